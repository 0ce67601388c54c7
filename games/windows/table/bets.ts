/** The chips of a round: what is confirmed, what lies loose on the cloth, and what the round before had. */
import { chipsOf } from '@foyer/contract/play/table.ts';
import type { Chip, TableBet } from '@foyer/contract/play/table.ts';
import { merged } from './draft.ts';

export interface Bets {
  /** Confirmed on this round. */
  readonly own: readonly TableBet[];
  /** What may be laid again: the chips of the last round that had any. */
  readonly last: readonly Chip[];
  readonly hasDraft: boolean;
  /** A slip of these chips is on its way. */
  isSending: boolean;
  /** Nothing of it has been staked. */
  draft(): Chip[];
  lay(chips: readonly Chip[]): void;
  /** Takes back what was laid last. */
  undo(): void;
  clear(): void;
  /** The house's reply to a slip. */
  add(bet: TableBet): void;
  /** The house's list, which also names bets of other rounds. */
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
