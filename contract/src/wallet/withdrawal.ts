/** Withdrawals to a bank card: limits, application, records. SI-50, SI-52 */
import { defineCall } from '../call.ts';
import { withdrawalAmount } from '../rules/money.ts';
import { withdrawPasswordGiven } from '../rules/withdrawal.ts';
import {
  at,
  decimal,
  list,
  moment,
  money,
  oneOf,
  optional,
  page,
  paging,
  record,
  ruled,
  ruledMoney,
  text,
  withDefault,
} from '../wire.ts';
import type { Value } from '../wire.ts';

/** ENUM-024 */
export const withdrawalMethods = ['bank', 'usdt', 'wallet'] as const;

/** The smallest withdrawal; the higher of this and the range's minimum counts. AMB-096, CONST-043 */
export const minLimit = defineCall({
  id: 'CALL-080',
  name: 'minLimit',
  path: '/api/loged/minLimit',
  access: 'player',
  request: record({}),
  response: record({ minSatang: at('minLimit', money) }),
});

export const withdrawRange = defineCall({
  id: 'CALL-082',
  name: 'withdrawRange',
  path: '/api/loged/withdrawRange',
  access: 'player',
  /** A code of `withdrawalMethods`; an unknown one is refused, never taken for another. */
  request: record({ method: withDefault(text, 'bank') }),
  response: record({
    minSatang: at('minAmount', money),
    maxSatang: at('maxAmount', money),
    feeRate: withDefault(decimal, 0),
    usualMinutes: withDefault(text, ''),
  }),
  refuses: ['UNKNOWN_CHANNEL'],
});

/** Recharge locks and bonus locks with their sum. ENTITY-033, ENTITY-034, AMB-062 reading A */
export const queryUserLockAmount = defineCall({
  id: 'CALL-078',
  name: 'queryUserLockAmount',
  path: '/api/loged/queryUserLockAmount',
  access: 'player',
  request: record({}),
  response: record({
    lockedSatang: at('lockAmount', withDefault(money, 0)),
    list: withDefault(
      list(
        record({
          lockId: text,
          principalSatang: at('principal', money),
          lockedSatang: at('lockAmount', money),
          targetSatang: at('targetTurnover', money),
          doneSatang: at('doneTurnover', money),
          status: text,
        }),
      ),
      [],
    ),
  }),
});

/**
 * A withdrawal application: the amount leaves the main wallet for the withdrawing account at once and is paid or
 * returned later. Whole baht, within the range, not above the withdrawable balance; phone verified. VALID-035 to 039
 */
export const applyWithdraw = defineCall({
  id: 'CALL-107',
  name: 'applyWithdraw',
  path: '/api/loged/applyWithdraw',
  access: 'player',
  effect: 'money',
  request: record({
    method: withDefault(text, 'bank'),
    bankCardId: withDefault(text, ''),
    amountSatang: at('amount', ruledMoney(withdrawalAmount)),
    withdrawPassword: ruled(withdrawPasswordGiven),
  }),
  response: record({ orderNo: text }),
  refuses: [
    'BELOW_MINIMUM',
    'ABOVE_MAXIMUM',
    'ABOVE_WITHDRAWABLE',
    'WRONG_WITHDRAW_PASSWORD',
    'PHONE_NOT_VERIFIED',
    'WITHDRAWALS_PAUSED',
    'WITHDRAW_PASSWORD_NOT_SET',
    'NAME_NOT_VERIFIED',
    'EMAIL_NOT_VERIFIED',
    'UNKNOWN_CARD',
    'UNKNOWN_CHANNEL',
  ],
});

/** ENTITY-032. The times of each step are ours: the timeline shows them. */
export const withdrawalRecord = record({
  orderNo: text,
  method: withDefault(oneOf(withdrawalMethods), 'bank'),
  amountSatang: at('amount', money),
  status: text,
  bankName: withDefault(text, ''),
  /** Masked by the house: the last four digits. */
  cardNumber: withDefault(text, ''),
  remark: withDefault(text, ''),
  createTime: moment,
  auditTime: optional(moment),
  payTime: optional(moment),
  finishTime: optional(moment),
});
export type WithdrawalRecord = Value<typeof withdrawalRecord>;

export const withdrawList = defineCall({
  id: 'CALL-124',
  name: 'withdrawList',
  path: '/api/logged/withdrawList',
  access: 'player',
  request: record({
    ...paging,
    status: withDefault(text, ''),
    startTime: withDefault(text, ''),
    endTime: withDefault(text, ''),
  }),
  response: page(withdrawalRecord),
});
