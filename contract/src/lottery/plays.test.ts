/** Compares every play with a brute-force enumeration that shares no code with it: bets, prizes, chances. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lotteryCodes, lotteryGame } from './games.ts';
import type { LotteryCode } from './games.ts';
import { lotteryPlays, playOf, returnOf, zonesOf } from './plays.ts';
import type { Play } from './plays.ts';
import { countBets, kindsOf, prizeOf, selectionKey, stakeOf } from './selection.ts';
import type { Selection } from './selection.ts';

/** One single bet, and whether it wins with these balls. */
interface Single {
  readonly price: number;
  readonly wins: (balls: readonly number[]) => boolean;
}

function* subsets(from: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  for (const [index, first] of from.entries())
    if (size > 0) for (const rest of subsets(from.slice(index + 1), size - 1)) yield [first, ...rest];
}

function* products(zones: readonly (readonly number[])[]): Generator<number[]> {
  const [zone, ...others] = zones;
  if (zone === undefined) yield [];
  else for (const first of zone) for (const rest of products(others)) yield [first, ...rest];
}

const alike = (one: readonly number[], other: readonly number[]): boolean =>
  String(one.toSorted((a, b) => a - b)) === String(other.toSorted((a, b) => a - b));
const within = (few: readonly number[], many: readonly number[]): boolean => few.every((one) => many.includes(one));

const colours = [
  [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46],
  [2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35, 38, 41, 44, 47],
];
const colourOf = (ball: number): number => colours.findIndex((balls) => balls.includes(ball)) + 1 || 3;
const half = { minute: 5, fiveMinute: 7, daily: 25 };
const isHalf = (code: LotteryCode, pick: number, ball: number): boolean =>
  [ball >= half[code], ball < half[code], ball % 2 === 1, ball % 2 === 0][pick] === true;

/** All single bets of a selection. */
function singlesOf(code: LotteryCode, play: Play, { picks, bankers }: Selection): Single[] {
  const [zone = []] = picks;
  const seen = (balls: readonly number[]) => balls.slice(play.from, play.from + play.size);
  const each = (of: (place: number, pick: number) => Single) =>
    picks.flatMap((some, place) => some.map((pick) => of(place, pick)));
  switch (play.shape) {
    case 'positions':
      return each((place, pick) => ({ price: 0, wins: (balls) => balls[play.from + place] === pick }));
    case 'halves':
      return each((place, pick) => ({
        price: 0,
        wins: (balls) => isHalf(code, pick, balls[play.from + place] ?? Number.NaN),
      }));
    case 'colour':
      return each((_, pick) => ({
        price: pick - 1,
        wins: (balls) => colourOf(balls[play.from] ?? Number.NaN) === pick,
      }));
    case 'straight':
      return [...products(picks)]
        .filter((bet) => code === 'minute' || new Set(bet).size === bet.length)
        .map((bet) => ({ price: 0, wins: (balls) => String(seen(balls)) === String(bet) }));
    case 'pair':
      return zone.flatMap((twice) =>
        zone.flatMap((once) =>
          once === twice ? [] : [{ price: 0, wins: (balls) => alike(seen(balls), [twice, twice, once]) }],
        ),
      );
    case 'combination':
      return [...subsets([...bankers, ...zone], play.pick)]
        .filter((bet) => within(bankers, bet))
        .map((bet) => ({
          price: 0,
          wins: (balls) => {
            const drawn = seen(balls);
            if (code === 'minute') return alike(drawn, bet);
            return play.pick <= play.size ? within(bet, drawn) : within(drawn, bet);
          },
        }));
  }
}

const all = lotteryCodes.flatMap((code) => lotteryPlays[code].map((play) => ({ code, play })));

/** Selections small enough to enumerate all of their bets. */
function selections(play: Play): fc.Arbitrary<Selection> {
  const { zones, values, bankers } = zonesOf(play);
  const most = play.shape === 'combination' ? Math.max(play.pick + 3, 5) : 5;
  const zone = fc.subarray([...values], { maxLength: Math.min(most, values.length) });
  const given = fc.tuple(fc.array(zone, { minLength: zones, maxLength: zones }), fc.subarray([...values]), fc.nat(8));
  return given.map(([picks, chosen, many]) => {
    const held = chosen.slice(0, Math.min(bankers, many));
    return { play: play.play, picks: picks.map((some) => some.filter((one) => !held.includes(one))), bankers: held };
  });
}

function draws(code: LotteryCode): fc.Arbitrary<number[]> {
  const { lowest, highest, count, isReplaced } = lotteryGame(code).balls;
  const ball = fc.integer({ min: lowest, max: highest });
  return isReplaced
    ? fc.array(ball, { minLength: count, maxLength: count })
    : fc.uniqueArray(ball, { minLength: count, maxLength: count });
}

/** Draws that are likely to win: mostly of numbers that were picked. */
const drawsNear = (code: LotteryCode, { picks, bankers }: Selection): fc.Arbitrary<number[]> =>
  draws(code).map((balls) => {
    const liked = [...bankers, ...picks.flat()].filter((one) => one >= lotteryGame(code).balls.lowest);
    if (lotteryGame(code).balls.isReplaced) return balls.map((ball, place) => picks[place % picks.length]?.[0] ?? ball);
    return [...new Set([...liked, ...balls])].slice(0, balls.length);
  });

it('covers all thirty plays of all games', () => {
  expect(all).toHaveLength(30);
  expect(new Set(all.map(({ code, play }) => `${code} ${play.play}`)).size).toBe(30);
});

