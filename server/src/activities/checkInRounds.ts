/** Streaks and rounds of the check-in and of sign-in points. Days are YYYY-MM-DD in the site's time zone. */
import { addDays } from '../settings/calendar.ts';

/** Counts consecutive days up to today, or up to yesterday if today is not among them. `days` are newest first. */
export function streakOf(days: readonly string[], today: string): number {
  const yesterday = addDays(today, -1);
  let streak = 0;
  let expected = days[0] === today ? today : yesterday;
  for (const day of days) {
    if (day !== expected) break;
    streak += 1;
    expected = addDays(expected, -1);
  }
  return streak;
}

/** Returns the place of the next day after `total` days. Missed days are ignored. Only a full round restarts at 1. */
export const placeAfter = (total: number, size: number): number => (total % Math.max(1, size)) + 1;
