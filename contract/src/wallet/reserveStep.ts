/** Steps of a fast payment, derived from the deposit order's status. ENUM-004, AMB-150 */
import type { DepositStatus } from './depositStatus.ts';

/**
 * - `offered`: the payee's money is held; no payer yet.
 * - `waitingPayment`: a payer has accepted and must pay.
 * - `waitingReceipt`: the payer reports the payment; the payee must confirm.
 * - `withService`: customer service decides; the money stays held.
 * - `settling`: decided; the money is being moved.
 * - `done`, `cancelled`, `lapsed`, `refused`, `returned`: final.
 */
export const reserveSteps = [
  'offered',
  'waitingPayment',
  'waitingReceipt',
  'withService',
  'settling',
  'done',
  'cancelled',
  'lapsed',
  'refused',
  'returned',
] as const;
export type ReserveStep = (typeof reserveSteps)[number];

const codes = { unpaid: '0', paid: '1', expired: '2' } as const satisfies Record<DepositStatus, string>;

/** The code of ENUM-004 for a step. */
export function reserveStatusCode(step: ReserveStep): (typeof codes)[DepositStatus] {
  if (step === 'done') return codes.paid;
  return isReserveOpen(step) ? codes.unpaid : codes.expired;
}

/** Whether the payment is still open. */
export const isReserveOpen = (step: ReserveStep): boolean =>
  ['offered', 'waitingPayment', 'waitingReceipt', 'withService', 'settling'].includes(step);

export type ReserveSide = (typeof reserveSides)[number];
export const reserveSides = ['pay', 'receive'] as const;

/** The side that must act at a step; undefined if neither can. */
export function reserveActor(step: ReserveStep): ReserveSide | undefined {
  if (step === 'waitingPayment') return 'pay';
  return step === 'waitingReceipt' ? 'receive' : undefined;
}
