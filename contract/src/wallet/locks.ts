/**
 * Locked money: every lock with its progress, and the call by which a player can end one. SI-45, ENUM-007, ENUM-008,
 * ENUM-009
 */
import { defineCall } from '../call.ts';
import { wordOf } from '../closedSet.ts';
import { at, flag, list, moment, money, oneOf, optional, page, paging, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** Every status except 2 and 4 is locked, also a missing one. ENUM-007, AMB-061 */
export type BonusLock = 'locked' | 'unlocked' | 'cancelled';
export const bonusLock = (code: string | number | undefined): BonusLock =>
  wordOf({ '2': 'unlocked', '4': 'cancelled' }, code ?? '') ?? 'locked';
export const bonusLockLabel = (code: string | number | undefined) => `bonusLock.${bonusLock(code)}` as const;

export type DepositLock = 'locked' | 'unlocked';
/** Records of queryUserLockAmount: 0 locked, 1 unlocked; unknown is locked. ENUM-008, AMB-062 reading A */
export const rechargeLock = (code: string | number): DepositLock => (String(code) === '1' ? 'unlocked' : 'locked');
/** Records of betFlowLock/list: 1 and 3 locked, 2 unlocked; unknown is locked. ENUM-009, AMB-062 reading B */
export const betFlowLock = (code: string | number): DepositLock => (String(code) === '2' ? 'unlocked' : 'locked');

/** The status of a row of betFlowLock/list, for both kinds of locks. ENUM-007, ENUM-009 */
export const lockWord = ({ kind, status }: { readonly kind: 'deposit' | 'bonus'; readonly status: string }) =>
  kind === 'bonus' ? bonusLock(status) : betFlowLock(status);
export const lockLabel = ({ kind, status }: { readonly kind: 'deposit' | 'bonus'; readonly status: string }) =>
  kind === 'bonus' ? bonusLockLabel(status) : betFlowLockLabel(status);

export const rechargeLockLabel = (code: string | number) => `depositLock.${rechargeLock(code)}` as const;
export const betFlowLockLabel = (code: string | number) => `depositLock.${betFlowLock(code)}` as const;

/** Progress of a lock. */
const lockProgress = {
  lockId: text,
  lockedSatang: at('lockAmount', money),
  targetSatang: at('targetTurnover', money),
  doneSatang: at('doneTurnover', money),
  status: text,
  createTime: optional(moment),
  /** Whether `selfUnlockAmount` can end it now. */
  isSelfUnlockable: at('selfUnlock', withDefault(flag, false)),
};

/** ENTITY-033; `status` in reading A of AMB-062. */
export const rechargeLockRecord = record({
  ...lockProgress,
  /** Name of the interest plan; '' for a deposit. */
  name: withDefault(text, ''),
  principalSatang: at('principal', money),
});
export type RechargeLockRecord = Value<typeof rechargeLockRecord>;

/**
 * ENTITY-034; `status` by ENUM-007, `type` a key of ENUM-017, no platform if bets on all platforms count, else all that
 * do.
 */
export const bonusLockRecord = record({
  ...lockProgress,
  name: withDefault(text, ''),
  type: withDefault(text, ''),
  platformName: withDefault(text, ''),
  amountSatang: at('amount', money),
  /** Deadline for the turnover; absent if there is none. */
  expireTime: optional(moment),
});
export type BonusLockRecord = Value<typeof bonusLockRecord>;

/** Recharge locks and bonus locks with their sum. ENTITY-033, ENTITY-034, AMB-062 reading A */
export const queryUserLockAmount = defineCall({
  id: 'CALL-078',
  name: 'queryUserLockAmount',
  path: '/api/loged/queryUserLockAmount',
  access: 'player',
  request: record({}),
  response: record({
    lockedSatang: at('lockAmount', withDefault(money, 0)),
    /** A player with a total balance below this may end a recharge lock. */
    unlockBelowSatang: at('selfUnlockBelow', withDefault(money, 0)),
    list: withDefault(list(rechargeLockRecord), []),
    bonuses: at('bonusList', withDefault(list(bonusLockRecord), [])),
  }),
});

/**
 * All locks, newest first. `status` of a deposit is in reading B: 1 and 3 locked, 2 unlocked. That of a bonus is by
 * ENUM-007: 4 is cancelled. ENUM-009, AMB-062
 */
export const betFlowLockRecord = record({
  lockId: text,
  kind: withDefault(oneOf(['deposit', 'bonus']), 'deposit'),
  name: withDefault(text, ''),
  platformName: withDefault(text, ''),
  principalSatang: at('principal', money),
  lockedSatang: at('lockAmount', money),
  targetSatang: at('targetTurnover', money),
  doneSatang: at('doneTurnover', money),
  status: text,
  createTime: moment,
  endTime: optional(moment),
});
export type BetFlowLockRecord = Value<typeof betFlowLockRecord>;

export const betFlowLockList = defineCall({
  id: 'CALL-131',
  name: 'betFlowLockList',
  path: '/api/logged/betFlowLock/list',
  access: 'player',
  request: record(paging),
  response: page(betFlowLockRecord),
});

/**
 * Ends a lock at the player's request: a deposit whose money is used up, or a bonus that the player forfeits.
 * SCREEN-075
 */
export const selfUnlockAmount = defineCall({
  id: 'CALL-079',
  name: 'selfUnlockAmount',
  path: '/api/loged/selfUnlockAmount',
  access: 'player',
  effect: 'money',
  request: record({ lockId: text }),
  response: record({
    unlockedSatang: at('unlockAmount', money),
    /** The amount returned to the house. */
    returnedSatang: at('returnAmount', money),
  }),
  refuses: ['UNKNOWN_LOCK', 'LOCK_NOT_FREE', 'BONUS_NOT_IN_MAIN'],
});
