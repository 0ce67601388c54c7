import { randomUUID } from 'node:crypto';
import { casinoWeights } from '@foyer/contract/bonusProducts.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import { signUp } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { offerBonus } from '../grant.ts';
import type { Bonus } from '../grant.ts';
import { heldBonus } from '../heldStore.ts';

/** A fixed amount in baht with three times casino turnover and no time limit; `more` overrides. */
export const testTerms = (baht = 100, more: Partial<KeptTerms> = {}): KeptTerms => ({
  gives: { kind: 'fixed', amountSatang: baht * 100 },
  who: 'everyone',
  often: 'once',
  multiple: 3,
  multipleOf: 'bonus',
  weights: casinoWeights,
  platformCodes: [],
  excludedGameIds: [],
  longestStakeSatang: 'none',
  expiresAfterHours: 'never',
  fundsOrder: 'ownFirst',
  onCancel: 'bonusReturns',
  winningsCap: 'none',
  ...more,
});

export const testBonus = (playerId: string, grantId: string, more: Partial<Bonus> = {}): Bonus => ({
  playerId,
  grantId,
  names: { zh_CN: '迎新红利', en: 'Welcome bonus', th: 'โบนัสต้อนรับ' },
  bonusType: '2',
  terms: testTerms(),
  depositSatang: 0,
  ...more,
});

interface Bet {
  readonly satang: number;
  readonly platformCode?: string;
  readonly gameType?: number;
  readonly gameId?: string;
  /** False leaves the bet open. */
  readonly isSettled?: boolean;
}

/** Helpers for tests of bonuses in one house. */
export function bonusTesting(t: TestHouse) {
  const { house, clock } = t;
  return {
    newPlayer: async (): Promise<string> => {
      const { userAccount } = await signUp(t);
      const { player_id } = await house.db
        .selectFrom('player')
        .select('player_id')
        .where('user_account', '=', userAccount)
        .executeTakeFirstOrThrow();
      return player_id;
    },
    mainOf: async (playerId: string) => (await house.ledger.balances(playerId)).main ?? 0,
    /** Returns status, kind and how it ended. */
    stand: async (playerId: string, grantId = 'G1') => {
      const held = await heldBonus(house, playerId, grantId);
      return [held?.status, held?.kind, held?.ended_by];
    },
    /** Offers 100 baht under the id G1. */
    offer: (playerId: string, terms: Partial<KeptTerms> = {}, claimUntilMs: number | null = null) =>
      offerBonus(house, { ...testBonus(playerId, 'G1', { terms: testTerms(100, terms) }), claimUntilMs }),
    /** Posts a bet that won back its stake plus one satang. Returns its number. */
    bet: async (playerId: string, given: Bet) => {
      const { satang, platformCode = 'kiln', gameType = 1, gameId = 'any', isSettled = true } = given;
      const betOrderNo = randomUUID();
      clock.nowMs += 1000;
      await house.ledger.post({
        playerId,
        key: betOrderNo,
        title: 200,
        legs: [
          { account: 'main', amountSatang: 1 },
          { account: 'house:games:kiln', amountSatang: -1 },
        ],
        reference: betOrderNo,
        bet: {
          betOrderNo,
          platformCode,
          gameType,
          gameId,
          stakeSatang: satang,
          winSatang: satang,
          roundId: betOrderNo,
          isSettled,
        },
      });
      return betOrderNo;
    },
  };
}
