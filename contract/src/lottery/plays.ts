/**
 * The plays of each game: picks, wins, chances and odds. Odds are in hundredths and include the stake: 970 pays 9.70
 * for 1. Pure, and shared by house and client.
 */
import { ballColour, isBig, lotteryGame } from './games.ts';
import type { LotteryCode } from './games.ts';

/** One price of a play and its exact chance: `wins` of `of` equally likely draws of the balls that it uses. */
export interface Price {
  readonly oddsHundredths: number;
  readonly wins: number;
  readonly of: number;
}

/**
 * - `positions`: one zone per ball; each picked number is a bet on that ball. 定位胆, 特码
 * - `halves`: one zone per ball; picks are 0 big, 1 small, 2 odd, 3 even. 大小单双
 * - `colour`: one zone; picks are the indexes red 1, yellow 2 and blue 3 in `lotteryColours`. 颜色
 * - `straight`: one zone per ball, one number from each, in order. 直选复式
 * - `combination`: one zone, `pick` numbers from it, in any order; bankers are in every bet. 组六, 任选, 二中二; 胆拖
 * - `pair`: one zone; one number twice and another once. 组三
 */
export type Shape = 'positions' | 'halves' | 'colour' | 'straight' | 'combination' | 'pair';

export interface Play {
  readonly play: string;
  readonly lotteryCode: LotteryCode;
  readonly shape: Shape;
  /** The range of drawn balls that it uses: first position and count. */
  readonly from: number;
  readonly size: number;
  /** Numbers per bet; 1 unless the shape is `straight`, `combination` or `pair`. */
  readonly pick: number;
  /** One price; three for colours: red, yellow, blue. */
  readonly prices: readonly Price[];
}

export const halves = ['big', 'small', 'odd', 'even'] as const;
export type Half = (typeof halves)[number];

const price = (oddsHundredths: number, wins: number, of: number): Price => ({ oddsHundredths, wins, of });

type Row = readonly [play: string, shape: Shape, from: number, size: number, pick: number, ...prices: Price[]];

const minute: readonly Row[] = [
  ['position', 'positions', 0, 5, 1, price(970, 1, 10)],
  ['front3Straight', 'straight', 0, 3, 3, price(97_000, 1, 1_000)],
  ['back3Straight', 'straight', 2, 3, 3, price(97_000, 1, 1_000)],
  ['back2Straight', 'straight', 3, 2, 2, price(9_700, 1, 100)],
  ['front3Pair', 'pair', 0, 3, 2, price(32_333, 3, 1_000)],
  ['back3Pair', 'pair', 2, 3, 2, price(32_333, 3, 1_000)],
  ['front3Group', 'combination', 0, 3, 3, price(16_166, 6, 1_000)],
  ['back3Group', 'combination', 2, 3, 3, price(16_166, 6, 1_000)],
  ['halves', 'halves', 0, 5, 1, price(194, 5, 10)],
  ['colour', 'colour', 4, 1, 1, price(323, 3, 10), price(323, 3, 10), price(242, 4, 10)],
];

const fiveMinute: readonly Row[] = [
  ['any1', 'combination', 0, 5, 1, price(213, 5, 11)],
  ['any2', 'combination', 0, 5, 2, price(533, 2, 11)],
  ['any3', 'combination', 0, 5, 3, price(1_600, 2, 33)],
  ['any4', 'combination', 0, 5, 4, price(6_402, 1, 66)],
  ['any5', 'combination', 0, 5, 5, price(44_814, 1, 462)],
  ['any6', 'combination', 0, 5, 6, price(7_469, 1, 77)],
  ['any7', 'combination', 0, 5, 7, price(2_134, 1, 22)],
  ['any8', 'combination', 0, 5, 8, price(800, 4, 33)],
  ['position', 'positions', 0, 3, 1, price(1_067, 1, 11)],
  ['front2Straight', 'straight', 0, 2, 2, price(10_670, 1, 110)],
  ['front2Group', 'combination', 0, 2, 2, price(5_335, 1, 55)],
  ['front3Straight', 'straight', 0, 3, 3, price(96_030, 1, 990)],
  ['front3Group', 'combination', 0, 3, 3, price(16_005, 1, 165)],
  ['colour', 'colour', 0, 1, 1, price(266, 4, 11), price(266, 4, 11), price(355, 3, 11)],
];

const daily: readonly Row[] = [
  ['special', 'positions', 6, 1, 1, price(4_656, 1, 48)],
  ['specialHalves', 'halves', 6, 1, 1, price(194, 24, 48)],
  ['main1', 'combination', 0, 6, 1, price(776, 1, 8)],
  ['main2', 'combination', 0, 6, 2, price(7_294, 5, 376)],
  ['main3', 'combination', 0, 6, 3, price(83_885, 5, 4_324)],
  ['colour', 'colour', 6, 1, 1, price(291, 1, 3), price(291, 1, 3), price(291, 1, 3)],
];

const played = (lotteryCode: LotteryCode, rows: readonly Row[]): readonly Play[] =>
  rows.map(([play, shape, from, size, pick, ...prices]) => ({ play, lotteryCode, shape, from, size, pick, prices }));

export const lotteryPlays: Readonly<Record<LotteryCode, readonly Play[]>> = {
  minute: played('minute', minute),
  fiveMinute: played('fiveMinute', fiveMinute),
  daily: played('daily', daily),
};

/** Undefined if the game has no such play. */
export const playOf = (lotteryCode: LotteryCode, play: string): Play | undefined =>
  lotteryPlays[lotteryCode].find((one) => one.play === play);

/** Values that may be picked in each zone, and the maximum number of bankers (0: none). */
export function zonesOf(play: Play): { readonly zones: number; readonly values: readonly number[]; bankers: number } {
  const { lowest, highest } = lotteryGame(play.lotteryCode).balls;
  const numbers = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
  switch (play.shape) {
    case 'positions':
    case 'straight':
      return { zones: play.size, values: numbers, bankers: 0 };
    case 'halves':
      return { zones: play.size, values: [0, 1, 2, 3], bankers: 0 };
    case 'colour':
      return { zones: 1, values: [1, 2, 3], bankers: 0 };
    case 'pair':
      return { zones: 1, values: numbers, bankers: 0 };
    case 'combination':
      return { zones: 1, values: numbers, bankers: play.pick - 1 };
  }
}

/** Which halves a ball belongs to, as picks of `halves`. */
export const halvesOf = (lotteryCode: LotteryCode, ball: number): readonly [number, number] => [
  isBig(lotteryGame(lotteryCode).balls, ball) ? 0 : 1,
  ball % 2 === 1 ? 2 : 3,
];

const colourPicks = { red: 1, yellow: 2, blue: 3 } as const;
/** The colour of a ball as a pick: its index in `lotteryColours`. */
export const colourPick = (ball: number): number => colourPicks[ballColour(ball)];

/** Long-term return of a price, exact: `numerator / denominator`; 97/100 is 97 %. M09 */
export function returnOf({ oddsHundredths, wins, of }: Price): {
  readonly numerator: number;
  readonly denominator: number;
} {
  const [numerator, denominator] = [oddsHundredths * wins, 100 * of];
  const shared = divisor(numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
