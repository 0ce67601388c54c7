/** Locked money. ENUM-007, ENUM-008, ENUM-009 */
import { wordOf } from '../closedSet.ts';

/** Everything except 2 and 4 is locked, a missing status as well. ENUM-007, AMB-061 */
export type BonusLock = 'locked' | 'unlocked' | 'cancelled';
export const bonusLock = (code: string | number | undefined): BonusLock =>
  wordOf({ '2': 'unlocked', '4': 'cancelled' }, code ?? '') ?? 'locked';
export const bonusLockLabel = (code: string | number | undefined) => `bonusLock.${bonusLock(code)}` as const;

export type DepositLock = 'locked' | 'unlocked';
/** Records of queryUserLockAmount: 0 locked, 1 unlocked; unknown is locked. ENUM-008, AMB-062 reading A */
export const rechargeLock = (code: string | number): DepositLock => (String(code) === '1' ? 'unlocked' : 'locked');
/** Records of betFlowLock/list: 1 and 3 locked, 2 unlocked; unknown is locked. ENUM-009, AMB-062 reading B */
export const betFlowLock = (code: string | number): DepositLock => (String(code) === '2' ? 'unlocked' : 'locked');

export const rechargeLockLabel = (code: string | number) => `depositLock.${rechargeLock(code)}` as const;
export const betFlowLockLabel = (code: string | number) => `depositLock.${betFlowLock(code)}` as const;
