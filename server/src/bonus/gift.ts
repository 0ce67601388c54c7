/** Plain bonuses of the club and of welfare: a fixed amount, staked some times in games of chance, without a time limit. M22 */
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

/** The same as its player reads them: they name no platform and no game. */
export function shownGift(gift: Gift): BonusTerms {
  const { platformCodes: _every, excludedGameIds: _none, ...terms } = giftTerms(gift);
  return { ...terms, platforms: [], excludedGames: [] };
}

/** What must be staked before it can be withdrawn. Satang. */
export const giftCost = (gift: Gift): number =>
  costToClear(giftTerms(gift), { bonusSatang: gift.amountSatang, depositSatang: 0 });

/**
 * Lays a bonus down within the transaction that decides about it: either both are there or neither. It waits until it is
 * received, which a player can still do themselves where the process dies in between. False where it was there before.
 */
export const layDown = (house: House, db: Kysely<Tables>, bonus: Bonus): Promise<boolean> =>
  offerBonus({ ...house, db }, { ...bonus, claimUntilMs: null });
