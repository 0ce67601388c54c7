/**
 * Gives bonuses, for all domains. Each step is done once per (player, grant), however often it is requested and wherever
 * a process crashes. STATE-011, L09, M22
 *
 *     offerBonus     can be received (ENUM-005 5)
 *     applyForBonus  needs an audit first (0); audit.ts decides
 *     enterDraw      needs a draw first (6); audit.ts records the result
 *     grantBonus     received at once (1)
 *     receiveBonus   receives what was offered
 *
 * All take complete terms: bonusTerms.ts. The amount comes from the terms: a fixed amount, or a percentage of
 * `depositSatang`.
 */
import { areProductsAllowed } from '@foyer/contract/bonusProducts.ts';
import { bonusFor, costToClear, isMultipleAllowed, keptTerms } from '@foyer/contract/bonusTerms.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import * as v from 'valibot';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import type { Decision } from '../http/context.ts';
import { titles } from '../ledger/accounts.ts';
import { settings } from '../settings/settings.ts';
import { heldBonus, heldKind, heldStatus, insertHeld, markPaid, receiveHeld } from './heldStore.ts';
import type { HeldBonus, HeldStatus } from './heldStore.ts';

type Decide = Decision['make'];

export interface Bonus {
  readonly playerId: string;
  /** Unique per player: repeating a grant gives nothing more. At most 64 characters. */
  readonly grantId: string;
  readonly names: Words;
  /** A key of ENUM-002. */
  readonly bonusType: string;
  readonly terms: KeptTerms;
  /** The deposit it is given for, in satang; 0 if there is none. */
  readonly depositSatang: number;
}

/** A bonus that can be received until `claimUntilMs`, or without limit if null. */
export interface WaitingBonus extends Bonus {
  readonly claimUntilMs: number | null;
}

/** Offers a bonus to be received. Returns false if the grant already exists. */
export const offerBonus = (house: House, bonus: WaitingBonus): Promise<boolean> =>
  insert(house, bonus, heldStatus.notReceived);

/** Submits a bonus for audit. Returns false if the grant already exists. */
export const applyForBonus = (house: House, bonus: Bonus, decide?: Decide): Promise<boolean> =>
  house.db.transaction().execute(async (db) => {
    const isNew = await insert({ ...house, db }, { ...bonus, claimUntilMs: null }, heldStatus.applying);
    if (isNew) await decide?.(db);
    return isNew;
  });

/** Enters a bonus into a draw. Returns false if the grant already exists. */
export const enterDraw = (house: House, bonus: Bonus): Promise<boolean> =>
  insert(house, { ...bonus, claimUntilMs: null }, heldStatus.notDrawn);

/** Gives a bonus at once. Its lock is inserted before the money arrives. ENTITY-034, ENUM-014: title 8 */
export async function grantBonus(house: House, bonus: Bonus, decide?: Decide): Promise<Received> {
  const { playerId, grantId } = bonus;
  if (decide === undefined) await insert(house, { ...bonus, claimUntilMs: null }, heldStatus.notReceived);
  else
    await house.db.transaction().execute(async (db) => {
      const isNew = await insert({ ...house, db }, { ...bonus, claimUntilMs: null }, heldStatus.notReceived);
      if (isNew) await decide(db, { grantId });
    });
  return receiveBonus(house, playerId, grantId);
}

/**
 * - `received`: the player has it, from now on or from before.
 * - `unknown`: no such bonus. `waiting`: not decided yet. `over`: rejected, taken back or cancelled.
 * - `expired`: not received in time.
 */
export type Received = 'received' | 'unknown' | 'waiting' | 'over' | 'expired';

/** Receives an offered bonus for its player. SCREEN-054 */
export async function receiveBonus(
  house: House,
  playerId: string,
  grantId: string,
  decide?: Decide,
): Promise<Received> {
  const before = await heldBonus(house, playerId, grantId);
  if (before === undefined) return 'unknown';
  await receiveHeld(house, before, decide && ((db) => decide(db, { grantId })));
  const held = (await heldBonus(house, playerId, grantId)) ?? before;
  const { received, wageringCompleted, notReceived, applying, notDrawn } = heldStatus;
  switch (held.status) {
    case received:
    case wageringCompleted:
      await payHeld(house, held);
      return 'received';
    case notReceived:
      return 'expired';
    case applying:
    case notDrawn:
      return 'waiting';
    default:
      return held.ended_by === 'expired' && held.received_ms === null ? 'expired' : 'over';
  }
}

/** Pays a received bonus. Idempotent by its key in the ledger. */
export async function payHeld(house: House, held: HeldBonus): Promise<void> {
  if (held.paid_ms !== null) return;
  await house.ledger.post({
    playerId: held.player_id,
    key: `bonus:${held.grant_id}`,
    title: titles.bonus,
    legs: [
      { account: 'house:bonus', amountSatang: -held.amount_satang },
      { account: 'main', amountSatang: held.amount_satang },
    ],
    reference: held.grant_id,
  });
  await markPaid(house, held);
}

/** Throws on incomplete, excessive or worthless terms: they are the caller's mistake, not a refusal. */
async function insert(house: House, bonus: WaitingBonus, status: HeldStatus): Promise<boolean> {
  const { terms, depositSatang } = bonus;
  v.parse(keptTerms.schema, keptTerms.encode(terms));
  await mustBeAllowed(house, terms);
  const amountSatang = bonusFor(terms, depositSatang);
  if (amountSatang <= 0) throw new RangeError(`a deposit of ${depositSatang} satang brings no bonus`);
  if (!/^[\w:.-]{1,64}$/.test(bonus.grantId)) throw new RangeError(`${bonus.grantId} is no id of a grant`);
  const targetSatang = costToClear(terms, { bonusSatang: amountSatang, depositSatang });
  const isNew = await insertHeld(house, {
    ...bonus,
    status,
    amountSatang,
    targetSatang,
    kind: targetSatang > 0 ? heldKind.pre : heldKind.post,
  });
  if (isNew) house.live.emit(bonus.playerId, { kind: 'bonus', id: bonus.grantId });
  return isNew;
}

/** Throws if terms ask for more than the cap or for several products without the operator's switches. M22 */
export async function mustBeAllowed(house: House, terms: KeptTerms): Promise<void> {
  if (!(await isMultipleWithinCap(house, terms))) {
    const { cap, isLiftedBySetting } = house.config.jurisdiction.bonusMultiple;
    const way = isLiftedBySetting ? 'and needs the switch bonusHighMultiples' : 'by the profile';
    throw new RangeError(`a multiple of ${terms.multiple} is above the cap of ${cap} ${way}`);
  }
  const { bonusManyProducts } = await settings(house, ['bonusManyProducts']);
  if (!areProductsAllowed(terms, bonusManyProducts === '1'))
    throw new RangeError('a bonus for several products needs the switch bonusManyProducts');
}

/** Whether the rules of the place, and the operator's switch where they respect it, allow the multiple. M22 */
export async function isMultipleWithinCap(house: House, terms: Pick<KeptTerms, 'multiple'>): Promise<boolean> {
  const { bonusHighMultiples } = await settings(house, ['bonusHighMultiples']);
  return isMultipleAllowed(terms, house.config.jurisdiction.bonusMultiple, bonusHighMultiples === '1');
}
