/** Plain bonuses of the club and of welfare: a fixed amount with casino turnover and without a time limit. M22 */
import { casinoWeights } from '@foyer/contract/bonusProducts.ts';
import { costToClear } from '@foyer/contract/bonusTerms.ts';
import type { BonusTerms, KeptTerms } from '@foyer/contract/bonusTerms.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { offerBonus } from './grant.ts';
import type { Bonus } from './grant.ts';

export interface Gift extends Pick<KeptTerms, 'who' | 'often' | 'multiple'> {
  readonly amountSatang: number;
}

export const giftTerms = ({ amountSatang, who, often, multiple }: Gift): KeptTerms => ({
  gives: { kind: 'fixed', amountSatang },
  who,
  often,
  multiple,
  multipleOf: 'bonus',
  weights: casinoWeights,
  longestStakeSatang: 'none',
  expiresAfterHours: 'never',
  fundsOrder: 'together',
  onCancel: 'bonusReturns',
  winningsCap: 'none',
  platformCodes: [],
  excludedGameIds: [],
});

/** The terms as shown to the player. They name no platform and no game. */
export function shownGift(gift: Gift): BonusTerms {
  const { platformCodes: _every, excludedGameIds: _none, ...terms } = giftTerms(gift);
  return { ...terms, platforms: [], excludedGames: [] };
}

/** Turnover required before the bonus can be withdrawn, in satang. */
export const giftCost = (gift: Gift): number =>
  costToClear(giftTerms(gift), { bonusSatang: gift.amountSatang, depositSatang: 0 });

/**
 * Offers a bonus within the caller's transaction, so that the decision and the bonus are committed together. If the
 * process crashes before receiving it, the player can still do so. Returns false if the grant already exists.
 */
export const layDown = (house: House, db: Kysely<Tables>, bonus: Bonus): Promise<boolean> =>
  offerBonus({ ...house, db }, { ...bonus, claimUntilMs: null });
