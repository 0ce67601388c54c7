/**
 * 二八杠: forty tiles, one to nine dots and the white one, four of each; two tiles a side. A pair is highest, the pair of
 * whites above all; then two and eight; then points, of which only the last digit counts and a white is half a point.
 */
import { duelGame, firstDifference } from './duel.ts';
import type { DuelRules, HandRank } from './duel.ts';

export const white = 10;
/** 1 to 9 dots; the white tile is `white`. */
export const dotsOf = (tile: number): number => Math.floor(tile / 4) + 1;

/** In halves of a point. */
const halvesOf = (tile: number): number => (dotsOf(tile) === white ? 1 : dotsOf(tile) * 2);
/** Of a single tile: the white one is the lowest. */
const heightOf = (tile: number): number => dotsOf(tile) % white;

interface Tiles extends HandRank {
  readonly order: readonly number[];
}

export function tilesOf(tiles: readonly number[]): Tiles {
  const laid = tiles.toSorted((a, b) => heightOf(b) - heightOf(a));
  const [first = 0, second = 0] = laid;
  const dots = dotsOf(first);
  if (dots === dotsOf(second))
    return { kind: dots === white ? 'whitePair' : 'tilePair', times: 3, laid, order: [2, dots, 0] };
  if (heightOf(first) === 8 && heightOf(second) === 2) return { kind: 'twoEight', times: 2, laid, order: [1, 0, 0] };
  const points = (halvesOf(first) + halvesOf(second)) % 20;
  return { kind: `points${points}`, times: 1, laid, order: [0, points, heightOf(first)] };
}

export const twoEightRules: DuelRules = {
  code: 'twoEight',
  deckSize: 40,
  cardsEach: 2,
  mostTimes: 3,
  rank: tilesOf,
  compare: (a, b) => firstDifference(tilesOf(a).order, tilesOf(b).order),
};

export const twoEight = duelGame(twoEightRules);
