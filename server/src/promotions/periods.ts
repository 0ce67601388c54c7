/** Periods in which a promotion can be claimed once: days, weeks from Monday, and months, in Bangkok time. STATE-011 */
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import { dayOf, startOfDay } from '../ledger/statementDays.ts';

export interface Period {
  /** Claims are unique per key. */
  readonly key: string;
  readonly startMs: number;
  /** Start of the next period; undefined if there is none. */
  readonly endMs: number | undefined;
}

/** Returns 0 for Sunday. Day 0 of the count was a Thursday. */
export const weekdayOf = (ms: number): number => (dayOf(ms) + 4) % 7;

function monthOf(nowMs: number): Period {
  const noon = new Date(startOfDay(dayOf(nowMs)) + 19 * 3_600_000);
  const [year, month] = [noon.getUTCFullYear(), noon.getUTCMonth()];
  const startOf = (of: number): number => startOfDay(Math.round(Date.UTC(year, of, 1) / 86_400_000));
  return { key: `m${year}-${String(month + 1).padStart(2, '0')}`, startMs: startOf(month), endMs: startOf(month + 1) };
}

/** For `everyTime` each deposit or bet is a period of its own. The caller uses its number as the key. */
export function periodOf(often: KeptTerms['often'], nowMs: number): Period {
  const day = dayOf(nowMs);
  switch (often) {
    case 'daily':
      return { key: `d${day}`, startMs: startOfDay(day), endMs: startOfDay(day + 1) };
    case 'weekly': {
      const week = Math.floor((day + 3) / 7);
      return { key: `w${week}`, startMs: startOfDay(week * 7 - 3), endMs: startOfDay(week * 7 + 4) };
    }
    case 'monthly':
      return monthOf(nowMs);
    case 'once':
    case 'everyTime':
      return { key: 'once', startMs: 0, endMs: undefined };
  }
}
