/** Passwords. Section 5, VALID-008 to VALID-012 */
import * as v from 'valibot';
import { message } from '../message.ts';
import type { FieldName } from '../message.ts';
import { hasBrandLength } from './brandLength.ts';
import { requiredSecret } from './required.ts';

const bothKinds = /^(?=[a-z0-9]{0,12}[a-z])(?=[a-z0-9]{0,12}\d)[a-z0-9]{6,12}$/i;
/** A brand may ask for more than the specification's 6-12. CONST-017 */
const base = v.check<string, string>(
  (value) => bothKinds.test(value) && hasBrandLength('password', value),
  message('passwordRegister'),
);

/** Log-in and old passwords: only not empty. AMB-081, AMB-083 */
export const passwordGiven = requiredSecret('password');
export const oldPassword = requiredSecret('oldPassword');

/** The repeated password before it is compared: only not empty. VALID-011 */
export const passwordAgain = requiredSecret('confirmPassword');

/** Registration, recovery and change: 6-12 letters and digits, both kinds. VALID-008 */
export const passwordRegister = v.pipe(requiredSecret('password'), base);
/** GOA: the base, starting with a letter. VALID-009 */
export const passwordLetterFirst = v.pipe(passwordRegister, v.regex(/^[a-z]/i, message('passwordStartsWithLetter')));
/** SPT: 6 or more letters or digits; no maximum except that of every text. VALID-010 */
export const passwordLong = v.pipe(requiredSecret('password'), v.regex(/^[a-z0-9]{6,}$/i, message('passwordLong')));
/** The new password of a change or a recovery. VALID-008 */
export const newPassword = v.pipe(requiredSecret('newPassword'), base);

/** A new password on the wire; the house validates it by its 'passwordPolicy'. S19 */
export const newPasswordGiven = v.pipe(requiredSecret('newPassword'), v.maxLength(64, message('passwordPhrase')));
/** 8 to 64 characters of any kind, no rule of composition. S19 */
const newPasswordPhrase = v.pipe(newPasswordGiven, v.minLength(8, message('passwordPhrase')));
/**
 * Rule for new passwords: `spec` is the specification's, `phrase` requires length only, as in ASVS 6.2. Selected by
 * front config 'passwordPolicy'. S19
 */
export const newPasswordOf = (policy: string | undefined) => (policy === 'phrase' ? newPasswordPhrase : newPassword);

/** The password rule of each registration variant. ENUM-026, AMB-083 */
export const passwordRules = {
  plain: passwordRegister,
  GOA: passwordLetterFirst,
  SPT: passwordLong,
  phone: passwordRegister,
  New: passwordRegister,
} as const;

/** Required, and the same as `password`. VALID-011 */
export const confirmPassword = (password: string, field: FieldName = 'confirmPassword') =>
  v.pipe(
    requiredSecret(field),
    v.check((value) => value === password, message('confirmMismatch')),
  );

/** A new password that differs from the old one. VALID-012 */
export const differsFrom = (old: string, rule: v.GenericSchema<string, string> = newPassword) =>
  v.pipe(
    rule,
    v.check<string, string>((value) => value !== old, message('newPasswordSame')),
  );
