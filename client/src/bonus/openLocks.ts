/** Locks that still hold money, in the order in which bets count for them. ENTITY-033, ENTITY-034 */
import type { ResponseOf } from '@foyer/contract/call.ts';
import { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import type { Moment } from '@foyer/contract/wire.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';

export type Locks = ResponseOf<typeof queryUserLockAmount>;

/** A lock that still holds money, of any origin. Satang. */
export interface OpenLock {
  /** The order number of a deposit or plan; an internal id of a bonus, which is not shown. */
  readonly lockId: string;
  readonly kind: 'deposit' | 'bonus';
  readonly status: string;
  /** Of a bonus or an interest plan; '' for a deposit. */
  readonly name: string;
  readonly type: string;
  /** The only platform whose bets count; '' for all. */
  readonly platformName: string;
  readonly principalSatang: number;
  readonly lockedSatang: number;
  readonly targetSatang: number;
  readonly doneSatang: number;
  readonly dueSatang: number;
  readonly createTime?: Moment | undefined;
  /** Deadline for the turnover; undefined if there is none. */
  readonly expireTime?: Moment | undefined;
  readonly isSelfUnlockable: boolean;
}

const began = ({ createTime }: Pick<OpenLock, 'createTime'>): number =>
  typeof createTime === 'number' ? createTime : 0;

/** In the order in which bets count for them: the oldest first, where the house gives a creation time. AMB-062 */
export function openLocksOf(locks: Locks): readonly OpenLock[] {
  const all = [
    ...locks.list.map((one) => ({ ...one, kind: 'deposit' as const, type: '', platformName: '' })),
    ...locks.bonuses.map((one) => ({ ...one, kind: 'bonus' as const, principalSatang: one.amountSatang })),
  ];
  return all
    .filter((one) => one.lockedSatang > 0)
    .map((one) => ({ ...one, dueSatang: Math.max(0, one.targetSatang - one.doneSatang) }))
    .toSorted((one, other) => began(one) - began(other));
}

/** The player's open locks, kept up to date by live events. Undefined until loaded. Only for players. */
export function useOpenLocks(): readonly OpenLock[] | undefined {
  const { data } = useQuery({ ...q(queryUserLockAmount, {}), meta: { isShownByCaller: true } });
  return data && openLocksOf(data);
}
