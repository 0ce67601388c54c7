/** Time range of records. */
import { deviceTime } from '@foyer/text/time.ts';
import { periods } from './periodSearch.ts';
import type { Period, PeriodSearch } from './periodSearch.ts';

export interface PeriodFilter {
  /** A number of days up to today; `chosen`: from and to. */
  readonly period: Period | 'all' | 'chosen';
  /** YYYY-MM-DD in the visitor's time zone, or ''. */
  readonly from: string;
  readonly to: string;
}

export function periodOf({ days, from = '', to = '' }: PeriodSearch): PeriodFilter {
  const period = periods.find((one) => one === String(days)) ?? (from === '' && to === '' ? 'all' : 'chosen');
  return { period, from, to };
}

/** The search parameters of a filter. */
export function searchOf({ period, from, to }: PeriodFilter): PeriodSearch {
  if (period === 'all') return {};
  if (period !== 'chosen') return { days: Number(period) };
  return { ...(from && { from }), ...(to && { to }) };
}

/** Midnight in the visitor's time zone. Whole days, so that the query key stays the same until midnight. */
function midnight(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

/** Epoch milliseconds as the calls take them, both inclusive; '' for no bound. */
export function timesOf({ period, from, to }: PeriodFilter, nowMs: number): { startTime: string; endTime: string } {
  if (period === 'all') return { startTime: '', endTime: '' };
  if (period !== 'chosen') {
    return { startTime: String(midnight(deviceTime(nowMs, 'day'), 1 - Number(period))), endTime: '' };
  }
  return {
    startTime: from === '' ? '' : String(midnight(from, 0)),
    endTime: to === '' ? '' : String(midnight(to, 1) - 1),
  };
}
