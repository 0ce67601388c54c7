/** The club's gift for a birthday: once a year, from the day itself. SCREEN-049 */
import { addDays } from '../settings/calendar.ts';

/** So long after the day a gift is still laid down, for a player who was away or has only now told their birthday. */
const birthdayDays = 30;

/** 29 February stands for 28 in a year that has none. */
function dayIn(year: number, birthday: string): string {
  const day = `${year}${birthday.slice(4)}`;
  const isThere = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return isThere ? day : `${year}-02-28`;
}

/** The year whose birthday was today or in the days before it; undefined on all other days. Days are YYYY-MM-DD. */
export function birthdayYear(birthday: string, today: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthday)) return undefined;
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear - 1].find((year) => {
    const day = dayIn(year, birthday);
    return day <= today && today < addDays(day, birthdayDays);
  });
}
