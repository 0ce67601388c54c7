/** Bonuses made for one player alone. CALL-165, SCREEN-053 */
import { bonusFor, keptTerms } from '@foyer/contract/bonusTerms.ts';
import * as v from 'valibot';
import type { House } from '../house.ts';
import type { Decision } from '../http/context.ts';
import { applyForBonus, grantBonus, mustBeAllowed } from './grant.ts';
import type { Bonus, Received } from './grant.ts';
import { insertPrivateBonus, markApplied, privateBonus } from './heldListStore.ts';

interface ForOne extends Bonus {
  readonly isAudited: boolean;
  /** Deadline for the application; null for no limit. */
  readonly openUntilMs: number | null;
}

/** Offers a bonus to one player. `grantId` is its id. Returns false if it already exists. */
export async function offerPrivately(house: House, bonus: ForOne): Promise<boolean> {
  const { playerId, grantId, names, bonusType, terms, depositSatang, isAudited, openUntilMs } = bonus;
  v.parse(keptTerms.schema, keptTerms.encode(terms));
  await mustBeAllowed(house, terms);
  if (bonusFor(terms, depositSatang) <= 0) throw new RangeError('these terms bring nothing');
  const isNew = await insertPrivateBonus(house, {
    player_id: playerId,
    bonus_id: grantId,
    names,
    bonus_type: bonusType,
    terms,
    deposit_satang: depositSatang,
    is_audited: isAudited,
    open_until_ms: openUntilMs,
  });
  if (isNew) house.live.emit(playerId, { kind: 'bonus', id: grantId });
  return isNew;
}

export type Applied = { readonly kind: 'applying' } | { readonly kind: 'decided'; readonly received: Received };

/** Grant id of a private bonus, distinct from the ids of the domains. */
const grantOf = (bonusId: string) => `private:${bonusId}`;

/**
 * Applies for a private bonus, which is received at once or submitted for audit. The application is recorded first,
 * then the grant is made under a fixed id. A retry after a crash in between makes the grant. Any other repeat has no
 * effect.
 */
export async function applyPrivately(
  house: House,
  playerId: string,
  bonusId: string,
  decide?: Decision['make'],
): Promise<Applied | undefined> {
  const own = await privateBonus(house, playerId, bonusId);
  if (own === undefined) return undefined;
  const isFirst = await markApplied(house, playerId, bonusId);
  if (!isFirst && own.applied_ms === null && own.open_until_ms !== null && own.open_until_ms <= house.now())
    return { kind: 'decided', received: 'expired' };
  const bonus: Bonus = {
    playerId,
    grantId: grantOf(bonusId),
    names: own.names,
    bonusType: own.bonus_type,
    terms: own.terms,
    depositSatang: own.deposit_satang,
  };
  if (own.is_audited) {
    await applyForBonus(house, bonus, decide);
    return { kind: 'applying' };
  }
  return { kind: 'decided', received: await grantBonus(house, bonus, decide) };
}
