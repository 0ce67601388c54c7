/** Real-time amounts: what a rebate or rescue fund would pay now. SCREEN-052, AMB-118 */
import { defineCall } from '../call.ts';
import { at, decimal, flag, list, moment, money, oneOf, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import { howOften } from './promotion.ts';

/** `baseSatang`: settled stakes or net loss of the period, from which the amount is computed. */
export const realTimeBonus = record({
  configId: text,
  articleId: withDefault(text, ''),
  title: text,
  percent: withDefault(decimal, 0),
  baseSatang: at('base', withDefault(money, 0)),
  /** The amount that a claim would give now, or that was given if already claimed. */
  amountSatang: at('amount', money),
  /** Turnover required before it can be withdrawn; 0: none. M22 */
  costSatang: at('cost', money),
  often: withDefault(oneOf(howOften), 'daily'),
  /** End of the period, when the next one begins. */
  endTime: withDefault(moment, ''),
  isClaimed: at('claimed', flag),
});
export type RealTimeBonus = Value<typeof realTimeBonus>;

const amounts = record({
  /** All that can be claimed now. */
  amountSatang: at('amount', withDefault(money, 0)),
  list: withDefault(list(realTimeBonus), []),
});
export type RealTimeAmounts = Value<typeof amounts>;

/** A share of the period's settled stakes. Only called with a session. */
export const realTimeRebateAmount = defineCall({
  id: 'CALL-169',
  name: 'realTimeRebateAmount',
  path: '/api/guest/realTimeRebateAmount',
  access: 'player',
  request: record({}),
  response: amounts,
});

/** A share of the period's net loss. Only called with a session. */
export const realTimeRescueAmount = defineCall({
  id: 'CALL-170',
  name: 'realTimeRescueAmount',
  path: '/api/guest/realTimeRescueAmount',
  access: 'player',
  request: record({}),
  response: amounts,
});
