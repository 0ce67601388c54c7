import { deviceTime } from '@foyer/text/time.ts';
import { expect, it } from 'vitest';
import { periodOf, timesOf } from './period.ts';
import { dayIn, periodIn } from './periodSearch.ts';

const nowMs = new Date(2026, 10, 21, 15, 30).getTime();

it('reads a period or two days from the address and ignores everything else', () => {
  expect(periodIn({ days: 30, from: '2026-11-01' })).toEqual({ days: 30 });
  expect(periodIn({ from: '2026-11-01', to: '2026-11-21' })).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  for (const days of ['8', '-7', 'x', '7 or 1', null, {}]) expect(periodIn({ days })).toEqual({});
  for (const from of ['2026-02-30', '2026-13-01', '20261101', '<b>', 5, '9999999-01-01']) {
    expect(dayIn(from)).toBeUndefined();
  }
});

it('covers whole days in the visitor’s time zone, including today', () => {
  const week = timesOf(periodOf({ days: 7 }), nowMs);
  expect(deviceTime(Number(week.startTime), 'day')).toBe('2026-11-15');
  expect(new Date(Number(week.startTime)).getHours()).toBe(0);
  expect(week.endTime).toBe('');
  const chosen = timesOf(periodOf({ from: '2026-11-01', to: '2026-11-02' }), nowMs);
  expect(Number(chosen.endTime) - Number(chosen.startTime)).toBe(2 * 24 * 3_600_000 - 1);
  expect(timesOf(periodOf({ to: '2026-11-02' }), nowMs).startTime).toBe('');
  expect(timesOf(periodOf({}), nowMs)).toEqual({ startTime: '', endTime: '' });
});

it('gives the same range until midnight', () => {
  const filter = periodOf({ days: 90 });
  expect(timesOf(filter, nowMs)).toEqual(timesOf(filter, nowMs + 8 * 3_600_000));
  expect(timesOf(filter, nowMs)).not.toEqual(timesOf(filter, nowMs + 9 * 3_600_000));
});
