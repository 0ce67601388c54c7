import { expect, it } from 'vitest';
import { withdrawableOf } from './withdrawable.ts';

it('is the main wallet less the locked amount, and never below 0. AMB-046', () => {
  expect([withdrawableOf(1000_00, 600_00), withdrawableOf(500_00, 600_00), withdrawableOf(0, 0)]).toEqual([
    400_00, 0, 0,
  ]);
});
