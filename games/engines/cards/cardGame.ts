/**
 * Structure of a card game: a player, their moves, and a deck whose order was fixed by the seeds before the first move.
 * Every rule is a pure function of that order, stake and moves. House, window and verifier therefore agree, and any
 * process can continue a round from its list of moves. M08, F03
 */

export const cardCodes = ['blackjack', 'niuNiu', 'goldenFlower', 'twoEight', 'douDizhu'] as const;
export type CardCode = (typeof cardCodes)[number];
/** Games of two hands in which all cards are shown at once. */
export type DuelCode = 'niuNiu' | 'goldenFlower' | 'twoEight';
export const isCardCode = (word: string): word is CardCode => (cardCodes as readonly string[]).includes(word);

/** A round after its moves: its visible part, and its payout. */
export interface Played<Shown> {
  /** What the player may see now. Face-down cards are `hidden`. */
  readonly shown: Shown;
  /** Stake that the moves added to the opening stake, satang. */
  readonly addedSatang: number;
  /** What the whole round pays as far as it is decided so far, satang. */
  readonly winSatang: number;
  readonly isOver: boolean;
}

/** Stands for a card that the player does not see. */
export const hidden = -1;

export interface CardGame<Shown = object> {
  readonly code: CardCode;
  /**
   * The stakes with which a round may be opened, satang. Each covers the greatest loss, except stakes added by moves.
   */
  readonly stakesSatang: readonly number[];
  /** `size`: how many cards there are. `count`: how many of them are shuffled, enough for any round. */
  readonly deck: { readonly size: number; readonly count: number };
  /** Replays a round; `order` is the order of the cards. Undefined if a move was not offered when it was made. */
  play(order: readonly number[], stakeSatang: number, moves: readonly string[]): Played<Shown> | undefined;
  /** The next move for a player who does not return; it adds no stake. M08 */
  leave(shown: Shown): string;
}
