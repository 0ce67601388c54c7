/** How bets work locks off: the oldest open lock first, by weight, and no bet twice. ENTITY-033, ENTITY-034, AMB-062, L09 */
import { weighedTypes } from '@foyer/contract/bonusTerms.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';

/** Which bets count for a lock, and how much of them. */
export type CountingTerms = Pick<KeptTerms, 'platformCodes' | 'excludedGameIds' | 'weights' | 'longestStakeSatang'>;

export interface TurnoverLock {
  readonly lockId: string;
  readonly kind: 'deposit' | 'bonus';
  readonly principalSatang: number;
  readonly targetSatang: number;
  readonly createdMs: number;
  /** Bets from this moment on do not count. */
  readonly expiresMs: number | null;
  /** When it was ended before it was worked off. */
  readonly endedMs: number | null;
  /** Undefined where every bet counts in full. */
  readonly terms: CountingTerms | undefined;
}

/** Settled bets of one sort that follow one another, between two moments at which a lock begins or ends. */
export interface Staked {
  /** The first of the two moments. */
  readonly fromMs: number;
  readonly platformCode: string;
  /** ENUM-001. */
  readonly gameType: number;
  readonly gameId: string;
  /** The highest of the locks' longest stakes that each of these bets is above; 0 for none. */
  readonly aboveSatang: number;
  readonly satang: number;
}

export interface LockState extends TurnoverLock {
  readonly doneSatang: number;
  /** The principal until the target is reached or the lock has ended, then nothing. */
  readonly lockedSatang: number;
}

/** How much of these bets counts, in percent: 0 for excluded games, other platforms and bets that are too long. */
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
 * Locks in the order in which they began, stakes in the order of time. A stake counts for the oldest lock that is still
 * open and takes such bets; what it has over goes on to the next. Hundredths of a satang are kept, so that it is the
 * same however the bets are gathered: another settled bet never takes from what is done.
 */
export function workedOff(locks: readonly TurnoverLock[], stakes: readonly Staked[]): LockState[] {
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
