/** What stands in the address of the statement and which time it means. */
import { periods } from './periodSearch.ts';
import type { Period, PeriodSearch } from './periodSearch.ts';

export interface StatementFilter {
  /** A title of section 4, or '' for all. ENUM-014 */
  readonly type: string;
  /** So many days back with today; `chosen` is from and to. */
  readonly period: Period | 'all' | 'chosen';
  /** YYYY-MM-DD of the visitor's own calendar, or ''. */
  readonly from: string;
  readonly to: string;
}

export function filterOf(search: PeriodSearch & { readonly type?: number }): StatementFilter {
  const { type, days, from = '', to = '' } = search;
  const period = periods.find((one) => one === String(days)) ?? (from === '' && to === '' ? 'all' : 'chosen');
  return { type: type === undefined ? '' : String(type), period, from, to };
}

/** Midnight of the visitor's own calendar; whole days, so that the same question keeps the same key until midnight. */
function midnight(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

const two = (part: number): string => String(part).padStart(2, '0');

export function localDay(ms: number): string {
  const at = new Date(ms);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Epoch milliseconds as the calls take them, both included; '' where there is no bound. */
export function timesOf({ period, from, to }: StatementFilter, nowMs: number): { startTime: string; endTime: string } {
  if (period === 'all') return { startTime: '', endTime: '' };
  if (period !== 'chosen') {
    return { startTime: String(midnight(localDay(nowMs), 1 - Number(period))), endTime: '' };
  }
  return {
    startTime: from === '' ? '' : String(midnight(from, 0)),
    endTime: to === '' ? '' : String(midnight(to, 1) - 1),
  };
}
