/** A player ends a lock himself. CALL-079, SCREEN-075 */
import type { calls } from '@foyer/contract/calls.ts';
import { decimalOf } from '@foyer/contract/wire.ts';
import type { Handler, House } from '../http/context.ts';
import { InsufficientFunds, titles } from '../ledger/accounts.ts';
import { unlockBelow, wholeBalance } from './lockRecords.ts';
import { locksOf } from '../bonus/locks.ts';
import type { KnownLock } from '../bonus/locks.ts';
import { endLock } from '../bonus/lockStore.ts';

/** The bonus goes back to the house; false where the main wallet does not hold it. Once for each lock. */
async function giveBack(house: House, playerId: string, lock: KnownLock): Promise<boolean> {
  try {
    await house.ledger.post({
      playerId,
      key: `bonus:${lock.lockId}:returned`,
      title: titles.bonus,
      legs: [
        { account: 'main', amountSatang: -lock.principalSatang },
        { account: 'house:bonus', amountSatang: lock.principalSatang },
      ],
      reference: lock.lockId,
    });
    return true;
  } catch (error) {
    if (error instanceof InsufficientFunds) return false;
    throw error;
  }
}

/**
 * Ends a lock. Where the player's whole balance is below the operator's limit, what the lock held is gone and it ends
 * as it is; a bonus may be given up besides, and goes back in full. A lock that is over answers 0.
 * Refuses: UNKNOWN_LOCK, LOCK_NOT_FREE, BONUS_NOT_IN_MAIN. Satang.
 */
export const selfUnlockAmount: Handler<(typeof calls)['selfUnlockAmount']> = async (context, { lockId }) => {
  const { house, playerId } = context;
  const lock = (await locksOf(house, playerId)).find((one) => one.lockId === lockId);
  if (lock === undefined) return context.refuse('UNKNOWN_LOCK');
  const unlockedSatang = lock.lockedSatang;
  if (unlockedSatang === 0) return { unlockedSatang: 0, returnedSatang: 0 };
  const [whole, below] = await Promise.all([wholeBalance(house, playerId), unlockBelow(house)]);
  const isGone = whole < below;
  if (lock.kind === 'deposit' && !isGone) return context.refuse('LOCK_NOT_FREE', { limit: `฿${decimalOf(below)}` });
  const isReturned = lock.kind === 'bonus' && !isGone;
  if (isReturned && !(await giveBack(house, playerId, lock)))
    return context.refuse('BONUS_NOT_IN_MAIN', { amount: `฿${decimalOf(lock.principalSatang)}` });
  await endLock(house, playerId, lock);
  return { unlockedSatang, returnedSatang: isReturned ? lock.principalSatang : 0 };
};
