import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cyclesAfter, cyclesOf, interestAfter, turnoverOf, yearlyPercent } from './growth.ts';
import type { Growth } from './growth.ts';

const day = 24 * 60;
const week: Growth = { ratePpm: 200, billingMinutes: day, planMinutes: 7 * day, capSatang: 50_000 };

it('pays 0.02 % a day on 10,000 baht: 2 baht a day, 14 in a week. ENTITY-036', () => {
  expect([0, 1, 2, 7].map((cycles) => interestAfter(week, 1_000_000, cycles))).toEqual([0, 200, 400, 1400]);
  expect(yearlyPercent(week)).toBeCloseTo(7.3, 10);
});

it('stops at the cap of a purchase. ENTITY-036', () => {
  expect(interestAfter({ ...week, capSatang: 500 }, 1_000_000, 7)).toBe(500);
});

it('counts complete cycles only, and none after the plan', () => {
  const passed = [-1, 0, day * 60_000 - 1, day * 60_000, 6.9 * day * 60_000, 900 * day * 60_000];
  expect(passed.map((ms) => cyclesAfter(week, ms))).toEqual([0, 0, 0, 1, 6, 7]);
  expect(cyclesOf({ ...week, planMinutes: 7 * day + 1 })).toBe(7);
});

it('requires the turnover in whole satang, rounded up', () => {
  expect([turnoverOf(1401, 1), turnoverOf(1401, 0.5), turnoverOf(1401, 0)]).toEqual([1401, 701, 0]);
});

describe('over a million accruals', () => {
  // A fixed seed: a million accruals take long, and every run tests the same ones.
  const growth = fc.record({
    ratePpm: fc.integer({ min: 1, max: 5_000 }),
    billingMinutes: fc.constantFrom(5, 60, day),
    planMinutes: fc.integer({ min: 20 * day, max: 90 * day }),
    capSatang: fc.integer({ min: 1, max: 10_000_000 }),
  });
  const principal = fc.integer({ min: 1, max: 20_000_000 });

  it('rounding creates no interest: the parts sum to the whole, and the whole never exceeds the rate', () => {
    let accruals = 0;
    let drift = 0n;
    fc.assert(
      fc.property(growth, principal, (terms, satang) => {
        const cycles = Math.min(2_000, cyclesOf(terms));
        let [credited, exactPpm] = [0, 0n];
        for (let cycle = 1; cycle <= cycles; cycle += 1) {
          const step = interestAfter(terms, satang, cycle) - interestAfter(terms, satang, cycle - 1);
          if (step < 0) throw new Error('interest was taken back');
          credited += step;
          exactPpm += BigInt(satang) * BigInt(terms.ratePpm);
          if (BigInt(credited) * 1_000_000n > exactPpm || credited > terms.capSatang) throw new Error('money was made');
          accruals += 1;
        }
        expect(credited).toBe(interestAfter(terms, satang, cycles));
        // Less than one satang is lost, whatever the number of accruals, unless the cap applies.
        if (credited < terms.capSatang) drift = exactPpm - BigInt(credited) * 1_000_000n;
        expect(drift < 1_000_000n).toBe(true);
      }),
      { numRuns: 1_500, seed: 36 },
    );
    expect(accruals).toBeGreaterThanOrEqual(1_000_000);
  });

  it('split purchases earn no more than a single one', () => {
    fc.assert(
      fc.property(growth, fc.array(principal, { minLength: 2, maxLength: 6 }), fc.nat(200), (terms, parts, cycles) => {
        const open = { ...terms, capSatang: Number.MAX_SAFE_INTEGER };
        const split = parts.reduce((sum, satang) => sum + interestAfter(open, satang, cycles), 0);
        const whole = parts.reduce((sum, satang) => sum + satang, 0);
        expect(split).toBeLessThanOrEqual(interestAfter(open, whole, cycles));
      }),
    );
  });
});
