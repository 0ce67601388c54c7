/** The club's birthday gift: once a year, from the birthday on. SCREEN-049 */
import { addDays } from '../settings/calendar.ts';

/** Days for which the gift is still given, for players who were away or have entered their birthday late. */
const birthdayDays = 30;

/** In a year without 29 February, 28 February counts instead. */
function dayIn(year: number, birthday: string): string {
  const day = `${year}${birthday.slice(4)}`;
  const isThere = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return isThere ? day : `${year}-02-28`;
}

/** Returns the year of a birthday within the last `birthdayDays` days, today included. Days are YYYY-MM-DD. */
export function birthdayYear(birthday: string, today: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthday)) return undefined;
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear - 1].find((year) => {
    const day = dayIn(year, birthday);
    return day <= today && today < addDays(day, birthdayDays);
  });
}
