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

export const isRed = ({ suit }: Card): boolean => suit === 'heart' || suit === 'diamond';

/** Text of a rank in a card's corner. */
export const rankText = (rank: number): string => ({ 1: 'A', 11: 'J', 12: 'Q', 13: 'K' })[rank] ?? String(rank);
