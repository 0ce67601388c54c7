/** Account and captcha. Section 5, VALID-004 to VALID-007, VALID-013 */
import * as v from 'valibot';
import { message } from '../message.ts';
import { hasBrandLength } from './brandLength.ts';
import { filledText, requiredText } from './required.ts';

const bothKinds = /^(?=[a-z0-9]{0,12}[a-z])(?=[a-z0-9]{0,12}\d)[a-z0-9]{6,12}$/i;
const required = requiredText('userAccount');
const notPhone = v.check<string, string>((value) => !/^1\d{10}$/.test(value), message('accountNotPhone'));
/** A brand may ask for more than the specification's 6-12. Existing accounts keep logging in. CONST-017 */
const base = v.check<string, string>(
  (value) => bothKinds.test(value) && hasBrandLength('account', value),
  message('accountRegister'),
);
const startsWithLetter = v.regex<string, string>(/^[a-z]/i, message('accountStartsWithLetter'));

/**
 * Log-in: 6-12 letters or digits. The message says more than the rule requires, as in the specification. VALID-004,
 * AMB-081
 */
export const accountLogin = v.pipe(required, v.regex(/^[a-z0-9]{6,12}$/i, message('accountLogin')));

/** GOA and SPT registration: 6-12 letters and digits, both kinds. VALID-005 */
export const accountBase = v.pipe(required, base);
/**
 * Plain registration: the base, starting with a letter; a mobile number is reported as such first. VALID-005,
 * VALID-006, VALID-007, AMB-082
 */
export const accountRegister = v.pipe(required, notPhone, base, startsWithLetter);
/** Phone and New registration: the base, no mobile number. VALID-005, VALID-007 */
export const accountNotPhone = v.pipe(required, notPhone, base);

/** The account rule of each registration variant. ENUM-026, AMB-082 */
export const accountRules = {
  plain: accountRegister,
  GOA: accountBase,
  SPT: accountBase,
  phone: accountNotPhone,
  New: accountNotPhone,
} as const;

/** Not empty, nothing else. VALID-013, AMB-103 */
export const captchaAnswer = requiredText('captcha');

/** A referral code of any house or agent. Longer ones do not exist. */
export const referralGiven = v.pipe(filledText, v.maxLength(32, message('agentCode')));
