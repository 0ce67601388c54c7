/** A player's locks with the progress of each. ENTITY-033, ENTITY-034, AMB-062 */
import type { House } from '../house.ts';
import { lockRows, stakedSince } from './lockStore.ts';
import type { LockRow } from './lockStore.ts';
import { countTurnover } from './turnover.ts';
import type { LockState } from './turnover.ts';

export type KnownLock = LockRow & LockState;

/** Every lock with its progress, oldest first. */
export async function locksOf(house: House, playerId: string): Promise<KnownLock[]> {
  const rows = await lockRows(house, playerId);
  const states = countTurnover(rows, await stakedSince(house, playerId, rows));
  return rows.map((row, index) => {
    const { doneSatang = 0, lockedSatang = 0 } = states[index] ?? {};
    return { ...row, doneSatang, lockedSatang };
  });
}

export const lockedBy = (locks: readonly LockState[]): number =>
  locks.reduce((sum, lock) => sum + lock.lockedSatang, 0);
