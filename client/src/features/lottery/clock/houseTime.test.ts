import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { betterReading, errorAt, hasParted, houseTimeAt, readHouse } from './houseTime.ts';
import type { Ticks } from './houseTime.ts';

const dayMs = 86_400_000;
const noon = Date.UTC(2026, 10, 21, 12);
/** The clocks of a device whose wall clock is off by `skewMs`, at `afterMs` after the page was opened. */
const device =
  (skewMs: number) =>
  (afterMs: number): Ticks => ({ steadyMs: 5_000 + afterMs, wallMs: noon + skewMs + afterMs });

it('follows the house’s time if the device’s clock is off by up to 24 hours. SI-21', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -dayMs, max: dayMs }),
      fc.integer({ min: 0, max: 4_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 7_200_000 }),
      (skewMs, wayMs, share, laterMs) => {
        const at = device(skewMs);
        const reading = readHouse(noon + wayMs * share, at(0), at(wayMs));
        const shown = houseTimeAt(reading, at(wayMs + laterMs));
        expect(Math.abs((shown ?? 0) - (noon + wayMs + laterMs))).toBeLessThanOrEqual(wayMs / 2 + 0.01);
      },
    ),
  );
});

it('detects that the device has slept, and has no time then', () => {
  const at = device(0);
  const reading = readHouse(noon, at(0), at(40));
  const before = at(10_000);
  expect(houseTimeAt(reading, before)).toBe(noon + 10_000 - 20);
  // Asleep for an hour: the monotonic clock stopped while the wall clock continued.
  const awake = { steadyMs: before.steadyMs + 5, wallMs: before.wallMs + 3_600_000 };
  expect(hasParted(reading, awake)).toBe(true);
  expect(houseTimeAt(reading, awake)).toBeUndefined();
});

it.each([dayMs, -dayMs, 3_000, -3_000])('drops a reading after the clock was set by %i ms', (byMs) => {
  const at = device(0);
  const reading = readHouse(noon, at(0), at(40));
  const set = { steadyMs: at(1_000).steadyMs, wallMs: at(1_000).wallMs + byMs };
  expect(houseTimeAt(reading, set)).toBeUndefined();
  expect(houseTimeAt(betterReading(reading, readHouse(noon + 1_100, set, set), set), set)).toBe(noon + 1_100);
});

it('keeps an exact reading if the next reply is slow, and replaces it by a better one', () => {
  const at = device(0);
  const quick = readHouse(noon + 10, at(0), at(20));
  const slow = readHouse(noon + 12_000, at(10_000), at(13_000));
  expect(betterReading(quick, slow, at(13_000))).toBe(quick);
  const later = readHouse(noon + 20_004, at(20_000), at(20_008));
  expect(betterReading(quick, later, at(20_008))).toBe(later);
});

it('adopts the house’s newest time if it contradicts the older one', () => {
  const at = device(0);
  const quick = readHouse(noon + 10, at(0), at(20));
  const moved = readHouse(noon + 60_000, at(1_000), at(1_400));
  expect(betterReading(quick, moved, at(1_400))).toBe(moved);
});

it('becomes less exact with time', () => {
  const at = device(0);
  const reading = readHouse(noon, at(0), at(100));
  expect(errorAt(reading, at(100))).toBeLessThan(errorAt(reading, at(600_000)));
});
