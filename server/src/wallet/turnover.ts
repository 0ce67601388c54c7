/** How bets work deposit locks off: the oldest open lock first, and no bet twice. ENTITY-033, AMB-062 reading A */

export interface DepositLock {
  readonly orderNo: string;
  readonly principalSatang: number;
  readonly targetSatang: number;
  readonly createdMs: number;
}

export interface LockState extends DepositLock {
  readonly doneSatang: number;
  /** The principal until the target is reached, then nothing. */
  readonly lockedSatang: number;
}

/**
 * `stakedSatang[i]` is what was staked from lock i's beginning to the next one's. Locks are in the order in which they
 * began; a stake counts for the oldest lock that is still open, what it has over goes on to the next.
 */
export function workedOff(locks: readonly DepositLock[], stakedSatang: readonly number[]): LockState[] {
  const done = locks.map(() => 0);
  stakedSatang.forEach((staked, period) => {
    let left = staked;
    for (let index = 0; index <= period && left > 0; index += 1) {
      const lock = locks[index];
      if (lock === undefined) return;
      const used = Math.min(left, lock.targetSatang - (done[index] ?? 0));
      done[index] = (done[index] ?? 0) + used;
      left -= used;
    }
  });
  return locks.map((lock, index) => {
    const doneSatang = done[index] ?? 0;
    return { ...lock, doneSatang, lockedSatang: doneSatang >= lock.targetSatang ? 0 : lock.principalSatang };
  });
}
