import { expect, it } from 'vitest';
import { feeOf } from './fee.ts';

it.each([
  [100_00, 0.015, 1_50],
  [19_99, 0.015, 29],
  [66, 0.015, 0],
  [100_00, 0, 0],
  [650_00, 0.0003, 19],
])(
  'the fee on %i satang at a rate of %f is %i: fractions of a satang are not charged',
  (amountSatang, rate, feeSatang) => {
    expect(feeOf(amountSatang, rate)).toBe(feeSatang);
  },
);
