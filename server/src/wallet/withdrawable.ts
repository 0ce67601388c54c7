/** Computes how much of the main wallet may be withdrawn. ENTITY-033, ENTITY-034, AMB-046, AMB-062 */
import { lockedBy, locksOf } from '../bonus/locks.ts';
import type { House } from '../house.ts';

/** Returns main wallet less locks in satang, never below zero. AMB-046 */
export async function withdrawableOf(house: House, playerId: string): Promise<number> {
  const [balances, locks] = await Promise.all([house.ledger.balances(playerId), locksOf(house, playerId)]);
  return Math.max(0, (balances.main ?? 0) - lockedBy(locks));
}
