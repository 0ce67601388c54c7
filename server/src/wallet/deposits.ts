/** Deposits by bank transfer with proof: what is offered, the order, the records. SI-47 */
import type { calls } from '@foyer/contract/calls.ts';
import { decimalOf } from '@foyer/contract/wire.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Handler } from '../http/context.ts';
import { isUploadOf } from '../uploads/uploads.ts';
import { insertOrder, openBank, openBanks, orderPage } from './depositStore.ts';
import type { DepositOrderRow, ReceivingBankRow } from './depositStore.ts';
import { pageOf } from '../http/paging.ts';

type Calls = typeof calls;

/** CONST-039: usual time of a transfer within one bank. */
const usualMinutes = 30;
/** CONST-040: after 24 hours an order that nobody could match is closed. */
const orderLifeMs = 24 * 3_600_000;

/** The ways to pay; a way without a channel is not offered. */
export const payType: Handler<Calls['payType']> = async (context) => {
  const banks = await openBanks(context.house);
  if (banks.length === 0) return { list: [] };
  const payName = translate(context.lang)('bank', 'payType.bank');
  return { list: [{ payType: 'bank', payName, usualMinutes: String(usualMinutes) }] };
};

export const inBanksList: Handler<Calls['inBanksList']> = async (context) => {
  const banks = await openBanks(context.house);
  return {
    list: banks.map((bank) => ({
      inBankId: bank.in_bank_id,
      bankCode: bank.bank_code,
      bankName: bank.bank_names[context.lang],
      accountName: bank.account_name,
      accountNumber: bank.account_number,
      remark: bank.remarks[context.lang],
      minSatang: bank.min_minor,
      maxSatang: bank.max_minor,
      currency: bank.currency,
      rate: bank.rate_e4 / 10_000,
    })),
  };
};

/** What an amount of the channel's currency is worth in satang, rounded down. */
function creditOf(bank: Pick<ReceivingBankRow, 'rate_e4'>, amountMinor: number): number {
  return Number((BigInt(amountMinor) * BigInt(bank.rate_e4)) / 10_000n);
}

/**
 * Opens a bank transfer order. The amount is in the channel's currency and within its limits; the proof is a picture
 * that this player has uploaded. No money moves until the bank confirms the transfer.
 * Refuses: UNKNOWN_CHANNEL, BELOW_MINIMUM, ABOVE_MAXIMUM, UNKNOWN_PROOF. VALID-032, VALID-054
 */
export const inPayOrder: Handler<Calls['inPayOrder']> = async (context, request) => {
  const { house, playerId } = context;
  const bank = await openBank(house, request.inBankId);
  if (bank === undefined) return context.refuse('UNKNOWN_CHANNEL');
  const limits = { min: decimalOf(bank.min_minor), max: decimalOf(bank.max_minor) };
  if (request.amountSatang < bank.min_minor) context.refuse('BELOW_MINIMUM', limits);
  if (request.amountSatang > bank.max_minor) context.refuse('ABOVE_MAXIMUM', limits);
  if (!(await isUploadOf(house, playerId, request.proof))) context.refuse('UNKNOWN_PROOF');
  const nowMs = context.now();
  const orderNo = await insertOrder(house, {
    playerId,
    orderNo: `D${house.random.id(nowMs)}`,
    requestKey: context.moneyKey,
    bank,
    amountMinor: request.amountSatang,
    creditSatang: creditOf(bank, request.amountSatang),
    depositorName: request.depositorName,
    proof: request.proof,
    createdMs: nowMs,
    expiresMs: nowMs + orderLifeMs,
  });
  return { orderNo };
};

/** 0 unpaid, 1 paid, 2 expired: an unpaid order past its time counts as expired before the bank says so. ENUM-004 */
function statusOf(row: DepositOrderRow, nowMs: number): string {
  return row.status === 0 && row.expires_ms <= nowMs ? '2' : String(row.status);
}

/** Deposit orders, newest first; `status` is a code of ENUM-004 or '' for all. */
export const selectUserPayOrderList: Handler<Calls['selectUserPayOrderList']> = async (context, request) => {
  const nowMs = context.now();
  const status = { '0': 0, '1': 1, '2': 2 }[request.status];
  if (request.status !== '' && status === undefined) return { list: [], total: 0 };
  const filter = { playerId: context.playerId, status, nowMs, ...pageOf(request) };
  const { rows, total } = await orderPage(context.house, filter);
  const payName = translate(context.lang)('bank', 'payType.bank');
  const list = rows.map((row) => ({
    orderNo: row.order_no,
    payName,
    bankName: row.bank_names[context.lang],
    amountSatang: row.amount_minor,
    currency: row.currency,
    creditSatang: row.credit_satang,
    status: statusOf(row, nowMs),
    createTime: row.created_ms,
    payTime: row.paid_ms ?? undefined,
  }));
  return { list, total };
};
