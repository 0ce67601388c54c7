/** Bank cards. Section 5, VALID-040 to VALID-049 */
import * as v from 'valibot';
import { message } from '../message.ts';
import { requiredText } from './required.ts';

const withoutBlanks = v.transform<string, string>((value) => value.replaceAll(/[\s-]/g, ''));
const digits = v.pipe(requiredText('cardNumber'), withoutBlanks);

/** 15-19 digits, not starting with 0. VALID-040 */
export const cardNumber = v.pipe(digits, v.regex(/^[1-9]\d{14,18}$/, message('cardNumber')));
/** VALID-041 */
export const cardNumber22 = v.pipe(digits, v.regex(/^\d{6,22}$/, message('cardNumber22')));
/** VALID-042 */
export const cardNumber19 = v.pipe(digits, v.regex(/^\d{6,19}$/, message('cardNumber19')));

/** By front config 'bankCardRule'. AMB-099 */
export const cardNumberRules = { '15-19': cardNumber, '6-19': cardNumber19, '6-22': cardNumber22 } as const;
export type CardNumberRule = keyof typeof cardNumberRules;
/** The rule for a value of 'bankCardRule'; 15-19 digits for an unknown value. AMB-099 */
export const cardNumberRuleOf = (named: string): CardNumberRule =>
  named === '6-19' || named === '6-22' ? named : '15-19';
/** Accepts any number; the house validates it by its own 'bankCardRule'. */
export const cardNumberGiven = requiredText('cardNumber');

/** Required, 2-10 letters or Chinese characters. VALID-047, VALID-048, AMB-101 */
export const branch = v.pipe(requiredText('branch'), v.regex(/^[\p{Script=Han}A-Za-z]{2,10}$/u, message('branch')));

/** The bank found for the number; a blank name blocks the form. VALID-045, AMB-100 */
export const bankName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('bankNotVerified')),
  v.maxLength(100, message('unreadable')),
);

/** The holder must be the real name, which is set once. VALID-046, AMB-102 */
export const holderIs = (realName: string) =>
  v.pipe(
    requiredText('holderName'),
    v.check((value) => value === realName, message('holderNameFixed')),
  );
