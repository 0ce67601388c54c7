/** Interest plans: on sale, bought, redeemed. SI-46, SCREEN-022, ENTITY-036, AMB-116, AMB-191 */
import { defineCall } from '../call.ts';
import { moneyAmount } from '../rules/money.ts';
import {
  at,
  decimal,
  integer,
  list,
  moment,
  money,
  oneOf,
  optional,
  page,
  paging,
  record,
  ruledMoney,
  text,
  withDefault,
} from '../wire.ts';
import type { Value } from '../wire.ts';

/** ENTITY-036; cycles in minutes, the rate of one billing cycle in millionths of the principal. */
const terms = {
  ratePpm: at('rate', integer),
  billingMinutes: at('billingCycle', integer),
  planMinutes: at('planCycle', integer),
  capSatang: at('interestCap', money),
  /** Turnover multiples of principal and interest; 0: withdrawable at once. */
  principalMultiple: at('principalTurnoverMultiple', withDefault(decimal, 0)),
  interestMultiple: at('interestTurnoverMultiple', withDefault(decimal, 0)),
};

export const interestPlan = record({
  planId: text,
  name: at('planName', withDefault(text, '')),
  ...terms,
  /** Maximum amount of one purchase. */
  singleLimitSatang: at('singleLimit', money),
  /** Number of purchases left. */
  remaining: at('remainingQuantity', integer),
});
export type InterestPlan = Value<typeof interestPlan>;

/** Plans on sale, including sold-out ones, and the amount available for a purchase: the main wallet less locks. */
export const selectBonusBalanceProfitList = defineCall({
  id: 'CALL-175',
  name: 'selectBonusBalanceProfitList',
  path: '/api/loged/selectBonusBalanceProfitList',
  access: 'player',
  request: record({}),
  response: record({
    list: withDefault(list(interestPlan), []),
    availableSatang: at('AvailBalance', withDefault(money, 0)),
    /** The part of the main wallet that is locked until its turnover is reached. */
    lockedSatang: at('lockAmount', withDefault(money, 0)),
  }),
});

/** A purchase with the terms at the time of purchase. `status` by AMB-065: 0 in progress, 1 ended, 2 redeemed. */
export const boughtPlan = record({
  orderId: text,
  planId: text,
  name: at('planName', withDefault(text, '')),
  status: text,
  ...terms,
  principalSatang: at('amount', money),
  /** Interest of the completed cycles. */
  interestSatang: at('interest', money),
  cycles: at('cycleNumber', integer),
  startTime: moment,
  endTime: moment,
  /** When it ended or was redeemed. */
  closeTime: optional(moment),
});
export type BoughtPlan = Value<typeof boughtPlan>;

/** Newest first. Without a status, all plans. */
export const queryUserBuyBalanceProfitList = defineCall({
  id: 'CALL-176',
  name: 'queryUserBuyBalanceProfitList',
  path: '/api/loged/queryUserBuyBalanceProfitList',
  access: 'player',
  request: record({ ...paging, status: optional(oneOf(['0', '1', '2'])) }),
  response: page(boughtPlan),
});

/**
 * Moves the amount from the main wallet into the plan; interest begins now. VALID-030, VALID-031, VALID-061, AMB-191
 */
export const buyBalanceProfit = defineCall({
  id: 'CALL-177',
  name: 'buyBalanceProfit',
  path: '/api/loged/buyBalanceProfit',
  access: 'player',
  effect: 'money',
  request: record({ planId: text, amountSatang: at('amount', ruledMoney(moneyAmount)) }),
  response: boughtPlan,
  refuses: ['UNKNOWN_PLAN', 'PLAN_SOLD_OUT', 'ABOVE_PLAN_LIMIT', 'PLAN_BALANCE_INSUFFICIENT'],
});

/** Ends a plan at once: principal and the interest of complete cycles go to the main wallet. STATE-016 */
export const ransomBalanceProfit = defineCall({
  id: 'CALL-178',
  name: 'ransomBalanceProfit',
  path: '/api/loged/ransomBalanceProfit',
  access: 'player',
  effect: 'money',
  request: record({ orderId: text }),
  response: boughtPlan,
  refuses: ['UNKNOWN_PLAN_ORDER', 'PLAN_CLOSED'],
});
