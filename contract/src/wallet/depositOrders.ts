/** Deposit orders: creating one in each of the newer ways, following it, cancelling it. SI-48, AMB-133 */
import { defineCall } from '../call.ts';
import { depositRefusals } from '../guardRefusals.ts';
import { depositorName, transferId } from '../rules/depositProof.ts';
import { moneyAmount } from '../rules/money.ts';
import {
  at,
  decimal,
  integer,
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
import { allDepositMethods, depositEnds, ownCurrency } from './depositStatus.ts';

/**
 * The third-party link. Its eight fields are posted as a form into a window opened by the click, which then shows the
 * payer's page. Called by a script, for a QR code, it returns that page's address. ENTITY-042, AMB-132, AMB-133
 */
export const webpayGateway = defineCall({
  id: 'CALL-101',
  name: 'webpayGateway',
  path: '/api/indexpay/webpay_gateway',
  access: 'player',
  effect: 'money',
  reply: 'redirect',
  request: record({
    /** Where the form is sent; '' for the site itself. */
    payDomain: withDefault(text, ''),
    payConfigId: text,
    amountSatang: at('amount', ruledMoney(moneyAmount)),
    payType: text,
    /** The player for whom the form was rendered. The house refuses another player. R07 */
    userId: withDefault(text, ''),
    bankCode: withDefault(text, ''),
    domain: withDefault(text, ''),
    remark: withDefault(text, ''),
  }),
  response: record({ orderNo: text, url: text }),
  refuses: [
    'DEPOSITS_CLOSED',
    'UNKNOWN_CHANNEL',
    'BELOW_MINIMUM',
    'ABOVE_MAXIMUM',
    'TOO_MANY_ORDERS',
    ...depositRefusals,
  ],
});

/**
 * Amount in hundredths of a USDT. `rate`: the rate shown to the player. If the house's rate has changed, no order is
 * created. A transfer id, if given, can be used for one order only. SCREEN-072
 */
export const inPayUSDTOrder = defineCall({
  id: 'CALL-116',
  name: 'inPayUSDTOrder',
  path: '/api/bankpay/inPayUSDTOrder',
  access: 'player',
  effect: 'money',
  request: record({
    chain: text,
    amountSatang: at('amount', ruledMoney(moneyAmount)),
    rate: decimal,
    txId: optional(ruled(transferId)),
  }),
  response: record({ orderNo: text }),
  refuses: [
    'DEPOSITS_CLOSED',
    'UNKNOWN_CHANNEL',
    'BELOW_MINIMUM',
    'ABOVE_MAXIMUM',
    'RATE_CHANGED',
    'TRANSFER_ID_USED',
    'TOO_MANY_ORDERS',
    ...depositRefusals,
  ],
});

/** Automatic bank deposit: the transfer is recognised by the depositor's name and the amount. SCREEN-073 */
export const offlineAutoPayOrder = defineCall({
  id: 'CALL-117',
  name: 'offlineAutoPayOrder',
  path: '/api/offlineAuto/payOrder',
  access: 'player',
  effect: 'money',
  request: record({
    autoBankId: text,
    amountSatang: at('amount', ruledMoney(moneyAmount)),
    depositorName: ruled(depositorName),
  }),
  response: record({ orderNo: text }),
  refuses: [
    'DEPOSITS_CLOSED',
    'UNKNOWN_CHANNEL',
    'BELOW_MINIMUM',
    'ABOVE_MAXIMUM',
    'TOO_MANY_ORDERS',
    ...depositRefusals,
  ],
});

/**
 * Semi-automatic: the house provides the receiving account after the order is created, and staff confirm the transfer.
 * SCREEN-073
 */
export const semiAutomaticPayOrder = defineCall({
  id: 'CALL-118',
  name: 'semiAutomaticPayOrder',
  path: '/api/semiAutomatic/payOrder',
  access: 'player',
  effect: 'money',
  request: record({
    payConfigId: text,
    amountSatang: at('amount', ruledMoney(moneyAmount)),
    depositorName: ruled(depositorName),
  }),
  response: record({ orderNo: text }),
  refuses: [
    'DEPOSITS_CLOSED',
    'UNKNOWN_CHANNEL',
    'BELOW_MINIMUM',
    'ABOVE_MAXIMUM',
    'TOO_MANY_ORDERS',
    ...depositRefusals,
  ],
});

/** One order with all data that the payer needs while it is unpaid. ENUM-004 */
export const depositOrder = record({
  orderNo: text,
  /** The request id that created the order, to find it after a lost reply. L06 */
  requestId: withDefault(text, ''),
  method: withDefault(oneOf(allDepositMethods), 'bank'),
  payName: withDefault(text, ''),
  bankName: withDefault(text, ''),
  amountSatang: at('amount', money),
  currency: ownCurrency,
  /** Amount credited to the main wallet, in satang. */
  creditSatang: at('creditAmount', withDefault(money, 0)),
  status: text,
  /** Why a closed order was not paid; '' for all others. */
  endedBy: withDefault(oneOf(depositEnds), ''),
  createTime: moment,
  payTime: optional(moment),
  /** The payer's page of an unpaid gateway order. */
  payUrl: withDefault(text, ''),
  accountName: withDefault(text, ''),
  accountNumber: withDefault(text, ''),
  /** The reference that the payer adds to the transfer. */
  reference: withDefault(text, ''),
  chain: withDefault(text, ''),
  address: withDefault(text, ''),
  txId: withDefault(text, ''),
});
export type DepositOrder = Value<typeof depositOrder>;

/** The latest orders, newest first; `orderNo` or `requestId` narrow the list to one order. SCREEN-074 */
export const depositOrderList = defineCall({
  id: 'CALL-119',
  name: 'depositOrderList',
  path: '/api/logged/depositOrder/list',
  access: 'player',
  request: record({
    ...paging,
    status: withDefault(text, ''),
    orderNo: withDefault(text, ''),
    requestId: at('orderRequestId', withDefault(text, '')),
  }),
  response: page(depositOrder),
});

/** Cancels an unpaid order. Idempotent. A paid or ended order is not changed. */
export const depositOrderCancel = defineCall({
  id: 'CALL-120',
  name: 'depositOrderCancel',
  path: '/api/logged/depositOrder/cancelOrder',
  access: 'player',
  effect: 'write',
  request: record({ orderNo: text }),
  response: record({ orderNo: text }),
  refuses: ['UNKNOWN_RECORD', 'ORDER_CLOSED'],
});

/** Seconds left of an unpaid order by the house's clock; 0 for all others. AMB-134 */
export const depositDjs = defineCall({
  id: 'CALL-123',
  name: 'depositDjs',
  path: '/api/logged/deposit/djs',
  access: 'player',
  request: record({ orderNo: text }),
  response: record({ seconds: withDefault(integer, 0) }),
  refuses: ['UNKNOWN_RECORD'],
});
