/**
 * Checks whether a player's stop or limit, or a rule of the place, allows a stake or a deposit, and returns the refusal
 * if not. The ledger decides by the same rows under its lock. These checks refuse earlier, before a round, shot or order
 * is written. M14, M15, M17, M18
 */
import type { RefusalName } from '@foyer/contract/refusals.ts';
import type { House } from '../house.ts';
import { clearanceValues } from '../ledger/clearance.ts';
import { StoppedByGuard } from '../ledger/guarded.ts';
import type { GuardRule, LimitKind } from '../ledger/guarded.ts';
import { Refusal } from '../refusal.ts';
import {
  brokenLimits,
  isIdentified,
  lockWallet,
  missingClearance,
  openDeposits,
  stakeStandingOf,
} from './guardStore.ts';

const refusalOfRule = {
  stopped: 'PLAY_STOPPED',
  deposit: 'DEPOSIT_LIMIT',
  stake: 'STAKE_LIMIT',
  loss: 'LOSS_LIMIT',
  time: 'TIME_LIMIT',
  underage: 'UNDERAGE',
  birthDate: 'BIRTH_DATE_NEEDED',
  terms: 'TERMS_CHANGED',
  identity: 'IDENTITY_NEEDED',
} as const satisfies Record<GuardRule, RefusalName>;

const guardRefusal = ({ config }: Pick<House, 'config'>, rule: GuardRule): Refusal =>
  new Refusal(refusalOfRule[rule], rule === 'underage' ? { age: config.jurisdiction.age.least } : {});

/** Returns what the player has not shown or accepted yet; undefined if nothing is missing. */
export const missingFor = (house: House, playerId: string, db = house.db) =>
  missingClearance(db, playerId, clearanceValues(house.config.jurisdiction, house.now()));

/** Returns why this stake (in satang) is refused; undefined if it is allowed. */
async function stakeRefusal(house: House, playerId: string, stakeSatang: number): Promise<Refusal | undefined> {
  const nowMs = house.now();
  const values = clearanceValues(house.config.jurisdiction, nowMs);
  const { isPlayClosed, stoppedUntilMs, isLimited, missing } = await stakeStandingOf(house.db, playerId, values);
  if (isPlayClosed) return new Refusal('PLAY_CLOSED');
  if (stoppedUntilMs > nowMs) return guardRefusal(house, 'stopped');
  if (missing !== undefined) return guardRefusal(house, missing);
  if (!isLimited) return undefined;
  const asked: Partial<Record<LimitKind, number>> = { loss: stakeSatang, stake: stakeSatang, time: 0 };
  const [broken] = await brokenLimits(house.db, playerId, asked, nowMs);
  return broken && guardRefusal(house, broken);
}

/**
 * Refuses: PLAY_CLOSED, PLAY_STOPPED, UNDERAGE, BIRTH_DATE_NEEDED, TERMS_CHANGED, IDENTITY_NEEDED, STAKE_LIMIT,
 * LOSS_LIMIT, TIME_LIMIT.
 */
export async function requireStake(house: House, playerId: string, stakeSatang: number): Promise<void> {
  const refusal = await stakeRefusal(house, playerId, stakeSatang);
  if (refusal !== undefined) throw refusal;
}

/** Returns the refusal for a stake that the ledger rejected: the player's own stop or limit, or else the balance. */
export const whyNotStaked = async (house: House, playerId: string, stakeSatang: number): Promise<Refusal> =>
  (await stakeRefusal(house, playerId, stakeSatang)) ?? new Refusal('BALANCE_INSUFFICIENT');

/** Refuses: PLAY_STOPPED, UNDERAGE, BIRTH_DATE_NEEDED, TERMS_CHANGED, IDENTITY_NEEDED. */
export async function requirePlay(house: House, playerId: string): Promise<void> {
  const nowMs = house.now();
  const values = clearanceValues(house.config.jurisdiction, nowMs);
  const { stoppedUntilMs, missing } = await stakeStandingOf(house.db, playerId, values);
  if (stoppedUntilMs > nowMs) throw guardRefusal(house, 'stopped');
  if (missing !== undefined) throw guardRefusal(house, missing);
}

/**
 * Accepts a deposit in the transaction that writes its order, if paid deposits, open orders and this one fit the limit
 * together. Runs under the wallet's lock, so that concurrent orders cannot exceed it. Refuses: PLAY_STOPPED,
 * DEPOSIT_LIMIT, UNDERAGE, BIRTH_DATE_NEEDED, TERMS_CHANGED, IDENTITY_NEEDED.
 */
export async function acceptDeposit(
  house: House,
  trx: House['db'],
  { playerId, satang }: { readonly playerId: string; readonly satang: number },
): Promise<void> {
  const { stoppedUntilMs, isLimited } = await lockWallet(trx, playerId);
  const nowMs = house.now();
  if (stoppedUntilMs > nowMs) throw guardRefusal(house, 'stopped');
  const missing = await missingFor(house, playerId, trx);
  if (missing !== undefined) throw guardRefusal(house, missing);
  if (!isLimited) return;
  const open = await openDeposits(trx, playerId, nowMs);
  const [broken] = await brokenLimits(trx, playerId, { deposit: satang + open }, nowMs);
  if (broken !== undefined) throw guardRefusal(house, broken);
}

/** Withdrawals stay open, unless the place demands the identity for them too. Refuses: IDENTITY_NEEDED. */
export async function requireIdentityToWithdraw(house: House, playerId: string): Promise<void> {
  if (house.config.jurisdiction.identity !== 'playAndWithdrawal') return;
  if (!(await isIdentified(house.db, playerId))) throw guardRefusal(house, 'identity');
}

/** Converts the ledger's StoppedByGuard into its refusal. Rethrows any other error. */
export function refusedByGuard(house: House, error: unknown): Refusal {
  if (error instanceof StoppedByGuard) return guardRefusal(house, error.rule);
  throw error;
}
