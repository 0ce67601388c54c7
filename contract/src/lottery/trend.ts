/**
 * Statistics of past draws: omission counts, streaks and rows of a trend chart. The house sends only draws (CALL-182,
 * up to 200 per page); both sides compute with this file. Draws are independent: this is a record, not a forecast, and
 * screens say so.
 */
import { ballColour, isBig, lotteryGame } from './games.ts';
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

/** Properties of a ball that can form a streak. */
export const traits = ['big', 'small', 'odd', 'even', 'red', 'yellow', 'blue'] as const;
export type Trait = (typeof traits)[number];

export function hasTrait(lotteryCode: LotteryCode, ball: number, trait: Trait): boolean {
  switch (trait) {
    case 'big':
      return isBig(lotteryGame(lotteryCode).balls, ball);
    case 'small':
      return !isBig(lotteryGame(lotteryCode).balls, ball);
    case 'odd':
      return ball % 2 === 1;
    case 'even':
      return ball % 2 === 0;
    case 'red':
    case 'yellow':
    case 'blue':
      return ballColour(ball) === trait;
  }
}

export interface Streak {
  /** Position of the ball, from 0. */
  readonly place: number;
  readonly trait: Trait;
  /** Number of consecutive draws up to the newest. */
  readonly length: number;
}

/** 长龙: results repeated in at least this many consecutive draws, longest first. Draws are newest first. */
export function streaksOf(lotteryCode: LotteryCode, draws: readonly Drawn[], atLeast = 3): Streak[] {
  const places = Array.from({ length: lotteryGame(lotteryCode).balls.count }, (_, place) => place);
  const all = places.flatMap((place) =>
    traits.map((trait) => {
      const broken = draws.findIndex(
        ({ numbers }) => !hasTrait(lotteryCode, numbers[place] ?? Number.NaN, trait) || numbers[place] === undefined,
      );
      return { place, trait, length: broken < 0 ? draws.length : broken };
    }),
  );
  return all.filter(({ length }) => length >= atLeast).toSorted((one, other) => other.length - one.length);
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
