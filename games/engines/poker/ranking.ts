/**
 * Ranks hands of five to seven cards. A hand is four bit masks of thirteen ranks, one per suit, so that ranking neither
 * sorts nor allocates. A higher score beats a lower one; equal scores tie.
 */
export const handKinds = [
  'highCard',
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
] as const;
export type HandKind = (typeof handKinds)[number];

/** `full`: 52 cards. `short`: 36 from the six up; there a flush beats a full house, and A 6 7 8 9 is the lowest straight. */
export type DeckKind = 'full' | 'short';

const ranks = 13;
const ace = 12;
const placeBits = 13;
const kindBits = 26;
const lowestBits = { full: 0b1_0000_0000_1111, short: 0b1_0000_1111_0000 } as const;

/** 0 is a two, 12 an ace. `card` is numbered as in `playingCards.ts`, where 0 is an ace. */
export const placeOfRank = (card: number): number => ((card % ranks) + ace) % ranks;
const suitOf = (card: number): number => Math.floor(card / ranks) % 4;

const counts = Uint8Array.from({ length: 2 ** ranks }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
});

/** The place of a straight's top card in each mask, -1 where there is none. */
function straightTops(kind: DeckKind): Int8Array {
  const lowest = lowestBits[kind];
  const lowestTop = kind === 'full' ? 3 : 7;
  return Int8Array.from({ length: 2 ** ranks }, (_, mask) => {
    for (let top = ace; top >= 4; top -= 1) if (((mask >> (top - 4)) & 0b11111) === 0b11111) return top;
    return (mask & lowest) === lowest ? lowestTop : -1;
  });
}
const tops = { full: straightTops('full'), short: straightTops('short') } as const;

const countOf = (mask: number): number => counts[mask] ?? 0;
const topBit = (mask: number): number => (mask === 0 ? 0 : 1 << (31 - Math.clz32(mask)));

function highest(mask: number, count: number): number {
  let rest = mask;
  while (countOf(rest) > count) rest &= rest - 1;
  return rest;
}

const scored = (kind: number, first: number, rest: number): number =>
  kind * 2 ** kindBits + first * 2 ** placeBits + rest;

/** The order of the two kinds that change places between the decks. */
const worths = { full: { flush: 5, fullHouse: 6 }, short: { flush: 6, fullHouse: 5 } } as const;

/** The score of the best five cards in the masks of the four suits. */
export function scoreOfMasks(a: number, b: number, c: number, d: number, deck: DeckKind): number {
  const straights = tops[deck];
  const worth = worths[deck];
  const all = a | b | c | d;
  const flush = countOf(a) > 4 ? a : countOf(b) > 4 ? b : countOf(c) > 4 ? c : countOf(d) > 4 ? d : 0;
  const flushTop = flush === 0 ? -1 : (straights[flush] ?? -1);
  if (flushTop >= 0) return scored(8, 0, flushTop);
  const four = a & b & c & d;
  if (four !== 0) return scored(7, four, topBit(all & ~four));
  const pairs = (a & b) | (a & c) | (a & d) | (b & c) | (b & d) | (c & d);
  const threes = (a & b & c) | (a & b & d) | (a & c & d) | (b & c & d);
  const three = topBit(threes);
  const full = three === 0 ? 0 : topBit(pairs & ~three);
  if (deck === 'full' && full !== 0) return scored(worth.fullHouse, three, full);
  if (flush !== 0) return scored(worth.flush, 0, highest(flush, 5));
  if (full !== 0) return scored(worth.fullHouse, three, full);
  const top = straights[all] ?? -1;
  if (top >= 0) return scored(4, 0, top);
  if (three !== 0) return scored(3, three, highest(all & ~three, 2));
  if (countOf(pairs) > 1) {
    const two = highest(pairs, 2);
    return scored(2, two, topBit(all & ~two));
  }
  return pairs !== 0 ? scored(1, pairs, highest(all & ~pairs, 3)) : scored(0, 0, highest(all, 5));
}

/** The score of the best five of these cards. */
export function scoreOf(cards: readonly number[], deck: DeckKind = 'full'): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (const card of cards) {
    const bit = 1 << placeOfRank(card);
    const suit = suitOf(card);
    if (suit === 0) a |= bit;
    else if (suit === 1) b |= bit;
    else if (suit === 2) c |= bit;
    else d |= bit;
  }
  return scoreOfMasks(a, b, c, d, deck);
}

/** The kind of hand that has this score. */
export function kindOfScore(score: number, deck: DeckKind = 'full'): HandKind {
  const kind = Math.floor(score / 2 ** kindBits);
  if (kind === 8) return score % 2 ** kindBits === ace ? 'royalFlush' : 'straightFlush';
  if (deck === 'short' && (kind === 5 || kind === 6)) return kind === 5 ? 'fullHouse' : 'flush';
  return handKinds[kind] ?? 'highCard';
}

/** Whether a score is at least a pair of this rank; 1 is an ace. */
export function isAtLeastPair(score: number, rank: number): boolean {
  return score >= scored(1, 1 << placeOfRank(rank - 1), 0);
}

/** The five cards, of five to seven, that make up the score; in the order given. */
export function bestFive(cards: readonly number[], deck: DeckKind = 'full'): readonly number[] {
  const best = scoreOf(cards, deck);
  for (let first = 0; first < cards.length; first += 1)
    for (let second = first; second < cards.length; second += 1) {
      const left = cards.filter((_, place) => place !== first && place !== second);
      if (left.length === 5 && scoreOf(left, deck) === best) return left;
    }
  return cards.slice(0, 5);
}
