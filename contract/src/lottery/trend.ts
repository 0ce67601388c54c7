/**
 * Statistics of past draws: omission counts and rows of a trend chart; streaks are in streaks.ts. The house sends only draws (CALL-182,
 * up to 200 per page); both sides compute with this file. Draws are independent: this is a record, not a forecast, and
 * screens say so.
 */
import { lotteryGame } from './games.ts';
import type { LotteryCode } from './games.ts';

/** The balls of one drawn issue. */
export interface Drawn {
  readonly issue: string;
  readonly numbers: readonly number[];
}

const numbersOf = (lotteryCode: LotteryCode): number[] => {
  const { lowest, highest } = lotteryGame(lotteryCode).balls;
  return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
};

export interface Omission {
  readonly number: number;
  /** 遗漏: draws since it last came; the number of draws examined if it has not come. */
  readonly current: number;
  readonly longest: number;
  /** Number of times it came. */
  readonly times: number;
}

/**
 * Omissions of every number; draws are newest first. `place`: position of the ball from 0; if undefined, a number
 * counts at any position.
 */
export function omissionsOf(lotteryCode: LotteryCode, draws: readonly Drawn[], place?: number): Omission[] {
  return numbersOf(lotteryCode).map((number) => {
    const came = draws.flatMap(({ numbers }, age) =>
      (place === undefined ? numbers.includes(number) : numbers[place] === number) ? [age] : [],
    );
    const gaps = [...came, draws.length].map((age, index) => age - (index === 0 ? 0 : (came[index - 1] ?? 0) + 1));
    return { number, current: came[0] ?? draws.length, longest: Math.max(...gaps), times: came.length };
  });
}

/** One row of a trend chart: for every number its omission at that draw; 0 if it came. */
export interface TrendRow extends Drawn {
  readonly missing: readonly number[];
}

/** Rows are oldest first, as in a trend chart; draws are newest first. Omissions before the first row are not known. */
export function trendOf(lotteryCode: LotteryCode, draws: readonly Drawn[], place?: number): TrendRow[] {
  const numbers = numbersOf(lotteryCode);
  let missing = numbers.map(() => 0);
  return draws.toReversed().map((draw) => {
    missing = numbers.map((number, index) => {
      const isHere = place === undefined ? draw.numbers.includes(number) : draw.numbers[place] === number;
      return isHere ? 0 : (missing[index] ?? 0) + 1;
    });
    return { ...draw, missing };
  });
}
