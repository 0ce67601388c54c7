/** Where a fast payment stands: our steps over the deposit order's status. ENUM-004, AMB-150 */
import type { DepositStatus } from './depositStatus.ts';

/**
 * - `offered`: the payee's money is held, nobody pays yet.
 * - `waitingPayment`: a payer has taken it; the payer is waited for.
 * - `waitingReceipt`: the payer says that it is paid; the payee is waited for.
 * - `withService`: customer service decides; the money stays held.
 * - `settling`: decided, the money is on its way.
 * - `done`, `cancelled`, `lapsed`, `refused`, `returned`: over.
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

/** The code of ENUM-004 that a step counts as. */
export function reserveStatusCode(step: ReserveStep): (typeof codes)[DepositStatus] {
  if (step === 'done') return codes.paid;
  return isReserveOpen(step) ? codes.unpaid : codes.expired;
}

/** Somebody still has to act. */
export const isReserveOpen = (step: ReserveStep): boolean =>
  ['offered', 'waitingPayment', 'waitingReceipt', 'withService', 'settling'].includes(step);

/** Whose turn it is. */
export type ReserveSide = (typeof reserveSides)[number];
export const reserveSides = ['pay', 'receive'] as const;

/** Who is waited for at a step; undefined where neither of the two can do anything. */
export function reserveActor(step: ReserveStep): ReserveSide | undefined {
  if (step === 'waitingPayment') return 'pay';
  return step === 'waitingReceipt' ? 'receive' : undefined;
}
