/**
 * The games of the lottery, and the times of their draws. Days are those of Bangkok, UTC+7, without daylight saving
 * time. SI-21
 */
import type { LotteryColour } from './colour.ts';

/** Drawn every minute, every five minutes, and once a day. */
export const lotteryCodes = ['minute', 'fiveMinute', 'daily'] as const;
export type LotteryCode = (typeof lotteryCodes)[number];
export const isLotteryCode = (value: unknown): value is LotteryCode => lotteryCodes.some((code) => code === value);

/** The range of the balls, and how many are drawn. */
export interface Balls {
  readonly lowest: number;
  readonly highest: number;
  readonly count: number;
  /** Whether each ball is put back before the next is drawn. */
  readonly isReplaced: boolean;
}

export interface LotteryGame {
  readonly lotteryCode: LotteryCode;
  readonly balls: Balls;
  /** Position, from 0, of the drawn ball whose colour counts. AMB-067 */
  readonly colourBall: number;
  /** Time between two draws. An issue opens when the previous one is drawn. */
  readonly periodMs: number;
  /** Opening time of an issue after midnight in Bangkok. */
  readonly opensAfterMidnightMs: number;
  /** Bets are not accepted this long before the draw. */
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
  /** 每日三色: six numbers and a special one of forty-eight, sixteen of each colour; drawn at 21:30. */
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

/** The colour of a ball follows from its number modulo three. AMB-067 */
export function ballColour(ball: number): Exclude<LotteryColour, 'number'> {
  const rest = ball % 3;
  if (rest === 0) return 'blue';
  return rest === 1 ? 'red' : 'yellow';
}

/** Whether a ball is in the upper half of the numbers: 5 to 9 of ten digits, 25 to 48 of forty-eight. */
export const isBig = ({ lowest, highest }: Balls, ball: number): boolean => ball * 2 > lowest + highest;

/** Suggested stakes in satang, any whole baht being accepted, and the limits of an order. */
export const bettingLimits = {
  unitsSatang: [100, 200, 500, 1_000, 5_000, 10_000],
  maxMultiple: 999,
  maxLines: 50,
  maxChaseIssues: 100,
  /** Of one order, for all issues of a chase together. */
  maxOrderSatang: 10_000_000,
} as const;
