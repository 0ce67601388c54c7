/** Birth dates. CONST-023, M18 */
import * as v from 'valibot';
import { adultAge, isOfAge } from '../age.ts';
import { message } from '../message.ts';

/** A date on the wire; the house validates it by its own date. */
export const dateGiven = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('required', { field: 'birthday' })),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, message('birthday')),
);

/** A birthday as YYYY-MM-DD of a person who has reached `age` on `today`. CONST-023 */
export const birthday = (today: string, age: number = adultAge) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('required', { field: 'birthday' })),
    v.check((value) => isDay(value) && isOfAge(value, today, age), message('birthday')),
  );

/** A valid date since 1900. Whether it is early enough depends on the current date. */
export const calendarDay = v.pipe(v.string(), v.trim(), v.check(isDay, message('birthday')));

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < '1900-01-01') return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === value;
}
