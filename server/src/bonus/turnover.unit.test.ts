import { fullWeights } from '@foyer/contract/bonusTerms.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weightFor, countTurnover } from './turnover.ts';
import type { CountingTerms, Staked, TurnoverLock } from './turnover.ts';

const lock = (lockId: string, targetSatang: number, more: Partial<TurnoverLock> = {}): TurnoverLock => ({
  lockId,
  kind: 'deposit',
  principalSatang: targetSatang,
  targetSatang,
  createdMs: 0,
  expiresMs: null,
  endedMs: null,
  terms: undefined,
  ...more,
});
const counting = (more: Partial<CountingTerms> = {}): CountingTerms => ({
  platformCodes: [],
  excludedGameIds: [],
  weights: fullWeights,
  longestStakeSatang: 'none',
  ...more,
});
const staked = (fromMs: number, satang: number, more: Partial<Staked> = {}): Staked => ({
  fromMs,
  satang,
  platformCode: 'moyu',
  gameType: 1,
  gameId: 'any',
  aboveSatang: 0,
  ...more,
});
const doneOf = (locks: readonly TurnoverLock[], ...stakes: Staked[]) =>
  countTurnover(locks, stakes).map((state) => [state.doneSatang, state.lockedSatang]);

it('clears the oldest lock first and carries the remainder to the next. ENTITY-033', () => {
  const locks = [lock('D1', 100), lock('D2', 100, { createdMs: 5 })];
  expect(doneOf(locks, staked(0, 60), staked(5, 90))).toEqual([
    [100, 0],
    [50, 100],
  ]);
});

it('counts no stake that was placed before the lock began', () => {
  expect(doneOf([lock('D1', 100), lock('D2', 100, { createdMs: 5 })], staked(0, 500))).toEqual([
    [100, 0],
    [0, 100],
  ]);
});

it('holds no money for an ended lock, and counts later stakes for the next lock. SCREEN-075', () => {
  const locks = [lock('D1', 100, { endedMs: 5 }), lock('D2', 100)];
  expect(doneOf(locks, staked(0, 30), staked(5, 40))).toEqual([
    [30, 0],
    [40, 100],
  ]);
});

it('counts nothing after a bonus has expired, and keeps it locked until the house has taken it back', () => {
  const locks = [lock('B1', 100, { expiresMs: 5, terms: counting() })];
  expect(doneOf(locks, staked(0, 30), staked(5, 400))).toEqual([[30, 100]]);
});

describe('a bet counts by its weight', () => {
  const live = staked(0, 200, { gameType: 2 });
  const terms = counting({ weights: { ...fullWeights, live: 10, sports: 0 } });

  it('for its game type, and counts for the next lock if the weight is 0. L09', () => {
    const locks = [lock('B1', 100, { terms }), lock('D1', 300)];
    expect(doneOf(locks, live, staked(0, 500, { gameType: 3 }))).toEqual([
      [20, 100],
      [300, 0],
    ]);
  });

  it('and a stake that a lock needs in part is consumed in whole satang', () => {
    const third = counting({ weights: { ...fullWeights, live: 33 } });
    // One satang at 33 % uses 3.03 satang of the stake, so 196 of 200 are left.
    expect(doneOf([lock('B1', 1, { terms: third }), lock('D1', 300)], live)).toEqual([
      [1, 0],
      [196, 300],
    ]);
  });

  it('and only the part that the lock needs is consumed', () => {
    const locks = [lock('B1', 15, { terms }), lock('D1', 300)];
    expect(doneOf(locks, live)).toEqual([
      [15, 0],
      [50, 300],
    ]);
  });

  it.each([
    ['on a platform that counts', { platformCodes: ['moyu', 'kiln'] }, {}, 100],
    ['on another platform', { platformCodes: ['kiln'] }, {}, 0],
    ['in an excluded game', { excludedGameIds: ['any'] }, {}, 0],
    ['up to the longest stake', { longestStakeSatang: 200 }, { aboveSatang: 100 }, 100],
    ['above the longest stake', { longestStakeSatang: 200 }, { aboveSatang: 200 }, 0],
    ['of no known type, as another', { weights: { ...fullWeights, other: 30 } }, { gameType: 77 }, 30],
    ['of the 3D hall', { weights: { ...fullWeights, hall3d: 40 } }, { gameType: 7 }, 40],
  ])('%s. M22', (_, more: Partial<CountingTerms>, bets: Partial<Staked>, percent) => {
    expect(weightFor(counting(more), staked(0, 1, bets))).toBe(percent);
  });
});

