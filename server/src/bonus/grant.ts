/**
 * Gives bonuses: what every room calls. Each step is done once for each (player, grant), however often it is asked for
 * and wherever a process dies. STATE-011, L09, M22
 *
 *     offerBonus     it waits to be received (ENUM-005 5)
 *     applyForBonus  somebody has to look at it first (0); audit.ts decides
 *     enterDraw      a draw decides (6); audit.ts says how
 *     grantBonus     received at once (1)
 *     receiveBonus   what waits is received
 *
 * Every one takes whole terms: bonusTerms.ts. The amount comes from them: what they give, or for a percentage what they
 * give for `depositSatang`.
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
  /** Once per player: the same grant again gives nothing more. At most 64 characters. */
  readonly grantId: string;
  readonly names: Words;
  /** A key of ENUM-002. */
  readonly bonusType: string;
  readonly terms: KeptTerms;
  /** What it is given for, in satang; 0 where no deposit belongs to it. */
  readonly depositSatang: number;
}

/** A bonus that waits, until a moment or for ever (null). */
export interface WaitingBonus extends Bonus {
  readonly claimUntilMs: number | null;
}

/** Puts a bonus up to be received. False where this grant was there before. */
export const offerBonus = (house: House, bonus: WaitingBonus): Promise<boolean> =>
  insert(house, bonus, heldStatus.notReceived);

/** Puts a bonus up for audit. False where this grant was there before. */
export const applyForBonus = (house: House, bonus: Bonus, decide?: Decide): Promise<boolean> =>
  house.db.transaction().execute(async (db) => {
    const isNew = await insert({ ...house, db }, { ...bonus, claimUntilMs: null }, heldStatus.applying);
    if (isNew) await decide?.(db);
    return isNew;
  });

/** A bonus that a draw decides about. False where this grant was there before. */
export const enterDraw = (house: House, bonus: Bonus): Promise<boolean> =>
  insert(house, { ...bonus, claimUntilMs: null }, heldStatus.notDrawn);

/** Gives a bonus at once: its lock stands before the money does. ENTITY-034, ENUM-014: title 8 */
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
 * - `unknown`: there is no such bonus. `waiting`: it is not decided yet. `over`: it was rejected, taken back or given up.
 * - `expired`: it was not received in time.
 */
export type Received = 'received' | 'unknown' | 'waiting' | 'over' | 'expired';

/** A player receives what waits for them. SCREEN-054 */
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

/** Moves the money of a received bonus: the ledger knows its key, so it moves once. */
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

/** Terms that lack something, ask for too much or give nothing are a mistake of whoever gives, not a refusal. */
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
  if (isNew) house.live.tell(bonus.playerId, { kind: 'bonus', id: bonus.grantId });
  return isNew;
}

/** At most ten times, and for one product, unless the operator's switches allow more. M22 */
export async function mustBeAllowed(house: House, terms: KeptTerms): Promise<void> {
  const { bonusHighMultiples, bonusManyProducts } = await settings(house, ['bonusHighMultiples', 'bonusManyProducts']);
  if (!isMultipleAllowed(terms, bonusHighMultiples === '1'))
    throw new RangeError(`${terms.multiple} times needs the switch bonusHighMultiples`);
  if (!areProductsAllowed(terms, bonusManyProducts === '1'))
    throw new RangeError('a bonus for several products needs the switch bonusManyProducts');
}
