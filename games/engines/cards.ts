/** A shoe of eight decks: cards 0 to 415, of which every 52 are one deck. */
export const shoe = { lowest: 0, highest: 415, isReplaced: false } as const;

export const suits = ['spade', 'heart', 'club', 'diamond'] as const;
export type Suit = (typeof suits)[number];

export interface Card {
  /** 1 is an ace, 11 to 13 are jack, queen and king. */
  readonly rank: number;
  readonly suit: Suit;
}

export function cardOf(number: number): Card {
  const ofDeck = number % 52;
  return { rank: (ofDeck % 13) + 1, suit: suits[Math.floor(ofDeck / 13)] ?? 'spade' };
}
