/** Test fixtures of claims: players with deposits and bets. */
import { signUp } from '../../testing/house.ts';
import type { TestHouse, SignedUp } from '../../testing/house.ts';

export interface Claimant extends SignedUp {
  readonly playerId: string;
}
const hourMs = 3_600_000;
let orders = 0;

export function promotionTesting(t: TestHouse) {
  const { db } = t.database;
  return {
    claimant: async (): Promise<Claimant> => {
      const player = await signUp(t);
      const { player_id } = await db
        .selectFrom('player')
        .select('player_id')
        .where('user_account', '=', player.userAccount)
        .executeTakeFirstOrThrow();
      return { ...player, playerId: player_id };
    },
    /** Inserts a paid deposit order. Returns its number. */
    deposit: async (playerId: string, baht: number, given: { hoursAgo?: number; method?: string } = {}) => {
      const orderNo = `D${(orders += 1)}`;
      const paidMs = t.clock.nowMs - (given.hoursAgo ?? 0) * hourMs;
      await db
        .insertInto('deposit_order')
        .values({
          player_id: playerId,
          order_no: orderNo,
          request_key: orderNo,
          in_bank_id: 'sandbox-bangkok',
          bank_names: JSON.stringify({ zh_CN: '-', en: '-', th: '-' }),
          currency: 'THB',
          amount_minor: baht * 100,
          credit_satang: baht * 100,
          depositor_name: '-',
          proof: '-',
          status: 1,
          method: given.method ?? 'bank',
          details: '{}',
          created_ms: paidMs,
          expires_ms: paidMs + hourMs,
          paid_ms: paidMs,
        })
        .execute();
      return orderNo;
    },
    /** Inserts a bet with its prize, settled by default. Returns its number. */
    bet: async (
      playerId: string,
      stakeBaht: number,
      winBaht: number,
      given: { platformCode?: string; gameType?: number; isSettled?: boolean; hoursAgo?: number } = {},
    ) => {
      const betOrderNo = `B${(orders += 1)}`;
      const placedMs = t.clock.nowMs - (given.hoursAgo ?? 0) * hourMs;
      const isSettled = given.isSettled ?? true;
      await db
        .insertInto('bet')
        .values({
          player_id: playerId,
          bet_order_no: betOrderNo,
          platform_code: given.platformCode ?? 'moyu',
          game_type: given.gameType ?? 1,
          game_id: 'x',
          round_id: `R${betOrderNo}`,
          stake_satang: stakeBaht * 100,
          win_satang: winBaht * 100,
          is_settled: isSettled,
          placed_ms: placedMs,
          settled_ms: isSettled ? placedMs : null,
        })
        .execute();
      return betOrderNo;
    },
    /** Returns amount and required turnover of the player's bonuses. */
    held: async (playerId: string, grantId: string) => {
      const row = await db
        .selectFrom('held_bonus')
        .select(['amount_satang', 'target_satang', 'status'])
        .where('player_id', '=', playerId)
        .where('grant_id', 'like', `${grantId}%`)
        .execute();
      return row.map(({ amount_satang, target_satang }) => [amount_satang, target_satang]);
    },
    main: async (playerId: string) => (await t.house.ledger.balances(playerId)).main ?? 0,
  };
}
