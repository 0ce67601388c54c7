/** The formatters of all times that are shown. There are no others: docs/decisions/365-one-rule-for-times.md */
import type { Locale } from '@foyer/contract/envelope.ts';
import { houseZone, houseZoneMs } from '@foyer/contract/houseZone.ts';
import { intlLocales } from './locale.ts';

/** The part of `2026-11-23 09:29:24` that is shown. */
const cuts = {
  second: [0, 19],
  minute: [0, 16],
  day: [0, 10],
  /** `11-23 09:29` */
  short: [5, 16],
  hour: [11, 16],
  clock: [11, 19],
} as const;
export type TimeShown = keyof typeof cuts;

const two = (part: number): string => String(part).padStart(2, '0');

/** A time in the zone of the device, which is the player's own, so the zone is not named. AMB-070 */
export function deviceTime(epochMs: number, shown: TimeShown = 'second'): string {
  const at = new Date(epochMs);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const clock = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');
  return `${day} ${clock}`.slice(...cuts[shown]);
}

/**
 * A time in the house's zone, with its name: `2026-11-23 09:29:24 UTC+7`. For times that follow the house's clock, and
 * where the reader's zone is not known. `namedBeside`: for times whose zone is written next to them.
 */
export function houseTime(
  epochMs: number,
  shown: TimeShown = 'second',
  zone: 'named' | 'namedBeside' = 'named',
): string {
  const text = new Date(epochMs + houseZoneMs)
    .toISOString()
    .replace('T', ' ')
    .slice(...cuts[shown]);
  return zone === 'named' ? `${text} ${houseZone}` : text;
}

/** `11月23日周一`: a day in the house's zone, given its start. The zone is written next to it. */
export const houseWeekday = (locale: Locale, dayStartMs: number): string =>
  new Intl.DateTimeFormat(intlLocales[locale], {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
  }).format(dayStartMs + houseZoneMs);
