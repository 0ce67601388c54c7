/**
 * 金花: three cards. In order: three of a kind, straight flush, flush, straight, pair, high card. The ace is high and may
 * also be below the two. Two, three and five of mixed suits beat only three of a kind.
 */
import { cardOf } from '../../playingCards.ts';
import { duelGame, firstDifference } from './duel.ts';
import type { DuelRules, HandRank } from './duel.ts';
import { itemAt } from '../../itemAt.ts';

const kinds = ['high', 'pair', 'straight', 'flower', 'straightFlower', 'trio'] as const;
const timesOf = [1, 1, 2, 3, 4, 5] as const;

export interface Flower extends HandRank {
  /** The kind's place, then the ranks that decide within it. */
  readonly order: readonly number[];
  readonly isTwoThreeFive: boolean;
}

const heightOf = (card: number): number => {
  const { rank } = cardOf(card);
  return rank === 1 ? 14 : rank;
};

export function flowerOf(cards: readonly number[]): Flower {
  const sorted = cards.toSorted((a, b) => heightOf(b) - heightOf(a));
  const heights = sorted.map(heightOf);
  const [first = 0, second = 0, third = 0] = heights;
  const isFlower = new Set(cards.map((card) => cardOf(card).suit)).size === 1;
  const isLow = first === 14 && second === 3 && third === 2;
  const isStraight = isLow || (first === second + 1 && second === third + 1);
  const made = (place: number, order: readonly number[], laid = sorted): Flower => ({
    kind: itemAt(kinds, place),
    times: timesOf[place] ?? 1,
    laid,
    order: [place, ...order],
    isTwoThreeFive: place === 0 && first === 5 && second === 3 && third === 2,
  });
  if (first === third) return made(5, [first]);
  if (isStraight) {
    const laid = isLow ? [...sorted.slice(1), ...sorted.slice(0, 1)] : sorted;
    return made(isFlower ? 4 : 2, [isLow ? 3 : first], laid);
  }
  if (isFlower) return made(3, heights);
  if (first === second) return made(1, [first, third]);
  if (second === third) return made(1, [third, first], [...sorted.slice(1), ...sorted.slice(0, 1)]);
  return made(0, heights);
}

export function compareFlowers(a: Flower, b: Flower): number {
  if (a.isTwoThreeFive && b.kind === 'trio') return 1;
  if (b.isTwoThreeFive && a.kind === 'trio') return -1;
  return firstDifference(a.order, b.order);
}

export const goldenFlowerRules: DuelRules = {
  code: 'goldenFlower',
  deckSize: 52,
  cardsEach: 3,
  mostTimes: 5,
  rank: flowerOf,
  compare: (a, b) => compareFlowers(flowerOf(a), flowerOf(b)),
};

export const goldenFlower = duelGame(goldenFlowerRules);
