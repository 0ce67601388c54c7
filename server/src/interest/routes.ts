/** The interest product's calls. SI-46, CALL-175 to CALL-178 */
import type { Calls } from '@foyer/contract/calls.ts';
import type { Handlers, PlayerContext } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import { fundsOf, payFor } from './buy.ts';
import { closeOrder } from './close.ts';
import { orderById, orderOfRequest, orderPage, orderStatus, planOnSale, plansOnSale, writeAsked } from './store.ts';
import type { OrderRow } from './store.ts';
import { boughtOf, planOf } from './views.ts';

type InterestCall =
  | 'selectBonusBalanceProfitList'
  | 'queryUserBuyBalanceProfitList'
  | 'buyBalanceProfit'
  | 'ransomBalanceProfit';

/** Age at which an unfinished purchase counts as abandoned by a crashed process. */
const leftAfterMs = 60_000;

type Buying = PlayerContext<'PLAN_BALANCE_INSUFFICIENT'>;

async function paidFor(context: Buying, order: OrderRow) {
  const { house, playerId, lang } = context;
  if (!(await payFor(house, order))) return context.refuse('PLAN_BALANCE_INSUFFICIENT');
  const bought = await orderById(house, playerId, order.order_id);
  return boughtOf(bought ?? order, lang, context.now());
}

export const interestRoutes: Pick<Handlers<Calls>, InterestCall> = {
  async selectBonusBalanceProfitList({ house, playerId, lang }) {
    const [plans, funds] = await Promise.all([plansOnSale(house), fundsOf(house, playerId)]);
    return { list: plans.map((plan) => planOf(plan, lang)), ...funds };
  },

  async queryUserBuyBalanceProfitList({ house, playerId, lang }, { status, ...paging }) {
    const code = status === undefined ? undefined : Number(status);
    const { rows, total } = await orderPage(house, playerId, code, pageOf(paging));
    return { list: rows.map((row) => boughtOf(row, lang, house.now())), total };
  },

  /**
   * Requires an amount within the plan's single limit, a place that is left, and enough available money.
   * Refuses: UNKNOWN_PLAN, ABOVE_PLAN_LIMIT, PLAN_SOLD_OUT, PLAN_BALANCE_INSUFFICIENT. VALID-061, AMB-191
   */
  async buyBalanceProfit(context, { planId, amountSatang }) {
    const { house, playerId } = context;
    const before = context.decision.isAgain ? await orderOfRequest(house, playerId, context.moneyKey) : undefined;
    if (before !== undefined) return paidFor(context, before);
    const plan = await planOnSale(house, planId);
    if (plan === undefined) return context.refuse('UNKNOWN_PLAN');
    if (amountSatang > plan.single_limit_satang)
      return context.refuse('ABOVE_PLAN_LIMIT', { max: plan.single_limit_satang / 100 });
    const nowMs = context.now();
    const orderId = `I${house.random.id(nowMs)}`;
    const asked = {
      player_id: playerId,
      order_id: orderId,
      request_key: context.moneyKey,
      principal_satang: amountSatang,
      created_ms: nowMs,
    };
    const order = await writeAsked(house, plan, asked, (within) =>
      house.jobs.add('interest.pay', { playerId, orderId }, { key: orderId, runAtMs: nowMs + leftAfterMs, within }),
    );
    if (order === undefined) return context.refuse('PLAN_SOLD_OUT');
    return paidFor(context, order);
  },

  /** Ends a plan at once. Refuses: UNKNOWN_PLAN_ORDER, PLAN_CLOSED. STATE-016 */
  async ransomBalanceProfit(context, { orderId }) {
    const { house, playerId, lang } = context;
    const order = await orderById(house, playerId, orderId);
    if (order === undefined || order.status < orderStatus.inProgress) return context.refuse('UNKNOWN_PLAN_ORDER');
    // A plan past its end is ended, not redeemed, even if the player asks first.
    const how = context.now() >= order.ends_ms ? 'ended' : 'redeemed';
    const isClosed = await closeOrder(house, order, how, context.decision.make);
    if (!isClosed && context.decision.made === undefined) return context.refuse('PLAN_CLOSED');
    const closed = await orderById(house, playerId, orderId);
    return boughtOf(closed ?? order, lang, context.now());
  },
};
