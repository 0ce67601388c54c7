/**
 * Inputs that the sandbox bank rejects or delays, so that every outcome can be produced and tested. They are fixed
 * values that a player can type, and nothing is random. See docs/sandbox-bank.md.
 */
import type { Reason } from './remarks.ts';

/** A deposit under this depositor name never arrives, so its order expires. */
export const missingDepositor = '不存在';

/** A USDT order whose whole units end in 44 is never paid on its chain, so it expires. */
export const missingTransfer = (amountMinor: number): boolean => Math.floor(amountMinor / 100) % 100 === 44;

/** Reason given for a return, by withdrawal method. */
const refusals: Readonly<Record<string, Reason | undefined>> = {
  usdt: 'addressCannotReceive',
  wallet: 'walletCannotReceive',
};

/** Returns the reason for a withdrawal whose whole-baht amount ends in 44: its destination sends it back. */
export function refusedWithdrawal(amountSatang: number, method: string): Reason | undefined {
  return (amountSatang / 100) % 100 === 44 ? (refusals[method] ?? 'cardCannotReceive') : undefined;
}

/** How long the bank keeps the orders below in one status, so that each status of ENUM-003 can be seen. */
export const keptMs = 7 * 24 * 3_600_000;
/** Whole-baht endings of orders that wait in the payout step, with the status code that they show meanwhile. */
const keptInPayment: Readonly<Record<number, 1 | 4 | 5 | undefined>> = { 722: 1, 733: 4, 755: 5 };
export const keptEndings = { audit: [711], payment: Object.keys(keptInPayment).map(Number) } as const;

/** Status code of a payout in progress: 1, or 4 or 5, which other backends use for the same step. AMB-058 */
export const payoutCode = (amountSatang: number): 1 | 4 | 5 => keptInPayment[(amountSatang / 100) % 1000] ?? 1;
