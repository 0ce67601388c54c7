import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { workedOff } from './turnover.ts';
import type { TurnoverLock } from './turnover.ts';

const lock = (lockId: string, targetSatang: number, more: Partial<TurnoverLock> = {}): TurnoverLock => ({
  lockId,
  kind: 'deposit',
  principalSatang: targetSatang,
  targetSatang,
  createdMs: 0,
  endedMs: null,
  platformCode: '',
  ...more,
});
const staked = (fromMs: number, satang: number, platformCode = 'moyu') => ({ fromMs, platformCode, satang });
const doneOf = (locks: readonly TurnoverLock[], ...stakes: ReturnType<typeof staked>[]) =>
  workedOff(locks, stakes).map((state) => [state.doneSatang, state.lockedSatang]);

it('works the oldest lock off first and carries what is left to the next. ENTITY-033', () => {
  const locks = [lock('D1', 100), lock('D2', 100, { createdMs: 5 })];
  expect(doneOf(locks, staked(0, 60), staked(5, 90))).toEqual([
    [100, 0],
    [50, 100],
  ]);
});

it('gives no lock a stake from before it began', () => {
  expect(doneOf([lock('D1', 100), lock('D2', 100, { createdMs: 5 })], staked(0, 500))).toEqual([
    [100, 0],
    [0, 100],
  ]);
});

it('holds nothing by a lock that was ended, and lets later stakes pass it by. SCREEN-075', () => {
  const locks = [lock('D1', 100, { endedMs: 5 }), lock('D2', 100)];
  expect(doneOf(locks, staked(0, 30), staked(5, 40))).toEqual([
    [30, 0],
    [40, 100],
  ]);
});

it('counts for a bonus of one platform only what was staked there. ENTITY-034', () => {
  const locks = [lock('B1', 100, { kind: 'bonus', platformCode: 'kiln' }), lock('D1', 100)];
  expect(doneOf(locks, staked(0, 70), staked(0, 80, 'kiln'))).toEqual([
    [80, 100],
    [70, 100],
  ]);
});

it('counts no stake twice and works nothing off beyond its target', () => {
  const target = fc.integer({ min: 1, max: 1000 });
  const moment = fc.integer({ min: 0, max: 9 });
  const aLock = fc.record({ target, createdMs: moment, endedMs: fc.option(moment), isBonus: fc.boolean() });
  const aStake = fc.record({ fromMs: moment, satang: fc.nat(1500), platformCode: fc.constantFrom('moyu', 'kiln') });
  fc.assert(
    fc.property(fc.array(aLock, { maxLength: 8 }), fc.array(aStake, { maxLength: 20 }), (given, stakes) => {
      const locks = given
        .toSorted((one, other) => one.createdMs - other.createdMs)
        .map(({ target: satang, isBonus, ...times }, index) =>
          lock(String(index), satang, { ...times, platformCode: isBonus ? 'kiln' : '' }),
        );
      const states = workedOff(locks, stakes);
      const done = states.reduce((sum, state) => sum + state.doneSatang, 0);
      expect(done).toBeLessThanOrEqual(stakes.reduce((sum, { satang }) => sum + satang, 0));
      for (const state of states) {
        expect(state.doneSatang).toBeLessThanOrEqual(state.targetSatang);
        const isOver = state.endedMs !== null || state.doneSatang === state.targetSatang;
        expect(state.lockedSatang).toBe(isOver ? 0 : state.principalSatang);
      }
    }),
  );
});
