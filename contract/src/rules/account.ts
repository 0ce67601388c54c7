/** Account, password and captcha. Section 5, VALID-004 to VALID-013 */
import * as v from 'valibot';
import { message } from '../message.ts';
import type { FieldName } from '../message.ts';

const required = (field: FieldName) => v.nonEmpty<string, string>(message('required', { field }));

/** 6-12 letters or digits. The message says more than the rule, as the text has it. VALID-004, AMB-081 */
export const accountLogin = v.pipe(
  v.string(),
  v.trim(),
  required('userAccount'),
  v.regex(/^[A-Za-z0-9]{6,12}$/, message('accountLogin')),
);
/** 6-12 letters and digits, both kinds, starting with a letter, no mobile number. VALID-005, AMB-082 */
export const accountRegister = v.pipe(
  v.string(),
  v.trim(),
  required('userAccount'),
  v.check((value) => !/^1\d{10}$/.test(value), message('accountNotPhone')),
  v.regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{6,12}$/, message('accountRegister')),
  v.regex(/^[A-Za-z]/, message('accountStartsWithLetter')),
);
export const passwordGiven = v.pipe(v.string(), required('password'));
export const passwordRegister = v.pipe(
  v.string(),
  required('password'),
  v.regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{6,12}$/, message('passwordRegister')),
);
export const captchaAnswer = v.pipe(v.string(), v.trim(), required('captcha'));
export const registrationName = v.pipe(v.string(), v.trim(), v.minLength(2, message('registrationName')));
export const registrationEmail = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(13, message('registrationEmail')),
  v.maxLength(20, message('registrationEmail')),
);
export const registrationQQ = v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{5,9}$/, message('registrationQQ')));
export const registrationWeChat = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Za-z][A-Za-z0-9_-]{9,19}$/, message('registrationWeChat')),
);
export const registrationWithdrawPassword = v.pipe(v.string(), v.minLength(6, message('withdrawPasswordSet')));
