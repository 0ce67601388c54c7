/** What each card game implements: drawing on the felt, and the moves to offer. */
import type { CardRound, CardShown } from '@foyer/contract/play/cards.ts';
import { isCalm, wait } from '../frame/dom.ts';

/** One button of the bar. */
export interface Act {
  readonly move: string;
  readonly label: string;
  /** Satang that the move adds to the stake. */
  readonly addsSatang?: number;
  readonly key: string;
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  /** Runs in place of a move, in this window alone. */
  readonly run?: () => void;
}

export interface Desk {
  readonly root: HTMLElement;
  /** Empties all places, as before a deal. */
  clear(): void;
  /** Shows on an empty table where the chosen stake would lie. */
  propose?(stakeSatang: number): void;
  /** Draws what is visible now. What is new since the last call appears card by card, unless `isAtOnce`. */
  show(shown: CardShown, stakeSatang: number, isAtOnce: boolean): Promise<void>;
  actions(shown: CardShown, stakeSatang: number): readonly Act[];
  /** Text beside the buttons, such as the price of insurance. */
  note(shown: CardShown, stakeSatang: number): string;
  /** The result of a finished round in one line. */
  outcomeText(round: CardRound): string;
}

/** Pause between two cards. */
const stepMs = 280;

/** A pause while dealing; none under reduced motion. */
export const beat = async (isAtOnce: boolean, beats = 1): Promise<void> => {
  if (!isAtOnce && !isCalm()) await wait(stepMs * beats);
};
