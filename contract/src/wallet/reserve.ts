/**
 * Fast payment: one player withdraws, another deposits by paying that player directly and uploads a proof. The house
 * holds the money until the payee confirms. SI-49, AMB-150
 */
import { defineCall } from '../call.ts';
import { depositRefusals } from '../guardRefusals.ts';
import { requiredText } from '../rules/required.ts';
import {
  at,
  flag,
  integer,
  list,
  moment,
  money,
  nothing,
  oneOf,
  optional,
  record,
  ruled,
  text,
  withDefault,
} from '../wire.ts';
import type { Value } from '../wire.ts';
import { reserveSides, reserveSteps } from './reserveStep.ts';

/** The method of a withdrawal by fast payment. CALL-107 */
export const reserveMethod = 'reserve';

/** Ranges of amounts with the number of offers in each; a range without offers is not listed. */
export const reserveAmountGroup = defineCall({
  id: 'CALL-133',
  name: 'reserveAmountGroup',
  path: '/api/reserve/amountGroup',
  access: 'player',
  request: record({}),
  response: record({
    list: withDefault(
      list(
        record({
          groupId: text,
          minSatang: at('minAmount', money),
          maxSatang: at('maxAmount', money),
          count: withDefault(integer, 0),
        }),
      ),
      [],
    ),
  }),
});

/** Amounts on offer, smallest first. Payees are not named; the longest-waiting offer is taken first. */
export const reserveAmountList = defineCall({
  id: 'CALL-132',
  name: 'reserveAmountList',
  path: '/api/reserve/amountList',
  access: 'player',
  /** A group's id, or '' for all. */
  request: record({ groupId: withDefault(text, '') }),
  response: record({
    list: withDefault(
      list(record({ amountId: text, amountSatang: at('amount', money), count: withDefault(integer, 1) })),
      [],
    ),
  }),
});

/**
 * One fast payment, as seen by one of its two players. Only the payer sees the full card number and holder name, and
 * only while the payment is due; otherwise they are masked.
 */
export const reserveOrder = record({
  orderNo: text,
  /** `pay`: the reader deposits. `receive`: the reader withdraws. */
  side: oneOf(reserveSides),
  amountSatang: at('amount', money),
  /** ENUM-004 */
  status: text,
  step: oneOf(reserveSteps),
  createTime: moment,
  closeTime: optional(moment),
  /** By the house's clock; 0 without a deadline. */
  secondsLeft: withDefault(integer, 0),
  bankName: withDefault(text, ''),
  holderName: withDefault(text, ''),
  cardNumber: withDefault(text, ''),
  branch: withDefault(text, ''),
  /** Masked; '' without a payer. */
  payerName: withDefault(text, ''),
  /** Address of the proof; '' if there is none or the reader may not see it. */
  photo: withDefault(text, ''),
  remindersLeft: withDefault(integer, 0),
  /** Seconds until the other player may be reminded again; 0: now. */
  remindSeconds: withDefault(integer, 0),
  canCancel: withDefault(flag, false),
});
export type ReserveOrder = Value<typeof reserveOrder>;

/** The player's payments on both sides: open ones first, then the latest finished ones. */
export const reserveMyPayOrder = defineCall({
  id: 'CALL-134',
  name: 'reserveMyPayOrder',
  path: '/api/reserve/myPayOrder',
  access: 'player',
  request: record({}),
  response: record({ list: withDefault(list(reserveOrder), []) }),
});

/** Takes one offer of an amount. A player can make one payment at a time, and the payer's real name must be known. */
export const reserveCreateOrder = defineCall({
  id: 'CALL-135',
  name: 'reserveCreateOrder',
  path: '/api/reserve/createOrder',
  access: 'player',
  effect: 'money',
  request: record({ amountId: ruled(requiredText('amount')) }),
  response: record({ orderNo: text }),
  refuses: [
    'RESERVE_CLOSED',
    'NAME_NOT_VERIFIED',
    'TOO_MANY_CANCELLED',
    'ORDER_OPEN',
    'OFFER_TAKEN',
    ...depositRefusals,
  ],
});

/** The proof of a payment: multipart field `file`. It can be replaced until the payment is confirmed. VALID-052 */
export const reserveUploadPayPhoto = defineCall({
  id: 'CALL-136',
  name: 'reserveUploadPayPhoto',
  path: '/api/reserve/uploadPayPhoto',
  access: 'player',
  client: 'first',
  effect: 'write',
  body: 'multipart',
  request: record({ orderNo: text }),
  response: record({ url: text }),
  refuses: ['WRONG_IMAGE_FORMAT', 'IMAGE_TOO_LARGE', 'PICTURE_NOT_STORED', 'UNKNOWN_RECORD', 'ORDER_MOVED_ON'],
});

/** Reminds the side whose turn it is. Limited in frequency and number. */
export const reserveReminders = defineCall({
  id: 'CALL-137',
  name: 'reserveReminders',
  path: '/api/reserve/reminders',
  access: 'player',
  effect: 'write',
  request: record({ orderNo: text }),
  response: nothing,
  refuses: ['UNKNOWN_RECORD', 'ORDER_MOVED_ON', 'REMINDED_RECENTLY', 'REMINDERS_SPENT'],
});

/** 'I have paid': needs the proof. After this the payer cannot cancel. */
export const reservePayConfirm = defineCall({
  id: 'CALL-138',
  name: 'reservePayConfirm',
  path: '/api/reserve/payConfirm',
  access: 'player',
  effect: 'money',
  request: record({ orderNo: text }),
  response: nothing,
  refuses: ['UNKNOWN_RECORD', 'ORDER_MOVED_ON', 'UNKNOWN_PROOF'],
});

/** The payer cancels before paying. The offer becomes available again. */
export const reserveCancelOrder = defineCall({
  id: 'CALL-139',
  name: 'reserveCancelOrder',
  path: '/api/reserve/cancelOrder',
  access: 'player',
  effect: 'money',
  request: record({ orderNo: text }),
  response: nothing,
  refuses: ['UNKNOWN_RECORD', 'ORDER_MOVED_ON'],
});

/**
 * The payee states whether the money has arrived. If so, it is credited to the payer, once; otherwise customer service
 * decides. The order number is that of the withdrawal.
 */
export const reserveConfirmWithdraw = defineCall({
  id: 'CALL-140',
  name: 'reserveConfirmWithdraw',
  path: '/api/reserve/confirmReserveWithdrawOrder',
  access: 'player',
  effect: 'money',
  request: record({ orderNo: text, isReceived: at('received', withDefault(flag, true)) }),
  response: nothing,
  refuses: ['UNKNOWN_RECORD', 'ORDER_MOVED_ON'],
});

/** Whether fast payment is enabled, the amounts for withdrawals, and the time limits of each side. */
export const reserveWithdrawConfig = defineCall({
  id: 'CALL-141',
  name: 'reserveWithdrawConfig',
  path: '/api/loged/reserveWithdrawConfig',
  access: 'player',
  request: record({}),
  response: record({
    isOpen: withDefault(flag, false),
    amounts: withDefault(list(money), []),
    offerMinutes: withDefault(integer, 0),
    payMinutes: withDefault(integer, 0),
    confirmMinutes: withDefault(integer, 0),
    cancelsADay: withDefault(integer, 0),
  }),
});
export type ReserveTerms = Value<(typeof reserveWithdrawConfig)['response']>;
