/** Days and rounds of the check-in and of sign-in points. Days are YYYY-MM-DD in the site's time. */
import { addDays } from '../settings/calendar.ts';

/** How many days in a row, up to today or, where today is still to come, to yesterday; `days` are the newest first. */
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

/** The place of the next day after so many; missed days do not count, and nothing begins anew but a round that is full. */
export const placeAfter = (total: number, size: number): number => (total % Math.max(1, size)) + 1;
