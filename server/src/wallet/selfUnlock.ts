/** Lets players end a lock themselves. CALL-079, SCREEN-075 */
import type { calls } from '@foyer/contract/calls.ts';
import { amountText } from '@foyer/text/amount.ts';
import { cancelBonus } from '../bonus/cancel.ts';
import { locksOf } from '../bonus/locks.ts';
import type { KnownLock } from '../bonus/locks.ts';
import { endLock } from '../bonus/lockStore.ts';
import type { House } from '../house.ts';
import type { Decision, Handler } from '../http/context.ts';
import { unlockBelow, wholeBalance } from './lockRecords.ts';

/**
 * Ends a bonus and its lock for a request, and records the request's decision. The returned amount is stored together
 * with the end, for the reply. Returns undefined if the main wallet does not hold the bonus amount.
 */
export async function endBonus(
  house: House,
  playerId: string,
  lock: KnownLock,
  { isGone, make, drop }: Pick<Decision, 'make' | 'drop'> & { readonly isGone: boolean },
): Promise<number | undefined> {
  let returnedSatang = 0;
  await make(house.db, { lockId: lock.lockId });
  const ended = await cancelBonus(house, playerId, lock, isGone, (within, returned) => {
    returnedSatang = returned;
    return make(within, { unlockedSatang: lock.lockedSatang, returnedSatang: returned });
  });
  if (ended === 'notInMain') await drop(house.db);
  return ended === 'notInMain' ? undefined : returnedSatang;
}

export const lockOf = async (house: House, playerId: string, lockId: string): Promise<KnownLock | undefined> =>
  (await locksOf(house, playerId)).find((one) => one.lockId === lockId);

/** Tells whether the locked money counts as lost: the player's whole balance is below the operator's limit. */
export async function lockGone(house: House, playerId: string): Promise<{ isGone: boolean; below: number }> {
  const [whole, below] = await Promise.all([wholeBalance(house, playerId), unlockBelow(house)]);
  return { isGone: whole < below, below };
}

/**
 * Ends a lock. If the player's whole balance is below the operator's limit, the locked money counts as lost and the
 * lock just ends. A bonus can also be cancelled above the limit, and is then taken back in full. A lock that is over
 * returns 0.
 * Refuses: UNKNOWN_LOCK, LOCK_NOT_FREE, BONUS_NOT_IN_MAIN. Satang.
 */
export const selfUnlockAmount: Handler<(typeof calls)['selfUnlockAmount']> = async (context, { lockId }) => {
  const { house, playerId, decision } = context;
  const { made } = decision;
  if (made?.unlockedSatang !== undefined)
    return { unlockedSatang: made.unlockedSatang, returnedSatang: made.returnedSatang ?? 0 };
  const lock = await lockOf(house, playerId, lockId);
  if (lock === undefined) return context.refuse('UNKNOWN_LOCK');
  const unlockedSatang = lock.lockedSatang;
  if (unlockedSatang === 0) return { unlockedSatang: 0, returnedSatang: 0 };
  const { isGone, below } = await lockGone(house, playerId);
  if (lock.kind === 'deposit') {
    if (!isGone) return context.refuse('LOCK_NOT_FREE', { limit: amountText(below) });
    await house.db.transaction().execute(async (db) => {
      await endLock({ ...house, db }, playerId, lock);
      await decision.make(db, { unlockedSatang, returnedSatang: 0 });
    });
    return { unlockedSatang, returnedSatang: 0 };
  }
  const returnedSatang = await endBonus(house, playerId, lock, { ...decision, isGone });
  if (returnedSatang === undefined)
    return context.refuse('BONUS_NOT_IN_MAIN', { amount: amountText(lock.principalSatang) });
  return { unlockedSatang, returnedSatang };
};