/** Reference implementation: applies the rule one satang at a time. */
function bySatang(locks: readonly TurnoverLock[], bets: readonly Staked[]): number[] {
  const done = locks.map(() => 0);
  for (const bet of bets)
    for (let satang = 0; satang < bet.satang; satang += 1) {
      const taker = locks.findIndex(
        (one, index) =>
          one.createdMs <= bet.fromMs &&
          !(one.endedMs !== null && one.endedMs <= bet.fromMs) &&
          !(one.expiresMs !== null && one.expiresMs <= bet.fromMs) &&
          (done[index] ?? 0) < one.targetSatang * 100 &&
          weightFor(one.terms, bet) > 0,
      );
      const lockTaken = locks[taker];
      if (lockTaken === undefined) continue;
      const next = (done[taker] ?? 0) + weightFor(lockTaken.terms, bet);
      done[taker] = Math.min(lockTaken.targetSatang * 100, next);
    }
  return done.map((hundredths) => Math.floor(hundredths / 100));
}

describe('whatever is staked', () => {
  const aLock = fc.record({
    target: fc.integer({ min: 1, max: 1000 }),
    createdMs: fc.integer({ min: 0, max: 9 }),
    endedMs: fc.option(fc.integer({ min: 0, max: 9 })),
    expiresMs: fc.option(fc.integer({ min: 0, max: 9 })),
    terms: fc.option(
      fc.record({
        platformCodes: fc.subarray(['moyu', 'kiln']),
        excludedGameIds: fc.subarray(['koi', 'fox']),
        longestStakeSatang: fc.constantFrom('none' as const, 100, 300),
        weights: fc.record({
          slots: fc.constantFrom(100, 33),
          live: fc.constantFrom(0, 10, 100),
          sports: fc.constant(50),
          lottery: fc.constant(0),
          fish: fc.constant(100),
          chess: fc.constant(0),
          hall3d: fc.constant(100),
          other: fc.constant(0),
        }),
      }),
    ),
  });
  const aBet = fc.record({
    fromMs: fc.integer({ min: 0, max: 9 }),
    satang: fc.integer({ min: 1, max: 500 }),
    platformCode: fc.constantFrom('moyu', 'kiln'),
    gameType: fc.constantFrom(1, 2, 3),
    gameId: fc.constantFrom('koi', 'fox', 'any'),
  });
  const given = fc.tuple(fc.array(aLock, { maxLength: 6 }), fc.array(aBet, { maxLength: 20 }));
  const locksOf = (all: readonly (typeof aLock extends fc.Arbitrary<infer T> ? T : never)[]) =>
    all
      .toSorted((one, other) => one.createdMs - other.createdMs)
      .map(({ target, terms, ...times }, index) =>
        lock(String(index), target, { ...times, terms: terms ?? undefined }),
      );
  const betsOf = (all: readonly (typeof aBet extends fc.Arbitrary<infer T> ? T : never)[]): Staked[] =>
    all
      .toSorted((one, other) => one.fromMs - other.fromMs)
      .map((bet) => ({ ...bet, aboveSatang: bet.satang > 300 ? 300 : bet.satang > 100 ? 100 : 0 }));

  it('equals the result of counting satang by satang: no bet twice, nothing beyond a target. L09', () => {
    fc.assert(
      fc.property(given, ([someLocks, someBets]) => {
        const [locks, bets] = [locksOf(someLocks), betsOf(someBets)];
        const states = countTurnover(locks, bets);
        expect(states.map(({ doneSatang }) => doneSatang)).toEqual(bySatang(locks, bets));
        expect(states.reduce((sum, { doneSatang }) => sum + doneSatang, 0)).toBeLessThanOrEqual(
          bets.reduce((sum, { satang }) => sum + satang, 0),
        );
        for (const state of states) {
          expect(state.doneSatang).toBeLessThanOrEqual(state.targetSatang);
          const isOver = state.endedMs !== null || state.doneSatang === state.targetSatang;
          expect(state.lockedSatang).toBe(isOver ? 0 : state.principalSatang);
        }
      }),
    );
  });

  it('one more settled bet never reduces the progress of a lock, whenever it was placed. L09', () => {
    fc.assert(
      fc.property(given, aBet, ([someLocks, someBets], one) => {
        const locks = locksOf(someLocks);
        const before = countTurnover(locks, betsOf(someBets));
        const after = countTurnover(locks, betsOf([...someBets, one]));
        for (const [index, state] of after.entries())
          expect(state.doneSatang).toBeGreaterThanOrEqual(before[index]?.doneSatang ?? 0);
      }),
    );
  });
});
