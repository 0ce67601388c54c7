/** The site's own days and months: where an offer is for a day, the day ends when the operator's does. */
import type { House } from '../http/context.ts';
import { settings } from './settings.ts';

const dayMs = 86_400_000;

export interface Calendar {
  /** YYYY-MM-DD */
  day(ms: number): string;
  /** YYYY-MM */
  month(ms: number): string;
  /** The first moment of a day or, given YYYY-MM, of a month; epoch milliseconds. */
  startOf(dayOrMonth: string): number;
}

function calendarWith(offsetMs: number): Calendar {
  const local = (ms: number) => new Date(ms + offsetMs).toISOString();
  return {
    day: (ms) => local(ms).slice(0, 10),
    month: (ms) => local(ms).slice(0, 7),
    startOf: (dayOrMonth) => Date.parse(dayOrMonth.length === 7 ? `${dayOrMonth}-01` : dayOrMonth) - offsetMs,
  };
}

/** UTC+7 where the operator has set nothing. */
export async function calendarOf(house: House): Promise<Calendar> {
  const { siteUtcOffsetMinutes } = await settings(house, ['siteUtcOffsetMinutes']);
  return calendarWith((siteUtcOffsetMinutes === '' ? 420 : Number(siteUtcOffsetMinutes)) * 60_000);
}

/** The month that follows or, with a negative `count`, comes before. */
export function addMonths(month: string, count: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + count)).toISOString().slice(0, 7);
}

/** The day that follows or, with a negative `count`, comes before. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
