/** Chinese national ID numbers. Section 5, VALID-028, VALID-029, AMB-094 */
import * as v from 'valibot';
import { message } from '../message.ts';
import { requiredText } from './required.ts';

const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDate(year: number, month: number, day: number): boolean {
  const days = daysIn[month - 1];
  if (days === undefined || day < 1 || day > days) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month !== 2 || day !== 29 || isLeap;
}

/**
 * Region of 6 digits, birth date, order number, check character; the old form has a two-digit year and no check
 * character.
 */
function isNationalId(value: string): boolean {
  const long = /^[1-9]\d{5}((?:18|19|20)\d\d)(\d\d)(\d\d)\d{3}[\dX]$/i.exec(value);
  if (long) return isDate(Number(long[1]), Number(long[2]), Number(long[3]));
  const short = /^[1-9]\d{5}(\d\d)(\d\d)(\d\d)\d{3}$/.exec(value);
  return short !== null && isDate(1900 + Number(short[1]), Number(short[2]), Number(short[3]));
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The check character of ISO 7064 MOD 11-2 over the first 17 digits. */
export function checkCharacter(first17: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(first17[index]), 0);
  return '10X98765432'.charAt(sum % 11);
}

/** 18 or 15 characters in the format of the Chinese ID. VALID-028, VALID-029 */
export const nationalId = v.pipe(requiredText('nationalId'), v.check(isNationalId, message('nationalId')));
/**
 * As above, with a valid check character for 18 digits. Stricter than the specification, which requires only the
 * format.
 */
export const nationalIdChecked = v.pipe(
  nationalId,
  v.check(
    (value) => value.length !== 18 || checkCharacter(value) === value.charAt(17).toUpperCase(),
    message('nationalIdChecksum'),
  ),
);
