/** What of the main wallet may not be withdrawn yet. ENTITY-033, ENTITY-034, AMB-046, AMB-062 */
import { lockedBy, locksOf } from '../bonus/locks.ts';
import type { House } from '../house.ts';

/** Available less locked, never below zero. Satang. AMB-046 */
export async function withdrawableOf(house: House, playerId: string): Promise<number> {
  const [balances, locks] = await Promise.all([house.ledger.balances(playerId), locksOf(house, playerId)]);
  return Math.max(0, (balances.main ?? 0) - lockedBy(locks));
}
