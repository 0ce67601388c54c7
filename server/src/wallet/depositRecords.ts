/** Deposit orders as their player sees them: records, latest orders, countdown and cancelling. SI-48, SCREEN-074 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { calls } from '@foyer/contract/calls.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { DepositOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { allDepositMethods, depositEnds, depositMethodLabel } from '@foyer/contract/wallet/depositStatus.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import { cancelOrder, orderOf, orderPage } from './depositStore.ts';
import type { DepositOrderRow } from './depositStore.ts';

type Calls = typeof calls;

/** 0 unpaid, 1 paid, 2 expired. Past its expiry an unpaid order counts as expired before it is marked. ENUM-004 */
const statusOf = (row: DepositOrderRow, nowMs: number): string =>
  row.status === 0 && row.expires_ms <= nowMs ? '2' : String(row.status);

function recordOf(row: DepositOrderRow, lang: Locale, nowMs: number): DepositOrder {
  const method = allDepositMethods.find((one) => one === row.method) ?? 'bank';
  const status = statusOf(row, nowMs);
  const { payUrl = '', accountName = '', accountNumber = '', reference = '' } = row.details;
  const { chain = '', address = '', txId = '' } = row.details;
  const ended = depositEnds.find((one) => one === row.ended_by) ?? '';
  return {
    orderNo: row.order_no,
    requestId: row.request_key.slice(row.request_key.indexOf(':') + 1),
    method,
    payName: translate(lang)('labels', depositMethodLabel(method)),
    bankName: inLanguage(row.bank_names, lang),
    amountSatang: row.amount_minor,
    currency: row.currency,
    creditSatang: row.credit_satang,
    status,
    endedBy: status === '2' && ended === '' ? 'expired' : ended,
    createTime: row.created_ms,
    payTime: row.paid_ms ?? undefined,
    payUrl: status === '0' ? payUrl : '',
    accountName,
    accountNumber,
    reference,
    chain,
    address,
    txId,
  };
}

interface Narrowed {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly status: string;
  readonly orderNo?: string;
  readonly requestId?: string;
}
type Listing = Parameters<Handler<Calls['selectUserPayOrderList']>>[0];

/** Newest first; `status` is a code of ENUM-004 or '' for all. */
async function listed(context: Listing, request: Narrowed): Promise<{ list: DepositOrder[]; total: number }> {
  const nowMs = context.now();
  const status = { '0': 0, '1': 1, '2': 2 }[request.status];
  if (request.status !== '' && status === undefined) return { list: [], total: 0 };
  const { orderNo = '', requestId = '' } = request;
  const filter = { playerId: context.playerId, status, nowMs, orderNo, requestId, ...pageOf(request) };
  const { rows, total } = await orderPage(context.house, filter);
  return { list: rows.map((row) => recordOf(row, context.lang, nowMs)), total };
}

export const selectUserPayOrderList: Handler<Calls['selectUserPayOrderList']> = listed;
export const depositOrderList: Handler<Calls['depositOrderList']> = listed;

/** Returns the seconds left by the house's clock, rounded up; 0 if paid or over. Refuses: UNKNOWN_RECORD. AMB-134 */
export const depositDjs: Handler<Calls['depositDjs']> = async (context, { orderNo }) => {
  const row = await orderOf(context.house, context.playerId, orderNo);
  if (row === undefined) return context.refuse('UNKNOWN_RECORD');
  const leftMs = row.status === 0 ? row.expires_ms - context.now() : 0;
  return { seconds: Math.max(0, Math.ceil(leftMs / 1000)) };
};

/** If a cancel and a payment race, the order's row decides. Refuses: UNKNOWN_RECORD, ORDER_CLOSED. */
export const depositOrderCancel: Handler<Calls['depositOrderCancel']> = async (context, { orderNo }) => {
  const { house, playerId } = context;
  if (await cancelOrder(house, playerId, orderNo, context.now())) return { orderNo };
  const row = await orderOf(house, playerId, orderNo);
  if (row === undefined) return context.refuse('UNKNOWN_RECORD');
  return row.ended_by === 'cancelled' ? { orderNo } : context.refuse('ORDER_CLOSED');
};
