/** Fields of a withdrawal besides the amount. VALID-035 to VALID-039, VALID-051, AMB-068, AMB-098 */
import * as v from 'valibot';
import { message } from '../message.ts';
import type { RuleKey } from '../message.ts';
import { requiredSecret, requiredText } from './required.ts';

const shortest = 6;
const longest = 64;
const lengthOf = [
  v.minLength<string, number, string>(shortest, message('withdrawPasswordSet')),
  v.maxLength<string, number, string>(longest, message('withdrawPasswordSet')),
] as const;

/** At least 6 characters wherever it is set. AMB-098 */
export const withdrawPasswordSet = v.pipe(requiredSecret('withdrawPassword'), ...lengthOf);
/** The new password of a change, and the old one. AMB-098 */
export const newWithdrawPassword = v.pipe(requiredSecret('newWithdrawPassword'), ...lengthOf);
export const oldWithdrawPassword = requiredSecret('oldWithdrawPassword');
/** A new password that differs from the old one. VALID-012 */
export const withdrawPasswordDiffersFrom = (old: string) =>
  v.pipe(
    newWithdrawPassword,
    v.check<string, string>((value) => value !== old, message('newPasswordSame')),
  );
/** Only required where it is used. VALID-038, VALID-049 */
export const withdrawPasswordGiven = requiredSecret('withdrawPassword');
/** The optional item of a registration: at least 6 when filled. VALID-051 */
export const registrationWithdrawPassword = v.pipe(v.string(), ...lengthOf);

/** Letters and digits. AMB-068 */
export const usdtAddress = v.pipe(requiredText('usdtAddress'), v.regex(/^[a-z0-9]{1,128}$/i, message('usdtAddress')));
/** An e-wallet's account number as the player types it. AMB-078 */
export const walletAccount = v.pipe(requiredText('walletAccount'), v.maxLength(64, message('walletAccount')));

/** Preconditions of a withdrawal or a card: flags of the user info. */
export interface Standing {
  readonly isPhoneVerified: boolean;
  readonly isWithdrawPasswordSet: boolean;
}

/**
 * The message of the first thing missing for a withdrawal, after amount and password were checked, or for adding a
 * card; undefined if nothing is missing. VALID-039, VALID-043, VALID-044
 */
export function withdrawalHindrance(standing: Standing): RuleKey | undefined {
  if (!standing.isWithdrawPasswordSet) return 'withdrawPasswordNotSet';
  return standing.isPhoneVerified ? undefined : 'phoneNotVerified';
}
