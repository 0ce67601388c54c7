/** Players with money and plans, for tests of one house. */
import * as plans from '@foyer/contract/interest/plans.ts';
import { topUp } from '../../ledger/testing/ledger.ts';
import { signUp } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';

export const baht = (amount: number) => Math.round(amount * 100);
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export function interestTesting(t: TestHouse) {
  const { house } = t;
  async function playerWith(amountBaht: number) {
    const client = await signUp(t);
    const { player_id: playerId } = await house.db
      .selectFrom('player')
      .select('player_id')
      .where('user_account', '=', client.userAccount)
      .executeTakeFirstOrThrow();
    if (amountBaht > 0) await house.ledger.post(topUp(playerId, 'start', baht(amountBaht)));
    const accounts = async () => {
      const { main = 0, savings = 0 } = await house.ledger.balances(playerId);
      return { main, savings };
    };
    const buy = (planId: string, amount: number) =>
      client.ok(plans.buyBalanceProfit, { planId, amountSatang: baht(amount) });
    const mine = async (status?: '0' | '1' | '2') =>
      (await client.ok(plans.queryUserBuyBalanceProfitList, { pageNo: 1, pageSize: 20, status })).list;
    return { client, playerId, accounts, buy, mine };
  }
  const left = async (planId: string) => {
    const plan = house.db.selectFrom('interest_plan').select('remaining').where('plan_id', '=', planId);
    return (await plan.executeTakeFirstOrThrow()).remaining;
  };
  const setLeft = (planId: string, remaining: number) =>
    house.db.updateTable('interest_plan').set({ remaining }).where('plan_id', '=', planId).execute();

  return { playerWith, left, setLeft };
}
