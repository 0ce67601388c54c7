/** Locks as shown to the player, in both readings of AMB-062. SI-45 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { calls } from '@foyer/contract/calls.ts';
import { minorUnits } from '@foyer/contract/currency.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { House } from '../house.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import { platforms } from '../platforms/platforms.ts';
import { settings } from '../settings/settings.ts';
import { locksOf, lockedBy } from '../bonus/locks.ts';
import type { KnownLock } from '../bonus/locks.ts';

type Calls = typeof calls;

/** Limit in satang: a player whose whole balance is lower may end a deposit's lock. */
export async function unlockBelow(house: House): Promise<number> {
  const { selfUnlockBelow } = await settings(house, ['selfUnlockBelow']);
  return minorUnits(selfUnlockBelow) ?? 0;
}

/** Sum of all of the player's accounts, in satang. */
export async function wholeBalance(house: House, playerId: string): Promise<number> {
  const balances = await house.ledger.balances(playerId);
  return Object.values(balances).reduce((sum, amount) => sum + amount, 0);
}

async function platformNames(house: House, lang: Locale): Promise<ReadonlyMap<string, string>> {
  return new Map((await platforms(house, lang)).map((one) => [one.platformCode, one.platformName]));
}

/** ENUM-007: 1 locked, 2 unlocked, 4 cancelled. */
const bonusStatus = (lock: KnownLock): string => {
  if (lock.endedMs !== null) return '4';
  return lock.lockedSatang === 0 ? '2' : '1';
};
/** ENUM-009: 1 nothing staked yet, 3 under way, both locked; 2 unlocked. A bonus keeps its own codes. */
const flowStatus = (lock: KnownLock): string => {
  if (lock.kind === 'bonus') return bonusStatus(lock);
  if (lock.lockedSatang === 0) return '2';
  return lock.doneSatang === 0 ? '1' : '3';
};

/** Names, in the player's language, of the platforms whose bets count. Blank if all count. */
function platformNameOf(lock: KnownLock, names: ReadonlyMap<string, string>, lang: Locale): string {
  const codes = lock.terms?.platformCodes ?? [];
  const known = codes.map((code) => names.get(code) ?? code);
  return new Intl.ListFormat(lang.replace('_', '-'), { type: 'conjunction' }).format(known);
}

const progressOf = (lock: KnownLock) => ({
  lockId: lock.lockId,
  lockedSatang: lock.lockedSatang,
  targetSatang: lock.targetSatang,
  doneSatang: lock.doneSatang,
  createTime: lock.createdMs,
});

/**
 * Returns every lock with its progress, oldest first, and the locked total. Deposits use reading A: 0 locked, 1
 * unlocked. A player may cancel a bonus at any time, but may end a deposit's lock only once the locked money is lost.
 */
export const queryUserLockAmount: Handler<Calls['queryUserLockAmount']> = async (context) => {
  const { house, playerId, lang } = context;
  const [locks, names, belowSatang, wholeSatang] = await Promise.all([
    locksOf(house, playerId),
    platformNames(house, lang),
    unlockBelow(house),
    wholeBalance(house, playerId),
  ]);
  return {
    lockedSatang: lockedBy(locks),
    unlockBelowSatang: belowSatang,
    list: locks
      .filter((lock) => lock.kind === 'deposit')
      .map((lock) => ({
        ...progressOf(lock),
        name: inLanguage(lock.names, lang) ?? '',
        principalSatang: lock.principalSatang,
        status: lock.lockedSatang === 0 ? '1' : '0',
        isSelfUnlockable: lock.lockedSatang > 0 && wholeSatang < belowSatang,
      })),
    bonuses: locks
      .filter((lock) => lock.kind === 'bonus')
      .map((lock) => ({
        ...progressOf(lock),
        name: inLanguage(lock.names, lang) ?? '',
        type: lock.bonusType,
        platformName: platformNameOf(lock, names, lang),
        amountSatang: lock.principalSatang,
        expireTime: lock.expiresMs ?? undefined,
        status: bonusStatus(lock),
        isSelfUnlockable: lock.lockedSatang > 0,
      })),
  };
};

/** Returns all locks of deposits and bonuses, newest first, in reading B. */
export const betFlowLockList: Handler<Calls['betFlowLockList']> = async (context, request) => {
  const { house, playerId, lang } = context;
  const [locks, names] = await Promise.all([locksOf(house, playerId), platformNames(house, lang)]);
  const { offset, limit } = pageOf(request);
  const list = locks
    .toReversed()
    .slice(offset, offset + limit)
    .map((lock) => ({
      lockId: lock.lockId,
      kind: lock.kind,
      name: inLanguage(lock.names, lang) ?? '',
      platformName: platformNameOf(lock, names, lang),
      principalSatang: lock.principalSatang,
      lockedSatang: lock.lockedSatang,
      targetSatang: lock.targetSatang,
      doneSatang: lock.doneSatang,
      status: flowStatus(lock),
      createTime: lock.createdMs,
      endTime: lock.endedMs ?? undefined,
    }));
  return { list, total: locks.length };
};
