/** Computes when a schedule is due, in the site's time zone: UTC+7 all year. */
import { startOfDay } from '../ledger/statementDays.ts';

const weekdays = ['thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday'] as const;
export type Weekday = (typeof weekdays)[number];

/** How often a schedule is due. Times are HH:MM of the site's zone; `minutes` divides a day, counted from midnight. */
export type Every =
  | { readonly minutes: number }
  | { readonly dailyAt: string }
  | { readonly weeklyOn: Weekday; readonly at: string };

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Returns the slots after `afterMs` and up to `untilMs`, oldest first. */
export function slotsBetween(every: Every, afterMs: number, untilMs: number): number[] {
  const slots: number[] = [];
  for (let slot = slotAfter(every, afterMs); slot <= untilMs; slot += periodOf(every)) slots.push(slot);
  return slots;
}

export function slotAfter(every: Every, afterMs: number): number {
  const [first, period] = [anchorOf(every), periodOf(every)];
  return first + (Math.floor((afterMs - first) / period) + 1) * period;
}

function periodOf(every: Every): number {
  if ('minutes' in every) return every.minutes * minuteMs;
  return 'dailyAt' in every ? dayMs : 7 * dayMs;
}

/** Returns any one slot of the schedule. */
function anchorOf(every: Every): number {
  if ('minutes' in every) return startOfDay(0);
  if ('dailyAt' in every) return startOfDay(0) + timeOf(every.dailyAt);
  // The first day of the epoch was a Thursday.
  return startOfDay(weekdays.indexOf(every.weeklyOn)) + timeOf(every.at);
}

function timeOf(clock: string): number {
  const [hours = '', minutes = ''] = clock.split(':');
  return (Number(hours) * 60 + Number(minutes)) * minuteMs;
}
