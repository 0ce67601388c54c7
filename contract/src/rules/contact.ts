/** Email, QQ and WeChat. Section 5, VALID-022 to VALID-027 */
import * as v from 'valibot';
import { message } from '../message.ts';
import { filledText, requiredText } from './required.ts';

const emailPattern = /^[\w+-]+(?:\.[\w+-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,6}$/i;
const isEmail = v.check<string, string>((value) => value.length <= 254 && emailPattern.test(value), message('email'));

/** The standard pattern; the top-level part has 2-6 characters. VALID-022 */
export const email = v.pipe(requiredText('email'), isEmail);
/** The optional email of a registration: the pattern, and 13-20 characters when filled. VALID-023, AMB-092 */
export const registrationEmail = v.pipe(
  filledText,
  isEmail,
  v.minLength(13, message('registrationEmail')),
  v.maxLength(20, message('registrationEmail')),
);

/** 5-10 digits, not starting with 0. VALID-024 */
export const qq = v.pipe(requiredText('qq'), v.regex(/^[1-9]\d{4,9}$/, message('qq')));
/** At a registration at least 6 when filled. VALID-025, AMB-093 */
export const registrationQQ = v.pipe(filledText, v.regex(/^[1-9]\d{5,9}$/, message('registrationQQ')));

/** Starts with a letter; 6-20 letters, digits, underscores, hyphens. VALID-026 */
export const weChat = v.pipe(requiredText('weChat'), v.regex(/^[a-z][\w-]{5,19}$/i, message('weChat')));
/** At a registration at least 10 when filled. VALID-027, AMB-093 */
export const registrationWeChat = v.pipe(filledText, v.regex(/^[a-z][\w-]{9,19}$/i, message('registrationWeChat')));
