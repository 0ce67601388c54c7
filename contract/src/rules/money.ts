/** Amounts. Section 5, VALID-030 to VALID-037. Each rule answers minor units. */
import * as v from 'valibot';
import { message } from '../message.ts';
import { minorUnits } from '../wire.ts';

const required = v.nonEmpty<string, string>(message('required', { field: 'amount' }));

const toMinorUnits = v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
  const minor = minorUnits(dataset.value);
  if (minor === undefined || minor < 0) {
    addIssue({ message: message('amountFormat') });
    return NEVER;
  }
  if (minor === 0) {
    addIssue({ message: message('amountZero') });
    return NEVER;
  }
  return minor;
});
const withoutDecimals = (key: 'transferDecimals' | 'withdrawalDecimals') =>
  v.check<string, string>((value) => !/^-?\d+\.\d*$/.test(value), message(key));

/** Positive, at most two decimals, not 0. VALID-030, VALID-031 */
export const moneyAmount = v.pipe(v.string(), v.trim(), required, toMinorUnits);
/** Whole baht only. VALID-033, VALID-034 */
export const transferAmount = v.pipe(v.string(), v.trim(), required, withoutDecimals('transferDecimals'), toMinorUnits);
/** Whole baht only; minimum and balance are the server's. VALID-035, VALID-036, AMB-097 */
export const withdrawalAmount = v.pipe(
  v.string(),
  v.trim(),
  required,
  withoutDecimals('withdrawalDecimals'),
  toMinorUnits,
);
