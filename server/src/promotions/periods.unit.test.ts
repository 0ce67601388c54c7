import { expect, it } from 'vitest';
import { periodOf, weekdayOf } from './periods.ts';

const at = (text: string): number => Date.parse(`${text}+07:00`);
const bounds = (often: 'daily' | 'weekly' | 'monthly', text: string) => {
  const { startMs, endMs } = periodOf(often, at(text));
  return [startMs, endMs].map((ms) => new Date((ms ?? 0) + 7 * 3_600_000).toISOString().slice(0, 16));
};

it.each([
  ['daily', '2026-11-21T00:00', ['2026-11-21T00:00', '2026-11-22T00:00']],
  ['daily', '2026-11-20T23:59', ['2026-11-20T00:00', '2026-11-21T00:00']],
  ['weekly', '2026-11-21T12:00', ['2026-11-16T00:00', '2026-11-23T00:00']],
  ['weekly', '2026-11-16T00:00', ['2026-11-16T00:00', '2026-11-23T00:00']],
  ['monthly', '2026-12-31T23:59', ['2026-12-01T00:00', '2027-01-01T00:00']],
  ['monthly', '2028-02-01T00:00', ['2028-02-01T00:00', '2028-03-01T00:00']],
] as const)('counts the %s period of %s in Bangkok. STATE-011', (often, text, expected) => {
  expect(bounds(often, text)).toEqual(expected);
});

it('has one key for each period, which no other period shares', () => {
  const days = Array.from({ length: 800 }, (_, day) => at('2026-01-01T09:00') + day * 86_400_000);
  for (const often of ['daily', 'weekly', 'monthly'] as const) {
    const starts = new Map(days.map((ms) => [periodOf(often, ms).key, periodOf(often, ms).startMs]));
    expect(new Set(starts.values()).size).toBe(starts.size);
    for (const ms of days) expect(starts.get(periodOf(often, ms).key)).toBe(periodOf(often, ms).startMs);
  }
});

it('returns the day of the week', () => {
  expect([weekdayOf(at('2026-11-21T00:30')), weekdayOf(at('2026-11-22T00:30'))]).toEqual([6, 0]);
});
