/** The classic deposit: ways to pay, bank transfer with proof. SI-47 */
import { defineCall } from '../call.ts';
import { depositRefusals } from '../guardRefusals.ts';
import { depositorName, proofAddress } from '../rules/depositProof.ts';
import { moneyAmount } from '../rules/money.ts';
import {
  at,
  decimal,
  list,
  money,
  oneOf,
  page,
  paging,
  record,
  ruled,
  ruledMoney,
  text,
  withDefault,
} from '../wire.ts';
import type { Value } from '../wire.ts';
import { depositOrder } from './depositOrders.ts';
import { currencyCode } from './depositStatus.ts';

/** Deposit methods named in the specification. ENUM-025 */
export const depositMethods = ['bank', 'third', 'qr'] as const;

/** One way to pay. A method without channels is not offered. Limits come from this call, never from code. CONST-044 */
export const payType = defineCall({
  id: 'CALL-102',
  name: 'payType',
  path: '/api/loged/payType',
  access: 'player',
  request: record({}),
  response: record({
    list: withDefault(
      list(
        record({
          payType: oneOf(depositMethods),
          payName: text,
          /** Usual time until the money is credited, in minutes. */
          usualMinutes: withDefault(text, ''),
        }),
      ),
      [],
    ),
  }),
  refuses: ['DEPOSITS_CLOSED'],
});

/** A receiving bank account with its own limits and currency. AMB-069 */
export const receivingBank = record({
  inBankId: text,
  bankCode: text,
  bankName: text,
  accountName: text,
  accountNumber: text,
  /** The remark that the payer must add to the transfer, so that it can be identified. */
  remark: withDefault(text, ''),
  minSatang: at('minAmount', money),
  maxSatang: at('maxAmount', money),
  /** The classic screen uses CNY by default. AMB-069 */
  currency: withDefault(currencyCode, 'CNY'),
  /** Baht credited for one unit of the currency. */
  rate: withDefault(decimal, 1),
});
export type ReceivingBank = Value<typeof receivingBank>;

export const inBanksList = defineCall({
  id: 'CALL-121',
  name: 'inBanksList',
  path: '/api/logged/inBanks/list',
  access: 'player',
  request: record({}),
  response: record({ list: withDefault(list(receivingBank), []) }),
});

/** Proof picture: JPG, PNG, GIF or BMP, at most 1 MB; multipart field `file`. VALID-052, VALID-053, S12 */
export const uploadFile = defineCall({
  id: 'CALL-114',
  name: 'uploadFile',
  path: '/api/uploadFile',
  access: 'player',
  client: 'first',
  effect: 'write',
  body: 'multipart',
  request: record({}),
  /** Address of the stored picture, to be sent with the order. */
  response: record({ url: text }),
  refuses: ['WRONG_IMAGE_FORMAT', 'IMAGE_TOO_LARGE', 'PICTURE_NOT_STORED'],
});

/** A bank transfer order: amount, depositor's name and proof, all required. VALID-054 */
export const inPayOrder = defineCall({
  id: 'CALL-115',
  name: 'inPayOrder',
  path: '/api/bankpay/inPayOrder',
  access: 'player',
  effect: 'money',
  request: record({
    inBankId: text,
    amountSatang: at('amount', ruledMoney(moneyAmount)),
    depositorName: ruled(depositorName),
    proof: ruled(proofAddress),
  }),
  response: record({ orderNo: text }),
  refuses: [
    'DEPOSITS_CLOSED',
    'UNKNOWN_CHANNEL',
    'BELOW_MINIMUM',
    'ABOVE_MAXIMUM',
    'UNKNOWN_PROOF',
    'PROOF_USED',
    ...depositRefusals,
  ],
});

/** Deposit orders of every way to pay, as records. ENUM-004 */
export const selectUserPayOrderList = defineCall({
  id: 'CALL-150',
  name: 'selectUserPayOrderList',
  path: '/api/loged/selectUserPayOrderList',
  access: 'player',
  request: record({ ...paging, status: withDefault(text, '') }),
  response: page(depositOrder),
});
