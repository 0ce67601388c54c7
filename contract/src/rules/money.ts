/** Amounts. Section 5, VALID-030 to VALID-037. All rules return minor units, and limits are in minor units. */
import * as v from 'valibot';
import { message } from '../message.ts';
import type { FieldName } from '../message.ts';
import { minorPerUnit, minorUnits } from '../currency.ts';
import { requiredText } from './required.ts';

const toMinorUnits = v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
  const minor = minorUnits(dataset.value);
  if (minor !== undefined && minor > 0) return minor;
  addIssue({ message: message(minor === 0 ? 'amountZero' : 'amountFormat') });
  return NEVER;
});
/** Reported only if the value is otherwise an amount: the format is checked before the decimals. AMB-097 */
const withoutDecimals = (key: 'transferDecimals' | 'withdrawalDecimals' | 'amountFormat') =>
  v.check<string, string>((value) => !/^\d{1,13}\.\d*$/.test(value), message(key));

const amountIn = (field: FieldName) => v.pipe(requiredText(field), toMinorUnits);
const wholeAmount = (field: FieldName, key: 'transferDecimals' | 'withdrawalDecimals' | 'amountFormat') =>
  v.pipe(requiredText(field), withoutDecimals(key), toMinorUnits);

/** Positive, at most two decimals, not 0: deposits and plan purchases. VALID-030, VALID-031, AMB-095 */
export const moneyAmount = amountIn('amount');
/** Whole baht only. VALID-033, VALID-034 */
export const transferAmount = wholeAmount('amount', 'transferDecimals');
/** The stake of one bet of the lottery: whole baht, so that every prize is whole satang. VALID-031 */
export const betAmount = wholeAmount('amount', 'amountFormat');
/** Whole baht only; the minimum and the balance are checked by `withdrawalWithin`. VALID-036 */
export const withdrawalAmount = wholeAmount('amount', 'withdrawalDecimals');
/** The applied amount of a claim with bonusType '2': a positive whole number. VALID-055, AMB-107 */
export const applyAmount = wholeAmount('applyAmount', 'amountFormat');

/** Satang or fen. An absent limit is not checked by the client; the house decides. AMB-096 */
export interface Limits {
  readonly min?: number;
  readonly max?: number;
}
const atLeast = (min: number | undefined, words: (min: number) => string) =>
  v.check<number, string>(
    (amount) => min === undefined || amount >= min,
    min === undefined ? '' : words(min / minorPerUnit()),
  );
const atMost = (max: number | undefined, words: (max: number) => string) =>
  v.check<number, string>(
    (amount) => max === undefined || amount <= max,
    max === undefined ? '' : words(max / minorPerUnit()),
  );

function depositMessage({ min, max }: Limits): string {
  if (min !== undefined && max !== undefined)
    return message('depositRange', { min: min / minorPerUnit(), max: max / minorPerUnit() });
  if (min !== undefined) return message('depositMin', { min: min / minorPerUnit() });
  return max === undefined ? '' : message('depositMax', { max: max / minorPerUnit() });
}

/** A deposit within the channel's limits, in minor units, both inclusive. VALID-032 */
export const depositWithin = (limits: Limits) =>
  v.pipe(
    moneyAmount,
    v.check((amount) => amount >= (limits.min ?? 0) && amount <= (limits.max ?? Infinity), depositMessage(limits)),
  );

/** A transfer of at most the source account's balance. VALID-033, VALID-034 */
export const transferWithin = (balance: number | undefined) =>
  v.pipe(
    transferAmount,
    atMost(balance, () => message('transferBalance')),
  );

/** Order of checks: empty, format, decimals, zero, minimum, maximum, balance. VALID-035 to VALID-037, AMB-097 */
export const withdrawalWithin = ({ min, max, withdrawable }: Limits & { readonly withdrawable?: number }) =>
  v.pipe(
    withdrawalAmount,
    atLeast(min, (baht) => message('withdrawalMin', { min: baht })),
    atMost(max, (baht) => message('withdrawalMax', { max: baht })),
    atMost(withdrawable, () => message('withdrawalBalance')),
  );
