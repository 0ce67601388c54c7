/**
 * Structure of a card game: a player, their moves, and a deck whose order was fixed by the seeds before the first move.
 * Every rule is a pure function of that order, stake and moves. House, window and verifier therefore agree, and any
 * process can continue a round from its list of moves. M08, F03
 */

export const cardCodes = ['blackjack', 'niuNiu', 'goldenFlower', 'twoEight', 'douDizhu'] as const;
export type CardCode = (typeof cardCodes)[number];
/** Games of two hands that are shown at once. */
export type DuelCode = 'niuNiu' | 'goldenFlower' | 'twoEight';
export const isCardCode = (word: string): word is CardCode => (cardCodes as readonly string[]).includes(word);

/** A round after its moves: its visible part, and its payout. */
export interface Played<Shown> {
  /** What the player may see now. Face-down cards are `hidden`. */
  readonly shown: Shown;
  /** Taken by all moves on top of the opening stake, satang. */
  readonly addedSatang: number;
  /** What the whole round pays as far as it is decided, satang. */
  readonly winSatang: number;
  readonly isOver: boolean;
}

/** Stands for a card that the player does not see. */
export const hidden = -1;

export interface CardGame<Shown = object> {
  readonly code: CardCode;
  /** What a round may be opened with, satang; it covers the greatest loss but for what a move adds openly. */
  readonly stakesSatang: readonly number[];
  /** How many cards there are, and how many of them are put in order: more than any round can use. */
  readonly deck: { readonly size: number; readonly count: number };
  /** `order`: the cards as they come. undefined where one of the moves was not offered when it was made. */
  play(order: readonly number[], stakeSatang: number, moves: readonly string[]): Played<Shown> | undefined;
  /** The next move of a player who does not come back; it adds no stake. M08 */
  leave(shown: Shown): string;
}
