/**
 * 牛牛: three of five cards that sum to a multiple of ten, and the last digit of the other two. Faces are ten, an ace is
 * one. One deck. Equal hands are decided by the highest card and its suit, so there is no draw.
 */
import { cardOf, suits } from '../../playingCards.ts';
import { duelGame, firstDifference } from './duel.ts';
import type { DuelRules, HandRank } from './duel.ts';
import { itemAt } from '../../itemAt.ts';

const pipsOf = (card: number): number => Math.min(10, cardOf(card).rank);
const sumOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pipsOf(card), 0);
/** Spade, heart, club, diamond, the first the highest. */
const suitPlace = (card: number): number => suits.length - suits.indexOf(cardOf(card).suit);

interface Niu extends HandRank {
  /** 0 for no niu, 1 to 10 (niu niu), then the three hands above it. */
  readonly place: number;
  /** Tie-breakers between hands of the same rank. */
  readonly high: readonly number[];
}

const kindOf = (place: number): string =>
  itemAt(['none', ...'123456789'.split('').map((n) => `niu${n}`), 'niuNiu'], place);
const timesOf = (place: number): number => (place < 7 ? 1 : place < 10 ? 2 : 3);

const byHeight = (a: number, b: number): number => cardOf(b).rank - cardOf(a).rank || suitPlace(b) - suitPlace(a);

/** Puts three cards that make a multiple of ten first; undefined if there are none. */
function arranged(cards: readonly number[]): readonly number[] | undefined {
  const sum = sumOf(cards);
  for (const [at, first] of cards.entries())
    for (const second of cards.slice(at + 1)) {
      const pair = pipsOf(first) + pipsOf(second);
      // Three cards make a multiple of ten exactly if the other two have the same last digit as all five.
      if ((sum - pair) % 10 !== 0) continue;
      return [...cards.filter((card) => card !== first && card !== second), first, second];
    }
  return undefined;
}

export function niuOf(cards: readonly number[]): Niu {
  const sorted = cards.toSorted(byHeight);
  const [top = 0] = sorted;
  const high = [cardOf(top).rank, suitPlace(top)];
  const ranks = sorted.map((card) => cardOf(card).rank);
  if (ranks.every((rank) => rank < 5) && sumOf(cards) <= 10)
    return { kind: 'fiveSmall', place: 13, times: 5, high, laid: sorted };
  const quad = ranks.find((rank) => ranks.filter((other) => other === rank).length === 4);
  if (quad !== undefined) {
    const laid = sorted.toSorted((a, b) => Number(cardOf(b).rank === quad) - Number(cardOf(a).rank === quad));
    return { kind: 'bomb', place: 12, times: 5, high: [quad], laid };
  }
  if (ranks.every((rank) => rank > 10)) return { kind: 'fiveFaces', place: 11, times: 4, high, laid: sorted };
  const laid = arranged(sorted);
  const place = laid === undefined ? 0 : sumOf(cards) % 10 || 10;
  return { kind: kindOf(place), place, times: timesOf(place), high, laid: laid ?? sorted };
}

export const niuNiuRules: DuelRules = {
  code: 'niuNiu',
  deckSize: 52,
  cardsEach: 5,
  mostTimes: 5,
  rank: niuOf,
  compare(a, b) {
    const [mine, theirs] = [niuOf(a), niuOf(b)];
    return firstDifference([mine.place, ...mine.high], [theirs.place, ...theirs.high]);
  },
};

export const niuNiu = duelGame(niuNiuRules);
