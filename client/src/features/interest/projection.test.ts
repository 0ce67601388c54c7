import { expect, it } from 'vitest';
import { milestonesOf, wholeInterest } from './projection.ts';

const day = 1440;
const week = { ratePpm: 200, billingMinutes: day, planMinutes: 7 * day, capSatang: 50_000 };
const month = { ratePpm: 300, billingMinutes: day, planMinutes: 30 * day, capSatang: 150_000 };

it('shows the first date, the last one and at most four between them. SI-46', () => {
  const shown = milestonesOf(month, { principalSatang: 1_000_000, startMs: 0 });
  expect(shown.map(({ cycle }) => cycle)).toEqual([1, 7, 13, 18, 24, 30]);
  expect(shown.at(-1)).toEqual({
    cycle: 30,
    atMs: 30 * 86_400_000,
    interestSatang: 9_000,
    sumSatang: 1_009_000,
  });
});

it('continues after the completed cycles', () => {
  const given = { principalSatang: 1_000_000, startMs: 0 };
  expect(milestonesOf(week, { ...given, doneCycles: 5 }).map(({ cycle }) => cycle)).toEqual([6, 7]);
  expect(milestonesOf(week, { ...given, doneCycles: 6 }).map(({ cycle }) => cycle)).toEqual([7]);
  expect(milestonesOf(week, { ...given, doneCycles: 7 })).toEqual([]);
});

it('never promises more than the cap. ENTITY-036', () => {
  expect(wholeInterest({ ...week, capSatang: 900 }, 1_000_000)).toBe(900);
});
