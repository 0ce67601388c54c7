/** What a game of the card room draws on the felt, and the moves that it offers for it. */
import type { CardRound, CardShown } from '@foyer/contract/play/cards.ts';
import { isCalm, wait } from '../frame/dom.ts';

/** One button of the bar. */
export interface Act {
  readonly move: string;
  readonly label: string;
  /** What it adds to the stake, satang. */
  readonly addsSatang?: number;
  readonly key: string;
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  /** What the press does in this window alone, in place of a move. */
  readonly run?: () => void;
}

export interface Desk {
  readonly root: HTMLElement;
  /** Before the first round: empty places. */
  clear(): void;
  /** Draws what may be seen now; what is new since the last call comes in card by card, unless `isAtOnce`. */
  show(shown: CardShown, stakeSatang: number, isAtOnce: boolean): Promise<void>;
  actions(shown: CardShown, stakeSatang: number): readonly Act[];
  /** A word beside the acts: what a choice costs. */
  note(shown: CardShown, stakeSatang: number): string;
  /** What came of a round that is over, in one line. */
  outcomeText(round: CardRound): string;
}

/** Between two cards that are turned. */
const stepMs = 280;

/** A pause while dealing; none under reduced motion. */
export const beat = async (isAtOnce: boolean, beats = 1): Promise<void> => {
  if (!isAtOnce && !isCalm()) await wait(stepMs * beats);
};
