import { expect, it } from 'vitest';
import { pokerDraw } from '../../fair/pokerRound.ts';
import { dealt, deckOf } from './deck.ts';
import { bestFive, handKinds, isAtLeastPair, kindOfScore, placeOfRank, scoreOf, scoreOfMasks } from './ranking.ts';
import type { DeckKind } from './ranking.ts';

/** How often each kind occurs among all five-card hands of a deck, ranked by the engine. */
function kindsOfAll(kind: DeckKind): Record<string, number> {
  const deck = deckOf(kind);
  const suits = deck.map((card) => Math.floor(card / 13));
  const bits = deck.map((card) => 1 << placeOfRank(card));
  const tally = new Map<string, number>();
  const byTop = new Map<number, number>();
  const masks = [0, 0, 0, 0];
  const toggle = (card: number) => {
    const suit = suits[card] ?? 0;
    masks[suit] = (masks[suit] ?? 0) ^ (bits[card] ?? 0);
  };
  const walk = (from: number, left: number): void => {
    if (left === 0) {
      const [a = 0, b = 0, c = 0, d = 0] = masks;
      const score = scoreOfMasks(a, b, c, d, kind);
      const key = score >= 8 * 2 ** 26 ? score : Math.floor(score / 2 ** 26) * 2 ** 26;
      byTop.set(key, (byTop.get(key) ?? 0) + 1);
      return;
    }
    for (let card = from; card <= deck.length - left; card += 1) {
      toggle(card);
      walk(card + 1, left - 1);
      toggle(card);
    }
  };
  walk(0, 5);
  for (const [score, count] of byTop) {
    const name = kindOfScore(score, kind);
    tally.set(name, (tally.get(name) ?? 0) + count);
  }
  return Object.fromEntries(tally);
}

it('finds each kind among all 2,598,960 hands of five as often as combinatorics predicts', () => {
  expect(kindsOfAll('full')).toEqual({
    royalFlush: 4,
    straightFlush: 36,
    fourOfAKind: 624,
    fullHouse: 3_744,
    flush: 5_108,
    straight: 10_200,
    threeOfAKind: 54_912,
    twoPair: 123_552,
    pair: 1_098_240,
    highCard: 1_302_540,
  });
});

it('finds each kind among all 376,992 hands of a short deck, where flushes are rarer than full houses', () => {
  expect(kindsOfAll('short')).toEqual({
    royalFlush: 4,
    straightFlush: 20,
    fourOfAKind: 288,
    flush: 480,
    fullHouse: 1_728,
    straight: 6_120,
    threeOfAKind: 16_128,
    twoPair: 36_288,
    pair: 193_536,
    highCard: 122_400,
  });
});

/** A second ranking that shares no code with the first: it sorts, groups and compares lists. */
function slowWorth(five: readonly number[], kind: DeckKind): number[] {
  const places = five.map(placeOfRank).toSorted((one, other) => other - one);
  const groups = [...Map.groupBy(places, (place) => place)]
    .map(([place, of]) => [of.length, place] as const)
    .toSorted((one, other) => other[0] - one[0] || other[1] - one[1]);
  const isFlush = new Set(five.map((card) => Math.floor(card / 13))).size === 1;
  const low = kind === 'full' ? '12,3,2,1,0' : '12,7,6,5,4';
  const isLow = places.join() === low;
  const isStraight = groups.length === 5 && (isLow || (places[0] ?? 0) - (places[4] ?? 0) === 4);
  const shape = groups.map(([count]) => count).join('');
  const order = groups.map(([, place]) => place);
  const [flush, full] = kind === 'full' ? [5, 6] : [6, 5];
  if (isStraight) return [isFlush ? 8 : 4, isLow ? (places[1] ?? 0) : (places[0] ?? 0)];
  if (isFlush) return [flush, ...order];
  return [{ 41: 7, 32: full, 311: 3, 221: 2, 2111: 1, 11111: 0 }[shape] ?? -1, ...order];
}
const compare = (one: readonly number[], other: readonly number[]): number => {
  for (let i = 0; i < one.length; i += 1) if (one[i] !== other[i]) return Math.sign((one[i] ?? 0) - (other[i] ?? 0));
  return 0;
};
function slowBest(cards: readonly number[], kind: DeckKind): number[] {
  let best: number[] = [-1];
  for (let a = 0; a < 7; a += 1)
    for (let b = a + 1; b < 7; b += 1) {
      const worth = slowWorth(
        cards.filter((_, place) => place !== a && place !== b),
        kind,
      );
      if (compare(worth, best) > 0) best = worth;
    }
  return best;
}

it.each(['full', 'short'] as const)('ranks seven cards of a %s deck by the best of their 21 hands of five', (kind) => {
  for (let nonce = 0; nonce < 1_500; nonce += 1) {
    const cards = dealt(pokerDraw({ serverSeed: 'a'.repeat(64), clientSeed: 'order', nonce }), 0, 9, kind);
    const [one, other] = [cards.slice(0, 7), cards.slice(2, 9)];
    const fast = Math.sign(scoreOf(one, kind) - scoreOf(other, kind));
    expect([cards, fast]).toEqual([cards, compare(slowBest(one, kind), slowBest(other, kind))]);
    expect(handKinds).toContain(kindOfScore(scoreOf(one, kind), kind));
    const five = bestFive(one, kind);
    expect([five.length, scoreOf(five, kind)]).toEqual([5, scoreOf(one, kind)]);
  }
});

it('tells a pair of fours from a pair of threes', () => {
  const [four, three, rest] = [
    [3, 16],
    [2, 15],
    [12, 24, 7, 48, 18],
  ];
  expect(isAtLeastPair(scoreOf([...three, ...rest]), 4)).toBe(false);
  expect(isAtLeastPair(scoreOf([...four, ...rest]), 4)).toBe(true);
});

it('deals every card of a deck once', () => {
  const draw = pokerDraw({ serverSeed: 'b'.repeat(64), clientSeed: 'deal', nonce: 3 });
  expect(dealt(draw, 1, 52).toSorted((one, other) => one - other)).toEqual(deckOf('full'));
  expect(dealt(draw, 1, 36, 'short').toSorted((one, other) => one - other)).toEqual(deckOf('short'));
  expect(dealt(draw, 1, 5)).not.toEqual(dealt(draw, 2, 5));
});
