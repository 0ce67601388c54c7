/** How bets work locks off: the oldest open lock first, and no bet twice. ENTITY-033, ENTITY-034, AMB-062 */

export interface TurnoverLock {
  readonly lockId: string;
  readonly kind: 'deposit' | 'bonus';
  readonly principalSatang: number;
  readonly targetSatang: number;
  readonly createdMs: number;
  /** When the player ended it before it was worked off. */
  readonly endedMs: number | null;
  /** Only bets on this platform count; '' for all. */
  readonly platformCode: string;
}

/** Settled bets on one platform between two moments at which a lock began or ended. */
export interface Staked {
  /** The first of the two moments. */
  readonly fromMs: number;
  readonly platformCode: string;
  readonly satang: number;
}

export interface LockState extends TurnoverLock {
  readonly doneSatang: number;
  /** The principal until the target is reached or the lock has ended, then nothing. */
  readonly lockedSatang: number;
}

/**
 * Locks in the order in which they began, stakes in the order of time. A stake counts for the oldest lock that is still
 * open and takes bets of its platform; what it has over goes on to the next.
 */
export function workedOff(locks: readonly TurnoverLock[], stakes: readonly Staked[]): LockState[] {
  const done = locks.map(() => 0);
  for (const { fromMs, platformCode, satang } of stakes) {
    let left = satang;
    for (const [index, lock] of locks.entries()) {
      if (left === 0) break;
      if (lock.createdMs > fromMs || (lock.endedMs !== null && lock.endedMs <= fromMs)) continue;
      if (lock.platformCode !== '' && lock.platformCode !== platformCode) continue;
      const used = Math.min(left, lock.targetSatang - (done[index] ?? 0));
      done[index] = (done[index] ?? 0) + used;
      left -= used;
    }
  }
  return locks.map((lock, index) => {
    const doneSatang = done[index] ?? 0;
    const isOver = lock.endedMs !== null || doneSatang >= lock.targetSatang;
    return { ...lock, doneSatang, lockedSatang: isOver ? 0 : lock.principalSatang };
  });
}
