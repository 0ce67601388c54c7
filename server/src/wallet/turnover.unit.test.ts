import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { workedOff } from './turnover.ts';
import type { DepositLock } from './turnover.ts';

const lock = (orderNo: string, targetSatang: number): DepositLock => ({
  orderNo,
  principalSatang: targetSatang,
  targetSatang,
  createdMs: 0,
});

it('works the oldest lock off first and carries what is left to the next. ENTITY-033', () => {
  const states = workedOff([lock('D1', 100), lock('D2', 100)], [60, 90]);
  expect(states.map((state) => [state.doneSatang, state.lockedSatang])).toEqual([
    [100, 0],
    [50, 100],
  ]);
});

it('gives no lock a stake from before it began', () => {
  const states = workedOff([lock('D1', 100), lock('D2', 100)], [500, 0]);
  expect(states.map((state) => state.doneSatang)).toEqual([100, 0]);
});

it('counts no stake twice and works nothing off beyond its target', () => {
  const targets = fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 8 });
  fc.assert(
    fc.property(targets, fc.infiniteStream(fc.integer({ min: 0, max: 1500 })), (given, stakes) => {
      const staked = given.map(() => stakes.next().value as number);
      const states = workedOff(
        given.map((target, index) => lock(String(index), target)),
        staked,
      );
      const done = states.reduce((sum, state) => sum + state.doneSatang, 0);
      expect(done).toBeLessThanOrEqual(staked.reduce((sum, stake) => sum + stake, 0));
      for (const state of states) {
        expect(state.doneSatang).toBeLessThanOrEqual(state.targetSatang);
        expect(state.lockedSatang).toBe(state.doneSatang === state.targetSatang ? 0 : state.principalSatang);
      }
    }),
  );
});
