/** What can be withdrawn: the main wallet less what is locked, never below 0. Satang. AMB-046 */
import type { ResponseOf } from '@foyer/contract/call.ts';
import type { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';

export type Locks = ResponseOf<typeof queryUserLockAmount>;

export const withdrawableOf = (mainSatang: number, lockedSatang: number): number =>
  Math.max(0, mainSatang - lockedSatang);

/** One lock that still holds money, whatever it comes from. */
export interface OpenLock {
  readonly lockId: string;
  readonly kind: 'deposit' | 'bonus';
  /** Of a bonus; '' for a deposit. */
  readonly name: string;
  readonly type: string;
  /** The only platform whose bets count; '' for all. */
  readonly platformName: string;
  readonly lockedSatang: number;
  readonly targetSatang: number;
  readonly doneSatang: number;
  readonly dueSatang: number;
  readonly isSelfUnlockable: boolean;
}

/** Deposits first, then bonuses, each as the house lists them. */
export function openLocksOf(locks: Locks): readonly OpenLock[] {
  const all = [
    ...locks.list.map((one) => ({ ...one, kind: 'deposit' as const, name: '', type: '', platformName: '' })),
    ...locks.bonuses.map((one) => ({ ...one, kind: 'bonus' as const })),
  ];
  return all
    .filter((one) => one.lockedSatang > 0)
    .map((one) => ({ ...one, dueSatang: Math.max(0, one.targetSatang - one.doneSatang) }));
}
