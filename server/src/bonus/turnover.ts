/** How bets clear locks: oldest open lock first, weighted, no bet twice. ENTITY-033, ENTITY-034, AMB-062, L09 */
import { weighedTypes } from '@foyer/contract/bonusTerms.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';

/** Terms that decide which bets count for a lock, and with which weight. */
export type CountingTerms = Pick<KeptTerms, 'platformCodes' | 'excludedGameIds' | 'weights' | 'longestStakeSatang'>;

export interface TurnoverLock {
  readonly lockId: string;
  readonly kind: 'deposit' | 'bonus';
  readonly principalSatang: number;
  readonly targetSatang: number;
  readonly createdMs: number;
  /** Bets placed from this moment on do not count. */
  readonly expiresMs: number | null;
  /** When it was ended before it was cleared. */
  readonly endedMs: number | null;
  /** Undefined if every bet counts in full. */
  readonly terms: CountingTerms | undefined;
}

/** Sum of consecutive settled bets of one sort, between two moments at which a lock begins or ends. */
export interface Staked {
  /** The first of the two moments. */
  readonly fromMs: number;
  readonly platformCode: string;
  /** ENUM-001. */
  readonly gameType: number;
  readonly gameId: string;
  /**
   * The highest of the locks' stake limits that each of these bets exceeds; 0 for none. If one lock counts stakes up to
   * 100 baht and another up to 500, a bet of 200 baht has 10,000 here, and counts for the second lock only.
   */
  readonly aboveSatang: number;
  readonly satang: number;
}

export interface LockState extends TurnoverLock {
  readonly doneSatang: number;
  /** The principal until the lock is cleared or has ended, then 0. */
  readonly lockedSatang: number;
}

/** Returns the weight of these bets in percent; 0 for excluded games, other platforms and stakes above the limit. */
export function weightFor(terms: CountingTerms | undefined, bets: Omit<Staked, 'fromMs' | 'satang'>): number {
  if (terms === undefined) return 100;
  const { platformCodes, excludedGameIds, weights, longestStakeSatang } = terms;
  if (platformCodes.length > 0 && !platformCodes.includes(bets.platformCode)) return 0;
  if (excludedGameIds.includes(bets.gameId)) return 0;
  if (longestStakeSatang !== 'none' && bets.aboveSatang >= longestStakeSatang) return 0;
  return weights[weighedTypes[bets.gameType - 1] ?? 'other'];
}

const isOpenAt = (lock: TurnoverLock, fromMs: number): boolean =>
  lock.createdMs <= fromMs &&
  (lock.endedMs === null || fromMs < lock.endedMs) &&
  (lock.expiresMs === null || fromMs < lock.expiresMs);

/**
 * Computes the progress of locks, which are sorted by start, from stakes, which are sorted by time. A stake counts for
 * the oldest open lock that accepts such bets. Any remainder counts for the next one. Progress is kept in hundredths of
 * a satang, so that the result does not depend on how bets are grouped, and another settled bet never reduces it.
 */
export function countTurnover(locks: readonly TurnoverLock[], stakes: readonly Staked[]): LockState[] {
  const doneHundredths = locks.map(() => 0);
  for (const staked of stakes) {
    let left = staked.satang;
    for (const [index, lock] of locks.entries()) {
      if (left === 0) break;
      if (!isOpenAt(lock, staked.fromMs)) continue;
      const percent = weightFor(lock.terms, staked);
      const done = doneHundredths[index] ?? 0;
      const due = lock.targetSatang * 100 - done;
      if (percent === 0 || due === 0) continue;
      const isSpent = left * percent <= due;
      doneHundredths[index] = isSpent ? done + left * percent : lock.targetSatang * 100;
      left = isSpent ? 0 : left - Math.ceil(due / percent);
    }
  }
  return locks.map((lock, index) => {
    const doneSatang = Math.floor((doneHundredths[index] ?? 0) / 100);
    const isOver = lock.endedMs !== null || doneSatang >= lock.targetSatang;
    return { ...lock, doneSatang, lockedSatang: isOver ? 0 : lock.principalSatang };
  });
}
