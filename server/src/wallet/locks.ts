/** What of the main wallet may not be withdrawn yet, and why. ENTITY-033, AMB-046, AMB-062 reading A */
import type { calls } from '@foyer/contract/calls.ts';
import type { Handler, House } from '../http/context.ts';
import { locksAndStakes } from './lockStore.ts';
import { askedBeside } from './withdrawalStore.ts';
import type { WithdrawalRow } from './withdrawalStore.ts';
import { workedOff } from './turnover.ts';
import type { LockState } from './turnover.ts';

async function locksOf(house: House, playerId: string): Promise<LockState[]> {
  const { locks, stakedSatang } = await locksAndStakes(house, playerId);
  return workedOff(locks, stakedSatang);
}

const sumOf = (locks: readonly LockState[]): number => locks.reduce((sum, lock) => sum + lock.lockedSatang, 0);

/** Available less locked, never below zero. Satang. AMB-046 */
export async function withdrawableOf(house: House, playerId: string): Promise<number> {
  const [balances, locks] = await Promise.all([house.ledger.balances(playerId), locksOf(house, playerId)]);
  return Math.max(0, (balances.main ?? 0) - sumOf(locks));
}

/**
 * What an order that is written down may still hold. The ledger guards the balance, but not what is locked of it, so
 * orders of the same player that are about to be held count as well: of two at once at least one sees the other.
 * They are read before the balance; one that is held in between counts twice, which can only refuse too much.
 */
export async function canHold(house: House, order: WithdrawalRow): Promise<boolean> {
  const lockedSatang = sumOf(await locksOf(house, order.player_id));
  if (lockedSatang === 0) return true;
  const othersSatang = await askedBeside(house, order);
  const { main = 0 } = await house.ledger.balances(order.player_id);
  return order.amount_satang <= main - lockedSatang - othersSatang;
}

/** Every deposit lock with its progress, oldest first, and the sum that is locked. Status: 0 locked, 1 unlocked. */
export const queryUserLockAmount: Handler<(typeof calls)['queryUserLockAmount']> = async (context) => {
  const locks = await locksOf(context.house, context.playerId);
  return {
    lockedSatang: sumOf(locks),
    list: locks.map((lock) => ({
      lockId: lock.orderNo,
      principalSatang: lock.principalSatang,
      lockedSatang: lock.lockedSatang,
      targetSatang: lock.targetSatang,
      doneSatang: lock.doneSatang,
      status: lock.lockedSatang === 0 ? '1' : '0',
    })),
  };
};
