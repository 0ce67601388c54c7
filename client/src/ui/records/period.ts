/** Time range of records. */
import { deviceTime } from '@foyer/text/time.ts';
import { periods } from './periodSearch.ts';
import type { Period, PeriodSearch } from './periodSearch.ts';

export interface PeriodFilter {
  /** So many days back with today; `chosen` is from and to. */
  readonly period: Period | 'all' | 'chosen';
  /** YYYY-MM-DD of the visitor's own calendar, or ''. */
  readonly from: string;
  readonly to: string;
}

export function periodOf({ days, from = '', to = '' }: PeriodSearch): PeriodFilter {
  const period = periods.find((one) => one === String(days)) ?? (from === '' && to === '' ? 'all' : 'chosen');
  return { period, from, to };
}

/** What the address says of it. */
export function searchOf({ period, from, to }: PeriodFilter): PeriodSearch {
  if (period === 'all') return {};
  if (period !== 'chosen') return { days: Number(period) };
  return { ...(from && { from }), ...(to && { to }) };
}

/** Midnight of the visitor's own calendar; whole days, so that the same question keeps the same key until midnight. */
function midnight(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

/** Epoch milliseconds as the calls take them, both included; '' where there is no bound. */
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
