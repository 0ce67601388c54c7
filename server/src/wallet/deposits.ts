/** The classic deposit: available ways to pay, and bank transfer orders with proof. SI-47 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { calls } from '@foyer/contract/calls.ts';
import { depositMethods } from '@foyer/contract/wallet/deposit.ts';
import { depositMethodLabel } from '@foyer/contract/wallet/depositStatus.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Handler } from '../http/context.ts';
import { isUploadOf } from '../uploads/uploads.ts';
import { isReachable, refuseNothing, requireBank } from './depositChannels.ts';
import { openChannels } from './depositChannelStore.ts';
import { creditOf, withinLimits } from './depositOrders.ts';
import { insertOrder, orderOfRequest } from './depositStore.ts';
import { openBank, openBanks } from './receivingBankStore.ts';

type Calls = typeof calls;

/** CONST-039: usual duration of a transfer within one bank. */
const usualMinutes = 30;
/** CONST-040: an order that nobody could match is closed after 24 hours. */
const orderLifeMs = 24 * 3_600_000;

/** Returns the ways to pay that have an open channel. Refuses: DEPOSITS_CLOSED. */
export const payType: Handler<Calls['payType']> = async (context) => {
  const [banks, channels] = await Promise.all([openBanks(context.house), openChannels(context.house)]);
  const text = translate(context.lang);
  const list = depositMethods.flatMap((method) => {
    const channel = channels.find((one) => one.pay_type === method && isReachable(context.house, one));
    const minutes = method === 'bank' ? banks[0] && usualMinutes : channel?.usual_minutes;
    if (minutes === undefined) return [];
    return [{ payType: method, payName: text('labels', depositMethodLabel(method)), usualMinutes: String(minutes) }];
  });
  refuseNothing(context, list);
  return { list };
};

export const inBanksList: Handler<Calls['inBanksList']> = async (context) => {
  const banks = await openBanks(context.house);
  return {
    list: banks.map((bank) => ({
      inBankId: bank.in_bank_id,
      bankCode: bank.bank_code,
      bankName: inLanguage(bank.bank_names, context.lang),
      accountName: bank.account_name,
      accountNumber: bank.account_number,
      remark: inLanguage(bank.remarks, context.lang),
      minSatang: bank.min_minor,
      maxSatang: bank.max_minor,
      currency: bank.currency,
      rate: bank.rate_e4 / 10_000,
    })),
  };
};

/**
 * Opens a bank transfer order. The amount is in the channel's currency and within its limits; the proof is a picture
 * that this player has uploaded. No money moves until the bank confirms the transfer.
 * Refuses: DEPOSITS_CLOSED, UNKNOWN_CHANNEL, BELOW_MINIMUM, ABOVE_MAXIMUM, UNKNOWN_PROOF,
 * PROOF_USED if the same picture proves another open or paid deposit of this player. VALID-032, VALID-054
 */
export const inPayOrder: Handler<Calls['inPayOrder']> = async (context, request) => {
  const { house, playerId } = context;
  const before = context.decision.isAgain ? await orderOfRequest(house, context) : undefined;
  if (before !== undefined) return { orderNo: before.order_no };
  requireBank(context);
  const bank = await openBank(house, request.inBankId);
  if (bank === undefined) return context.refuse('UNKNOWN_CHANNEL');
  withinLimits(bank, request.amountSatang, context.refuse);
  if (!(await isUploadOf(house, playerId, request.proof))) context.refuse('UNKNOWN_PROOF');
  const nowMs = context.now();
  const orderNo = await insertOrder(house, {
    playerId,
    orderNo: `D${house.random.id(nowMs)}`,
    requestKey: context.moneyKey,
    method: 'bank',
    channelId: bank.in_bank_id,
    channelNames: bank.bank_names,
    currency: bank.currency,
    details: {},
    amountMinor: request.amountSatang,
    creditSatang: creditOf(bank, request.amountSatang),
    depositorName: request.depositorName,
    proof: request.proof,
    createdMs: nowMs,
    expiresMs: nowMs + orderLifeMs,
  });
  return { orderNo };
};
