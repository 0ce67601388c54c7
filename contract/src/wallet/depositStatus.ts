/** Status of a deposit order, and names of the methods. ENUM-004, ENUM-025 */
import * as v from 'valibot';
import { wordOf } from '../closedSet.ts';
import { siteCurrency } from '../currency.ts';
import { text } from '../wire.ts';
import type { Codec } from '../wire.ts';

const statuses = { '0': 'unpaid', '1': 'paid', '2': 'expired' } as const;
export type DepositStatus = (typeof statuses)[keyof typeof statuses];

export const depositStatus = (code: string | number): DepositStatus | undefined => wordOf(statuses, code);
export function depositStatusLabel(code: string | number) {
  const status = depositStatus(code);
  return status === undefined ? ('unknown' as const) : (`depositStatus.${status}` as const);
}
/**
 * How an unpaid order ended. `returned`: the payment was returned, because the player had stopped play or lowered a
 * limit in the meantime. M17
 */
export const depositEnds = ['', 'expired', 'cancelled', 'failed', 'returned'] as const;
export type DepositEnd = (typeof depositEnds)[number];

/** The code of a payment's currency. I18N-005, AMB-069 */
export const currencyCode: Codec<string> = {
  ...text,
  schema: v.pipe(text.schema, v.regex(/^[A-Z]{3,5}$/, 'currency')),
};

/** The site's own currency if the reply names none. */
export const ownCurrency: Codec<string> = {
  ...currencyCode,
  schema: v.pipe(
    v.fallback(v.optional(currencyCode.schema), undefined),
    v.transform((code) => code ?? siteCurrency().code),
  ) as v.GenericSchema<unknown, string>,
};

export const isCancellable = (status: DepositStatus): boolean => status === 'unpaid';

/** The first three are named by the specification, the others after their calls. */
export const allDepositMethods = ['bank', 'third', 'qr', 'usdt', 'automatic', 'semiAutomatic', 'fastPay'] as const;
export type DepositMethod = (typeof allDepositMethods)[number];
export const depositMethodLabel = (method: DepositMethod) => `depositMethod.${method}` as const;
