/** What of the main wallet may not be withdrawn yet. ENTITY-033, ENTITY-034, AMB-046, AMB-062 */
import { lockedBy, locksOf } from '../bonus/locks.ts';
import type { House } from '../http/context.ts';
import { askedBeside } from './withdrawalStore.ts';
import type { WithdrawalRow } from './withdrawalStore.ts';

/** Available less locked, never below zero. Satang. AMB-046 */
export async function withdrawableOf(house: House, playerId: string): Promise<number> {
  const [balances, locks] = await Promise.all([house.ledger.balances(playerId), locksOf(house, playerId)]);
  return Math.max(0, (balances.main ?? 0) - lockedBy(locks));
}

/**
 * What an order that is written down may still hold. The ledger guards the balance, but not what is locked of it, so
 * orders of the same player that are about to be held count as well: of two at once at least one sees the other.
 * They are read before the balance; one that is held in between counts twice, which can only refuse too much.
 */
export async function canHold(house: House, order: WithdrawalRow): Promise<boolean> {
  const lockedSatang = lockedBy(await locksOf(house, order.player_id));
  if (lockedSatang === 0) return true;
  const othersSatang = await askedBeside(house, order);
  const { main = 0 } = await house.ledger.balances(order.player_id);
  return order.amount_satang <= main - lockedSatang - othersSatang;
}
