/** The statement: every movement of the main wallet and why. SI-37 */
import { defineCall } from '../call.ts';
import { at, integer, moment, money, page, paging, record, text, withDefault } from '../wire.ts';
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

/** Newest first. `type` is a title's code or '' for all; times are epoch milliseconds or ''. */
export const myBalanceList = defineCall({
  id: 'CALL-149',
  name: 'myBalanceList',
  path: '/api/loged/myBalanceList',
  access: 'player',
  request: record({
    ...paging,
    type: withDefault(text, ''),
    startTime: withDefault(text, ''),
    endTime: withDefault(text, ''),
  }),
  response: page(balanceEntry),
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
