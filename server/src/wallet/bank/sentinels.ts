/**
 * What the sandbox bank does not let through, so that every ending can be seen and tested: inputs that a player can
 * type, and nothing left to chance. docs/sandbox-bank.md tells them.
 */
import type { Reason } from './remarks.ts';

/** A deposit in this name never arrives; its order expires. */
export const missingDepositor = '不存在';

/** A withdrawal whose whole baht end in 44 comes back from the player's bank. */
export function refusedWithdrawal(amountSatang: number): Reason | undefined {
  return (amountSatang / 100) % 100 === 44 ? 'cardCannotReceive' : undefined;
}
