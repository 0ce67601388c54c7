/**
 * What the sandbox bank does not let through, so that every ending can be seen and tested: inputs that a player can
 * type, and nothing left to chance. docs/sandbox-bank.md tells them.
 */
import type { Reason } from './remarks.ts';

/** A deposit in this name never arrives; its order expires. */
export const missingDepositor = '不存在';

/** A USDT transfer whose id ends in dead is never found on its chain; its order expires. */
export const missingTransfer = (txId: string): boolean => txId.endsWith('dead');

/** Who sends it back, by the way it went. */
const refusals: Readonly<Record<string, Reason | undefined>> = {
  usdt: 'addressCannotReceive',
  wallet: 'walletCannotReceive',
};

/** A withdrawal whose whole baht end in 44 comes back from where it was sent. */
export function refusedWithdrawal(amountSatang: number, method: string): Reason | undefined {
  return (amountSatang / 100) % 100 === 44 ? (refusals[method] ?? 'cardCannotReceive') : undefined;
}

/** How long the bank keeps the orders below where they are, so that each status of ENUM-003 can be looked at. */
export const keptMs = 7 * 24 * 3_600_000;
/** Whole baht that end so wait for the audit; the others wait while they are paid out, under the code that stands beside them. */
const keptInPayment: Readonly<Record<number, 1 | 4 | 5 | undefined>> = { 722: 1, 733: 4, 755: 5 };
export const keptEndings = { audit: [711], payment: Object.keys(keptInPayment).map(Number) } as const;

/** The code of a payout: 1, or another house's word for it. AMB-058 */
export const payoutCode = (amountSatang: number): 1 | 4 | 5 => keptInPayment[(amountSatang / 100) % 1000] ?? 1;
