/** The site's calendar: a daily offer ends when the day ends in the house's time zone. */
import { houseDay, houseZoneMs } from '@foyer/contract/houseZone.ts';

const dayMs = 86_400_000;

export const calendar = {
  /** YYYY-MM-DD */
  day: houseDay,
  /** YYYY-MM */
  month: (ms: number): string => houseDay(ms).slice(0, 7),
  /** Returns the start of a day or, given YYYY-MM, of a month; epoch milliseconds. */
  startOf: (dayOrMonth: string): number =>
    Date.parse(dayOrMonth.length === 7 ? `${dayOrMonth}-01` : dayOrMonth) - houseZoneMs,
};

/** Returns the month `count` months later; earlier if `count` is negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + count)).toISOString().slice(0, 7);
}

/** Returns the day `count` days later; earlier if `count` is negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
