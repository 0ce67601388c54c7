import { expect, it } from 'vitest';
import { depthOf, monthsThrough, ticksOf } from './chartScale.ts';

it.each([
  [[], [0, 100]],
  [[750_000], [0, 200_000, 400_000, 600_000, 800_000]],
  [
    [-30_000, 90_000],
    [-50_000, 0, 50_000, 100_000],
  ],
  [[-4_000_000], [-4_000_000, -3_000_000, -2_000_000, -1_000_000, 0]],
])('encloses %j and zero in round steps: %j', (amounts, ticks) => {
  expect(ticksOf(amounts)).toEqual(ticks);
});

it('measures from the top of the scale', () => {
  const ticks = ticksOf([-30_000, 90_000]);
  expect([100_000, -50_000, 25_000].map((amount) => depthOf(ticks, amount))).toEqual([0, 1, 0.5]);
});

it('shows months without bets between others, and at least six', () => {
  expect(monthsThrough(['2026-11', '2026-01']).length).toBe(11);
  expect(monthsThrough(['2026-02'])).toEqual(['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsThrough([])).toEqual([]);
});
