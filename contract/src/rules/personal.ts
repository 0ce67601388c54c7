/** Personal data. Section 5, VALID-014 to VALID-029, VALID-050 */
import * as v from 'valibot';
import { message } from '../message.ts';
import type { FieldName } from '../message.ts';

const required = (field: FieldName) => v.nonEmpty<string, string>(message('required', { field }));

export const mobile = v.pipe(v.string(), v.trim(), required('mobilePhone'), v.regex(/^1\d{10}$/, message('mobile')));
export const nickname = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{Script=Han}A-Za-z0-9_.·-]{2,8}$/u, message('nickname')),
);
export const realName = v.pipe(
  v.string(),
  v.trim(),
  required('name'),
  v.regex(/^(?:[\p{Script=Han}·]{2,20}|[A-Za-z]+(?: [A-Za-z]+)*)$/u, message('realName')),
);
export const verificationCode = v.pipe(
  v.string(),
  v.trim(),
  required('code'),
  v.regex(/^\d{4,8}$/, message('verificationCode')),
);
