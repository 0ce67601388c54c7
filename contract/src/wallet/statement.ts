/** The statement: every movement of the main wallet with its reason. SI-37 */
import { defineCall } from '../call.ts';
import { at, integer, list, moment, money, optional, page, paging, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** `title` is the ledger's transfer code. ENUM-014, ENUM-015 */
export const balanceEntry = record({
  id: text,
  title: integer,
  /** Signed: money in is positive. */
  amountSatang: at('amount', money),
  /** Balance of the main wallet after this movement. */
  balanceSatang: at('balance', money),
  createTime: moment,
  /** The platform, bank or order that it belongs to. */
  remark: withDefault(text, ''),
});
export type BalanceEntry = Value<typeof balanceEntry>;

const filters = {
  type: withDefault(text, ''),
  startTime: withDefault(text, ''),
  endTime: withDefault(text, ''),
};

/**
 * Newest first. `type` is a title's code or '' for all; times are epoch milliseconds or '', inclusive. `before` is not
 * in the specification: the id of the last entry seen, for fast paging over millions of rows. A backend without it uses
 * `pageNo`.
 */
export const myBalanceList = defineCall({
  id: 'CALL-149',
  name: 'myBalanceList',
  path: '/api/loged/myBalanceList',
  access: 'player',
  request: record({
    ...paging,
    ...filters,
    before: withDefault(text, ''),
  }),
  response: page(balanceEntry),
});

/** One day of the statement (UTC+7): money in, money out, and the closing balance. */
export const statementDay = record({
  /** Start of the day. */
  day: moment,
  inSatang: at('inAmount', money),
  /** Not positive. */
  outSatang: at('outAmount', money),
  closingSatang: at('closingBalance', money),
});
export type StatementDay = Value<typeof statementDay>;

/**
 * Not in the specification: totals of the entries that match these filters, and all deposits and withdrawals of the
 * player. With a type, opening and closing balances are absent. At most the last 400 days with movements. M06
 */
export const statementTotals = defineCall({
  id: 'CALL-X10',
  name: 'statementTotals',
  path: '/api/loged/statementTotals',
  access: 'player',
  request: record(filters),
  response: record({
    count: integer,
    inSatang: at('inAmount', money),
    /** Not positive. */
    outSatang: at('outAmount', money),
    openingSatang: at('openingBalance', optional(money)),
    closingSatang: at('closingBalance', optional(money)),
    days: withDefault(list(statementDay), []),
    /** Totals since registration, regardless of filters: deposits, and withdrawals less returned ones. */
    lifetimeDepositSatang: at('lifetimeDeposit', money),
    lifetimeWithdrawalSatang: at('lifetimeWithdrawal', money),
  }),
});

export const balanceDetail = defineCall({
  id: 'CALL-151',
  name: 'balanceDetail',
  path: '/api/loged/balanceDetail',
  access: 'player',
  request: record({ id: text }),
  response: record({
    entry: balanceEntry,
    orderNo: withDefault(text, ''),
    from: withDefault(text, ''),
    to: withDefault(text, ''),
  }),
  refuses: ['UNKNOWN_RECORD'],
});
