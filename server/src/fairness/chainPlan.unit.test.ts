/** Which chains a game needs now: none too late for its salt, none twice, none missing. F01 */
import { closesAt, opensAt } from '@foyer/games/fair/salt.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { plannedChains } from './chainPlan.ts';
import type { Timetable } from './chainPlan.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** An event every hour. */
const hourly = (aheadMs: number, isGapless = true): Timetable => ({
  eventsPerChain: 24,
  startMs: (index) => index * hourMs,
  aheadMs,
  firstIndex: (nowMs) => Math.floor(nowMs / hourMs),
  isGapless,
});

/** The end of the chains of a house that plans at these times, with what it planned at each. */
function plannedAt(table: Timetable, times: readonly number[]) {
  let end: number | undefined;
  return times.flatMap((nowMs) => {
    const planned = plannedChains(table, end, nowMs);
    for (const { firstIndex, length } of planned) end = firstIndex + length;
    return planned.map((chain) => ({ ...chain, nowMs }));
  });
}

const houses = fc.record({
  aheadMs: fc.constantFrom(0, 2 * dayMs),
  isGapless: fc.boolean(),
  pauses: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 }),
});

it('gives every event one chain, and every salted chain an anchor before its salt day, whenever the house is open', () => {
  fc.assert(
    fc.property(houses, ({ aheadMs, isGapless, pauses }) => {
      const table = hourly(aheadMs, isGapless);
      let nowMs = 20_000 * dayMs;
      const times = [nowMs, ...pauses.map((hours) => (nowMs += hours * hourMs))];
      const chains = plannedAt(table, times);
      for (const [at, { firstIndex, length, saltDay, nowMs: madeMs }] of chains.entries()) {
        const before = chains[at - 1];
        const end = before && before.firstIndex + before.length;
        if (isGapless && end !== undefined) expect(firstIndex).toBe(end);
        else expect(firstIndex).toBeGreaterThanOrEqual(end ?? 0);
        expect(length).toBeGreaterThan(0);
        if (saltDay === null) continue;
        expect(madeMs).toBeLessThan(opensAt(saltDay));
        expect(closesAt(saltDay) + hourMs).toBeLessThanOrEqual(table.startMs(firstIndex) - aheadMs);
        expect(length).toBeLessThanOrEqual(24);
      }
      for (const timeMs of times) {
        const index = Math.floor((timeMs + aheadMs) / hourMs);
        const ofEvent = chains.filter(({ firstIndex, length }) => index >= firstIndex && index < firstIndex + length);
        expect(ofEvent).toHaveLength(1);
      }
    }),
  );
});

it('plans salted chains alone after the first one, if the house is never closed for two days', () => {
  const times = Array.from({ length: 40 }, (_, at) => 20_000 * dayMs + at * 47 * hourMs);
  for (const aheadMs of [0, 2 * dayMs]) {
    const [first, ...later] = plannedAt(hourly(aheadMs), times);
    expect(first?.saltDay).toBeNull();
    expect(later.length).toBeGreaterThan(30);
    expect(later.filter(({ saltDay }) => saltDay === null)).toEqual([]);
  }
});

it('covers a long closure of a game whose events happen anyway with chains of a limited length', () => {
  const table = { ...hourly(0), eventsPerChain: 1_440, startMs: (index: number) => index * 60_000 };
  const start = 20_000 * dayMs;
  const planned = plannedChains(table, start / 60_000, start + 60 * dayMs);
  expect(Math.max(...planned.map(({ length }) => length))).toBe(10_000);
});
