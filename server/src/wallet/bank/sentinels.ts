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
