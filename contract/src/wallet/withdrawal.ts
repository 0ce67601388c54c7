/** Withdrawals to a bank card, to USDT and to an e-wallet: limits, application, records. SI-50, SI-52 */
import { ownCurrency } from './depositStatus.ts';
import { defineCall } from '../call.ts';
import { withdrawalMethods } from './methods.ts';
import type { ResponseOf } from '../call.ts';
import { withdrawalAmount } from '../rules/money.ts';
import { usdtAddress, walletAccount, withdrawPasswordGiven } from '../rules/withdrawal.ts';
import {
  at,
  decimal,
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
import type { Codec, Value } from '../wire.ts';
import * as v from 'valibot';
import { defaultChain } from './chain.ts';

/** The smallest withdrawal; the higher of this and the range's minimum applies. AMB-096, CONST-043 */
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
  /** A code of `withdrawalMethods`; an unknown one is refused. */
  request: record({ method: withDefault(text, 'bank') }),
  response: record({
    minSatang: at('minAmount', money),
    maxSatang: at('maxAmount', money),
    feeRate: withDefault(decimal, 0),
    usualMinutes: withDefault(text, ''),
  }),
  refuses: ['WITHDRAWALS_CLOSED', 'UNKNOWN_CHANNEL'],
});

export type WithdrawalLimits = ResponseOf<typeof withdrawRange>;

/** Rules for the destination by method; a bank card needs none, because it is identified by its id. */
const addressRules: Readonly<Record<string, v.GenericSchema<string, string> | undefined>> = {
  usdt: usdtAddress,
  wallet: walletAccount,
};

/** Adds the rule for the destination of the method, with its field. AMB-068, AMB-078 */
function withDestination<T extends { readonly method: string; readonly address: string }>(given: Codec<T>): Codec<T> {
  const schema = v.pipe(
    given.schema,
    v.rawCheck<T>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { method, address } = dataset.value;
      const rule = addressRules[method];
      const read = rule && v.safeParse(rule, address);
      if (read === undefined || read.success) return;
      const path = { type: 'object', origin: 'value', input: {}, key: 'address', value: address } as const;
      addIssue({ message: read.issues[0].message, path: [path] });
    }),
  );
  return { ...given, schema };
}

/**
 * A withdrawal application: the amount leaves the main wallet for the withdrawing account at once and is paid or
 * returned later. Whole baht, within the range, not above the withdrawable balance; phone verified. For USDT and
 * e-wallets, `address` is the destination. `rate` is the one shown to the player; the application is refused if it has
 * changed. VALID-035 to 039
 */
export const applyWithdraw = defineCall({
  id: 'CALL-107',
  name: 'applyWithdraw',
  path: '/api/loged/applyWithdraw',
  access: 'player',
  effect: 'money',
  request: withDestination(
    record({
      method: withDefault(text, 'bank'),
      bankCardId: withDefault(text, ''),
      chain: withDefault(text, defaultChain),
      address: withDefault(text, ''),
      rate: optional(decimal),
      amountSatang: at('amount', ruledMoney(withdrawalAmount)),
      withdrawPassword: ruled(withdrawPasswordGiven),
    }),
  ),
  response: record({ orderNo: text }),
  refuses: [
    'BELOW_MINIMUM',
    'ABOVE_MAXIMUM',
    'ABOVE_WITHDRAWABLE',
    'WRONG_WITHDRAW_PASSWORD',
    'WITHDRAW_PASSWORD_LOCKED',
    'PHONE_NOT_VERIFIED',
    'WITHDRAWALS_PAUSED',
    'WITHDRAW_PASSWORD_NOT_SET',
    'NAME_NOT_VERIFIED',
    'EMAIL_NOT_VERIFIED',
    'UNKNOWN_CARD',
    'UNKNOWN_CHANNEL',
    'UNKNOWN_CHAIN',
    'RATE_CHANGED',
    'WITHDRAWALS_CLOSED',
    'RESERVE_CLOSED',
    'AMOUNT_NOT_OFFERED',
    'OFFER_OPEN',
    'IDENTITY_NEEDED',
  ],
});

/**
 * ENTITY-032. The times of the steps, the amount that arrives and its expected time are not in the specification; the
 * timeline shows them.
 */
export const withdrawalRecord = record({
  orderNo: text,
  method: withDefault(oneOf(withdrawalMethods), 'bank'),
  amountSatang: at('amount', money),
  feeSatang: at('fee', withDefault(money, 0)),
  status: text,
  bankName: withDefault(text, ''),
  /** Masked by the house: the last four digits of a card, both ends of an address. */
  cardNumber: withDefault(text, ''),
  /** A code of ENUM-013; '' for other methods. */
  chain: withDefault(text, ''),
  /** Baht for one USDT when it was applied for; absent if it is paid in baht. */
  rate: optional(decimal),
  /** The amount that arrives, in minor units of its currency; absent if the house does not send it. */
  arrivesMinor: at('arriveAmount', optional(money)),
  arrivesIn: at('arriveCurrency', ownCurrency),
  /** Usual time from the application to the arrival. */
  usualMinutes: withDefault(text, ''),
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
