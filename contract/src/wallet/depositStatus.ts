/** Status of a deposit order, and names of the methods. ENUM-004, ENUM-025 */
import { wordOf } from '../closedSet.ts';

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

/** Currencies of payments. I18N-005, AMB-069 */
export const depositCurrencies = ['THB', 'CNY', 'USDT'] as const;
export type DepositCurrency = (typeof depositCurrencies)[number];

export const isCancellable = (status: DepositStatus): boolean => status === 'unpaid';

/** The first three are named by the specification, the others after their calls. */
export const allDepositMethods = ['bank', 'third', 'qr', 'usdt', 'automatic', 'semiAutomatic', 'fastPay'] as const;
export type DepositMethod = (typeof allDepositMethods)[number];
export const depositMethodLabel = (method: DepositMethod) => `depositMethod.${method}` as const;
