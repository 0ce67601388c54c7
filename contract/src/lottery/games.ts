/** The lottery's games: what is drawn, and when. Days are those of Bangkok, UTC+7, which has no summer time. SI-21 */
import type { LotteryColour } from './colour.ts';

/** The fast one every minute, one every five minutes, one a day. */
export const lotteryCodes = ['minute', 'fiveMinute', 'daily'] as const;
export type LotteryCode = (typeof lotteryCodes)[number];
export const isLotteryCode = (value: unknown): value is LotteryCode => lotteryCodes.some((code) => code === value);

/** The balls in the drum, and how many are drawn. */
export interface Balls {
  readonly lowest: number;
  readonly highest: number;
  readonly count: number;
  /** Each ball goes back before the next is drawn. */
  readonly isReplaced: boolean;
}

export interface LotteryGame {
  readonly lotteryCode: LotteryCode;
  readonly balls: Balls;
  /** The place among the drawn balls, from 0, of the one whose colour counts. AMB-067 */
  readonly colourBall: number;
  /** From one draw to the next. An issue opens when the one before is drawn. */
  readonly periodMs: number;
  /** When an issue opens, after midnight in Bangkok. */
  readonly opensAfterMidnightMs: number;
  /** Nothing is taken from so long before the draw. */
  readonly cutOffMs: number;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

export const lotteryGames = {
  /** 分分彩: five digits, 1,440 issues a day. */
  minute: {
    lotteryCode: 'minute',
    balls: { lowest: 0, highest: 9, count: 5, isReplaced: true },
    colourBall: 4,
    periodMs: minuteMs,
    opensAfterMidnightMs: 0,
    cutOffMs: 5 * secondMs,
  },
  /** 五分11选5: five of eleven, 288 issues a day. */
  fiveMinute: {
    lotteryCode: 'fiveMinute',
    balls: { lowest: 1, highest: 11, count: 5, isReplaced: false },
    colourBall: 0,
    periodMs: 5 * minuteMs,
    opensAfterMidnightMs: 0,
    cutOffMs: 15 * secondMs,
  },
  /** 每日三色: six and a special one of forty-eight, sixteen of each colour; drawn at 21:30. */
  daily: {
    lotteryCode: 'daily',
    balls: { lowest: 1, highest: 48, count: 7, isReplaced: false },
    colourBall: 6,
    periodMs: 24 * hourMs,
    opensAfterMidnightMs: 21.5 * hourMs,
    cutOffMs: 10 * minuteMs,
  },
} as const satisfies Record<LotteryCode, LotteryGame>;

export const lotteryGame = (code: LotteryCode): LotteryGame => lotteryGames[code];

/** A ball's colour goes by what its number leaves when divided by three. AMB-067 */
export function ballColour(ball: number): Exclude<LotteryColour, 'number'> {
  const rest = ball % 3;
  if (rest === 0) return 'blue';
  return rest === 1 ? 'red' : 'yellow';
}

/** In the upper half of the game's numbers: 5 to 9 of ten digits, 25 to 48 of forty-eight. */
export const isBig = ({ lowest, highest }: Balls, ball: number): boolean => ball * 2 > lowest + highest;

/** Stakes that are offered to be tapped, satang, and how much an order may hold; a stake may be any whole baht. */
export const bettingLimits = {
  unitsSatang: [100, 200, 500, 1_000, 5_000, 10_000],
  maxMultiple: 999,
  maxLines: 50,
  maxChaseIssues: 100,
  /** Of one order, all issues of a chase together. */
  maxOrderSatang: 10_000_000,
} as const;
