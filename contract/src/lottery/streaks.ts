/** Streaks of past draws, apart from the other statistics: only the trend panel needs them. See trend.ts. */
import { ballColour, isBig, lotteryGame } from './games.ts';
import type { LotteryCode } from './games.ts';
import type { Drawn } from './trend.ts';

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
