/**
 * The calls that claim a promotion; `dispatch.ts` selects one. Each grants the bonus once per player, offer and period.
 * A repeated claim is refused. ENTITY-024, STATE-011, L04
 */
import { defineCall } from '../call.ts';
import { checked } from '../checked.ts';
import { message } from '../message.ts';
import { betOrderNo, claimField } from '../rules/claim.ts';
import { applyAmount } from '../rules/money.ts';
import { at, money, optional, record, ruled, ruledMoney, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** The amount granted, and the turnover required before it can be withdrawn; satang. */
export const claimed = record({
  amountSatang: at('amount', withDefault(money, 0)),
  costSatang: at('costAmount', withDefault(money, 0)),
});
export type Claimed = Value<typeof claimed>;

/** Refusals of every claim. */
const refuses = [
  'UNKNOWN_OFFER',
  'OFFER_CLOSED',
  'OFFER_CLAIMED',
  'OFFER_NOT_YOURS',
  'NOTHING_TO_CLAIM',
  'UNKNOWN_PLATFORM',
  'DEPOSIT_NEEDED',
  'AMOUNT_ABOVE_DEPOSIT',
  'BELOW_MINIMUM',
  'UNKNOWN_BET',
  'BET_NOT_SETTLED',
  'BET_USED',
  'BET_NOT_FITTING',
] as const;

const platformKey = withDefault(text, '');

/**
 * Any other bonus. `bonusType` is not in the specification: '2' requires an amount in whole baht, '9' a bet order
 * number. The house validates by the offer's own type, whatever is sent. VALID-055, VALID-056, ENTITY-024
 */
export const otherApplyBonus = defineCall({
  id: 'CALL-164',
  name: 'otherApplyBonus',
  path: '/api/other/applyBonus',
  access: 'player',
  effect: 'money',
  request: checked(
    record({
      platformKey,
      configId: text,
      bonusType: withDefault(text, ''),
      applyAmountSatang: at('applyAmount', optional(ruledMoney(applyAmount))),
      betOrderNo: optional(ruled(betOrderNo)),
    }),
    ({ bonusType, applyAmountSatang, betOrderNo: order }) => {
      const field = claimField(bonusType);
      if (field === 'applyAmount' && applyAmountSatang === undefined)
        return { field, message: message('required', { field }) };
      if (field === 'betOrderNo' && order === undefined) return { field, message: message('required', { field }) };
      return undefined;
    },
  ),
  response: claimed,
  refuses,
});

/** A deposit activity. A percentage bonus is computed from the applied amount. */
export const depApplyBonus = defineCall({
  id: 'CALL-162',
  name: 'depApplyBonus',
  path: '/api/deposit/applyBonus',
  access: 'player',
  effect: 'money',
  request: record({ configId: text, applyAmountSatang: at('applyAmount', optional(ruledMoney(applyAmount))) }),
  response: claimed,
  refuses,
});

/** Claims the amount reached so far in the current period. */
export const applyRealTimeBonus = defineCall({
  id: 'CALL-171',
  name: 'applyRealTimeBonus',
  path: '/api/applyBonus/applyRealTimeBonus',
  access: 'player',
  effect: 'money',
  request: record({ configId: text }),
  response: claimed,
  refuses,
});

/** A reward of the club. */
export const vipApplyBonus = defineCall({
  id: 'CALL-200',
  name: 'vipApplyBonus',
  path: '/api/vipDeposit/applyBonus',
  access: 'player',
  effect: 'money',
  request: record({ platformKey, configId: text }),
  response: claimed,
  refuses,
});

/** A registration or bind bonus. */
export const giveBonus = defineCall({
  id: 'CALL-201',
  name: 'giveBonus',
  path: '/api/applyBonus/giveBonus',
  access: 'player',
  effect: 'money',
  request: record({ configId: text }),
  response: claimed,
  refuses,
});
