/** Name, phone and verification code. Section 5, VALID-014 to VALID-021, VALID-050 */
import * as v from 'valibot';
import type { FieldFault } from '../checked.ts';
import { message } from '../message.ts';
import { filledText, requiredText } from './required.ts';

/** 2-8 letters, digits, Chinese characters or _ - . and the middle dot. VALID-014, AMB-088 */
export const nickname = v.pipe(filledText, v.regex(/^[\p{Script=Han}A-Za-z0-9_.·-]{2,8}$/u, message('nickname')));

const hanName = /^(?=[\p{Script=Han}·]{2,20}$)\p{Script=Han}+(?:·\p{Script=Han}+)*$/u;
const latinName = /^[A-Za-z]+(?: [A-Za-z]+)*$/;
const isName = (value: string): boolean => hanName.test(value) || (value.length <= 60 && latinName.test(value));

/**
 * Chinese 2-20 characters with middle dots between parts, or Latin words with single spaces. VALID-015 to 017, AMB-090
 */
export const realName = v.pipe(requiredText('name'), v.check(isName, message('realName')));
/** The holder of a card: the same format for another field. VALID-015, AMB-102 */
export const holderName = v.pipe(requiredText('holderName'), v.check(isName, message('realName')));
/** Empty means the name that the house already has, because the player only sees it masked. VALID-046 */
export const holderNameGiven = v.pipe(
  v.string(),
  v.check((value) => value === '' || isName(value), message('realName')),
);
/** Front config 'realNameVariant' = 'digits12'. VALID-018, AMB-089 */
export const realNameDigits = v.pipe(requiredText('name'), v.regex(/^\d{12}$/, message('realNameDigits')));
/** Accepts every format; the house applies its own 'realNameVariant'. */
export const realNameGiven = v.pipe(
  requiredText('name'),
  v.check((value) => isName(value) || /^\d{12}$/.test(value), message('realName')),
);
/** The rule of each 'realNameVariant'. AMB-089 */
export const realNameOf = (variant: string) => (variant === 'digits12' ? realNameDigits : realName);
/** The optional name of a registration: at least 2 characters when filled. VALID-019 */
export const registrationName = v.pipe(
  filledText,
  v.minLength(2, message('registrationName')),
  v.maxLength(60, message('realName')),
);

const mobilePattern = /^1\d{10}$/;
/** 11 digits starting with 1. VALID-020 */
export const mobile = v.pipe(requiredText('mobilePhone'), v.regex(mobilePattern, message('mobile')));
/** With a carrier's prefix, for the phone registration. VALID-021, AMB-091 */
export const mobileStrict = v.pipe(
  mobile,
  v.regex(/^1(?:3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}$/, message('mobileStrict')),
);
/** Outside China: 6-15 digits. AMB-091 */
export const mobileForeign = v.pipe(requiredText('mobilePhone'), v.regex(/^\d{6,15}$/, message('mobileForeign')));
/** The calling code of China. */
export const chineseCallingCode = '86';
/** The rule for a number of a country, by its calling code. AMB-091 */
export const mobileOf = (callingCode: string) => (callingCode === chineseCallingCode ? mobile : mobileForeign);

/** A country's calling code: one to four digits, not starting with 0. */
export const callingCode = v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{0,3}$/, message('unreadable')));
/** A number whose rule depends on its country; see `phoneFault`. */
export const phoneGiven = requiredText('mobilePhone');
/** The rule of the phone registration: strict in China, loose elsewhere. VALID-021, AMB-091 */
export const registrationMobile = (code: string) => (code === chineseCallingCode ? mobileStrict : mobileForeign);
/** Validates a number together with its country. */
export function phoneFault(given: { mobilePhone: string; countryCode: string }): FieldFault | undefined {
  const read = v.safeParse(registrationMobile(given.countryCode), given.mobilePhone);
  return read.success ? undefined : { field: 'mobilePhone', message: read.issues[0].message };
}

/** As above, outside of the phone registration: any 11 digits starting with 1 in China. VALID-020, AMB-091 */
export function loosePhoneFault(field: string, number: string, countryCode: string): FieldFault | undefined {
  const read = v.safeParse(mobileOf(countryCode), number);
  return read.success ? undefined : { field, message: read.issues[0].message };
}
/** The player's name for a passkey: 1-30 characters. */
export const passkeyName = v.pipe(requiredText('passkeyName'), v.maxLength(30, message('passkeyName')));

/** Six digits of an authenticator, or ten characters of a recovery code, with any spacing. */
export const factorCode = v.pipe(
  requiredText('code'),
  v.transform((value) => value.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.regex(/^(?:\d{6}|[A-Z2-7]{10})$/, message('factorCode')),
);

/** 4-8 digits, for SMS, email and withdrawal codes. VALID-050, CONST-019 */
export const verificationCode = v.pipe(requiredText('code'), v.regex(/^\d{4,8}$/, message('verificationCode')));
