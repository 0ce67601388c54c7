/** A player ends a lock himself. CALL-079, SCREEN-075 */
import type { calls } from '@foyer/contract/calls.ts';
import { decimalOf } from '@foyer/contract/wire.ts';
import { cancelBonus } from '../bonus/cancel.ts';
import { locksOf } from '../bonus/locks.ts';
import { endLock } from '../bonus/lockStore.ts';
import type { Handler } from '../http/context.ts';
import { unlockBelow, wholeBalance } from './lockRecords.ts';

/**
 * Ends a lock. Where the player's whole balance is below the operator's limit, what the lock held is gone and it ends
 * as it is; a bonus may be given up besides, and goes back in full. A lock that is over answers 0.
 * Refuses: UNKNOWN_LOCK, LOCK_NOT_FREE, BONUS_NOT_IN_MAIN. Satang.
 */
export const selfUnlockAmount: Handler<(typeof calls)['selfUnlockAmount']> = async (context, { lockId }) => {
  const { house, playerId } = context;
  const { made, make } = context.decision;
  if (made !== undefined) return { unlockedSatang: made.unlockedSatang ?? 0, returnedSatang: made.returnedSatang ?? 0 };
  const lock = (await locksOf(house, playerId)).find((one) => one.lockId === lockId);
  if (lock === undefined) return context.refuse('UNKNOWN_LOCK');
  const unlockedSatang = lock.lockedSatang;
  if (unlockedSatang === 0) return { unlockedSatang: 0, returnedSatang: 0 };
  const [whole, below] = await Promise.all([wholeBalance(house, playerId), unlockBelow(house)]);
  const isGone = whole < below;
  if (lock.kind === 'deposit' && !isGone) return context.refuse('LOCK_NOT_FREE', { limit: `฿${decimalOf(below)}` });
  let returnedSatang = 0;
  const decide = (within: typeof house.db, returned: number) => {
    returnedSatang = returned;
    return make(within, { unlockedSatang, returnedSatang });
  };
  if (lock.kind === 'deposit')
    await house.db.transaction().execute(async (db) => {
      await endLock({ ...house, db }, playerId, lock);
      await decide(db, 0);
    });
  else if ((await cancelBonus(house, playerId, lock, isGone, decide)) === 'notInMain')
    return context.refuse('BONUS_NOT_IN_MAIN', { amount: `฿${decimalOf(lock.principalSatang)}` });
  return { unlockedSatang, returnedSatang };
};
