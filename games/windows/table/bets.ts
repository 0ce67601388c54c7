/** The chips of a round: confirmed ones, unconfirmed ones, and those of the last round with bets. */
import { chipsOf } from '@foyer/contract/play/table.ts';
import type { Chip, TableBet } from '@foyer/contract/play/table.ts';
import { merged } from './draft.ts';

export interface Bets {
  /** Confirmed bets of this round. */
  readonly own: readonly TableBet[];
  /** The chips of the last round that had any, for `repeat`. */
  readonly last: readonly Chip[];
  readonly hasDraft: boolean;
  /** Whether a slip with the unconfirmed chips is being sent. */
  isSending: boolean;
  /** The unconfirmed chips, which are not staked. */
  draft(): Chip[];
  lay(chips: readonly Chip[]): void;
  /** Removes the chips that were laid last. */
  undo(): void;
  clear(): void;
  /** Adds a bet that the house has confirmed. */
  add(bet: TableBet): void;
  /** Takes over the house's list, which also has bets of other rounds. */
  take(bets: readonly TableBet[], roundNo: string): void;
  nextRound(): void;
}

export const chipsIn = (bets: readonly TableBet[]): Chip[] => merged(bets.flatMap(({ slip }) => chipsOf(slip)));

export function createBets(): Bets {
  let own: readonly TableBet[] = [];
  let last: readonly Chip[] = [];
  let drafts: (readonly Chip[])[] = [];
  return {
    get own() {
      return own;
    },
    get last() {
      return last;
    },
    get hasDraft() {
      return drafts.length > 0;
    },
    isSending: false,
    draft: () => merged(drafts.flat()),
    lay: (chips) => void drafts.push(chips),
    undo: () => void drafts.pop(),
    clear: () => void (drafts = []),
    add(bet) {
      if (!own.some(({ orderNo }) => orderNo === bet.orderNo)) own = [...own, bet];
    },
    take(bets, roundNo) {
      own = bets.filter((bet) => bet.roundNo === roundNo);
      const others = bets.filter((bet) => bet.roundNo !== roundNo);
      if (others.length > 0) last = chipsIn(others);
    },
    nextRound() {
      if (own.length > 0) last = chipsIn(own);
      own = [];
    },
  };
}
