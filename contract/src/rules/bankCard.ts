/** Bank cards. VALID-040 to VALID-049 */
import * as v from 'valibot';
import { message } from '../message.ts';

const digits = v.transform<string, string>((value) => value.replaceAll(/\s/g, ''));
export const cardNumber = v.pipe(
  v.string(),
  digits,
  v.nonEmpty(message('required', { field: 'cardNumber' })),
  v.regex(/^[1-9]\d{14,18}$/, message('cardNumber')),
);
export const branch = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('required', { field: 'branch' })),
  v.regex(/^[\p{Script=Han}A-Za-z]{2,10}$/u, message('branch')),
);