describe.each(all)('$code $play.play', ({ code, play }) => {
  it('counts every bet and pays the prizes of all winning ones. SI-21', () => {
    const cases = selections(play).chain((selection) =>
      fc.tuple(
        fc.constant(selection),
        fc.oneof(draws(code), drawsNear(code, selection)),
        fc.integer({ min: 1, max: 99 }),
      ),
    );
    fc.assert(
      fc.property(cases, ([selection, balls, multiple]) => {
        const singles = singlesOf(code, play, selection);
        // Bankers alone are not a bet; at least one other number must be picked.
        const isBet = selection.picks.some((zone) => zone.length > 0);
        expect(countBets(code, selection)).toBe(isBet ? singles.length : 0);
        const line = { ...selection, unitSatang: 300, multiple };
        expect(stakeOf(code, line)).toBe(isBet ? singles.length * 300 * multiple : 0);
        const prize = singles
          .filter((single) => single.wins(balls))
          .reduce((sum, single) => sum + 3 * multiple * (play.prices[single.price]?.oddsHundredths ?? Number.NaN), 0);
        if (isBet) expect(prizeOf(code, line, balls)).toBe(prize);
      }),
      { numRuns: 80 },
    );
  });
});

/**
 * Enumerates every draw of the balls that a play uses; for combinations of the daily game, every bet against one draw
 * instead.
 */
function chanceOf(code: LotteryCode, play: Play, index: number): [wins: number, of: number] {
  const { lowest, highest, isReplaced } = lotteryGame(code).balls;
  const numbers = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  if (code === 'daily' && play.shape === 'combination') {
    const bets = [...subsets(numbers, play.pick)];
    return [bets.filter((bet) => within(bet, [1, 2, 3, 4, 5, 6])).length, bets.length];
  }
  const [one] = singlesOf(code, play, simplest(play, index));
  const drawn = [...products(Array.from({ length: play.size }, () => numbers))].filter(
    (balls) => isReplaced || new Set(balls).size === balls.length,
  );
  const padded = Array.from({ length: play.from }, () => Number.NaN);
  return [drawn.filter((balls) => one?.wins([...padded, ...balls])).length, drawn.length];
}

/** A selection of a single bet, if the play allows one; for pairs, of two, of which the first is used. */
function simplest(play: Play, index: number): Selection {
  const { zones, values } = zonesOf(play);
  const size = play.shape === 'pair' ? 2 : play.shape === 'combination' ? play.pick : 1;
  const picks = Array.from({ length: zones }, (_, place) => {
    if (play.shape === 'straight') return [values[place + 1] ?? 0];
    if (play.shape === 'colour') return [index + 1];
    if (place > 0) return [];
    return values.slice(0, size);
  });
  return { play: play.play, picks, bankers: [] };
}

describe('the prices', () => {
  // One zone of draws with five positions is enough: the others are alike by symmetry.
  const looked = all.map(({ code, play }) => ({
    code,
    play: ['positions', 'halves'].includes(play.shape) ? { ...play, size: 1 } : play,
  }));
  it.each(looked)('give the exact chance of $code $play.play. M09', ({ code, play }) => {
    for (const [index, price] of play.prices.entries()) {
      const [wins, of] = chanceOf(code, play, index);
      expect(wins * price.of).toBe(price.wins * of);
    }
  });
  it('return between 96.6 % and 97 % of the stake in every play. M09', () => {
    for (const { play } of all)
      for (const price of play.prices) {
        const { numerator, denominator } = returnOf(price);
        expect(numerator / denominator).toBeGreaterThanOrEqual(0.966);
        expect(numerator * 100).toBeLessThanOrEqual(97 * denominator);
      }
  });
});

const none = (play: string, picks: number[][], bankers: number[] = []) =>
  expect(countBets('minute', { play, picks, bankers })).toBe(0);
const key = (picks: number[][], bankers: number[] = []) => selectionKey({ play: 'any3', picks, bankers });

describe('a selection', () => {
  it('is not a bet while a number is missing, repeated, out of range or also a banker. VALID-057', () => {
    none('position', [[], [], [], [], []]);
    none('position', [[1]]);
    none('position', [[1, 1], [], [], [], []]);
    none('position', [[10], [], [], [], []]);
    none('position', [[1.5], [], [], [], []]);
    none('front3Straight', [[1], [2], []]);
    none('front3Group', [[1, 2]]);
    none('front3Group', [[1, 2, 3]], [1]);
    none('front3Group', [[4, 5]], [1, 2, 3]);
    none('front3Pair', [[1, 2]], [3]);
    none('front4Straight', [[1], [2], [3], [4]]);
    none('__proto__', []);
  });
  it('has the same key for any order of the picks', () => {
    expect(key([[3, 11, 1]])).toBe(key([[11, 1, 3]]));
    expect(key([[3, 11, 1]])).not.toBe(key([[3, 11]], [1]));
    expect(key([[1, 11]])).not.toBe(key([[11, 11]]));
  });
  it('is of the kind number, or of the colours picked. ENUM-021, CONST-035, AMB-067', () => {
    expect(kindsOf({ play: 'colour', picks: [[1, 3]], bankers: [] })).toEqual(['red', 'blue']);
    expect(kindsOf({ play: 'special', picks: [[7]], bankers: [] })).toEqual(['number']);
  });
  it('has no play of another game', () => expect(playOf('daily', 'any8')).toBeUndefined());
});
