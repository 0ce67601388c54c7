import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { slotAfter, slotsBetween } from './slots.ts';
import type { Every } from './slots.ts';

const at = (text: string): number => Date.parse(`${text}+07:00`);

it.each<[string, Every, string, string]>([
  ['every minute', { minutes: 1 }, '2026-11-21T10:00:59.999', '2026-11-21T10:01'],
  ['every minute, on the minute', { minutes: 1 }, '2026-11-21T10:01', '2026-11-21T10:02'],
  ['every five minutes from midnight', { minutes: 5 }, '2026-11-21T23:57', '2026-11-22T00:00'],
  ['daily', { dailyAt: '20:30' }, '2026-11-21T20:29', '2026-11-21T20:30'],
  ['daily, when today has passed', { dailyAt: '00:05' }, '2026-11-21T00:05', '2026-11-22T00:05'],
  ['on Tuesdays', { weeklyOn: 'tuesday', at: '10:00' }, '2026-11-21T10:00', '2026-11-24T10:00'],
  ['on Tuesdays, from a Tuesday', { weeklyOn: 'tuesday', at: '10:00' }, '2026-11-24T10:00', '2026-12-01T10:00'],
])('is due %s by the calendar of the site', (_name, every, after, expected) => {
  expect(new Date(slotAfter(every, at(after)))).toEqual(new Date(at(expected)));
});

it('lists every slot between two times, none twice and none left out', () => {
  const every = fc.oneof(
    fc.constantFrom(1, 5, 60).map((minutes): Every => ({ minutes })),
    fc.constant<Every>({ dailyAt: '03:30' }),
    fc.constant<Every>({ weeklyOn: 'monday', at: '00:00' }),
  );
  const moment = fc.integer({ min: at('2026-11-01T00:00'), max: at('2026-11-02T00:00') });
  fc.assert(
    fc.property(every, moment, moment, moment, (schedule, ...moments) => {
      const [first = 0, second = 0, third = 0] = moments.toSorted((one, other) => one - other);
      const whole = slotsBetween(schedule, first, third);
      expect([...slotsBetween(schedule, first, second), ...slotsBetween(schedule, second, third)]).toEqual(whole);
      expect(whole.every((slot) => slot > first && slot <= third)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
