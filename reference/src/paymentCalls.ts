/** The calls by which staff decide on payments. Each of the POSTs names its member of staff by X-Operator. docs/payments.md */
import type { OperatorCall } from './operatorCalls.ts';

const order = { account: 'willow77', orderNo: 'W20261121000001' };
export const undecided = { '400': 'Unknown decision.', '409': 'Nothing to decide.' };
/** `after` takes the `next` of the page before; `limit` is 1 to 200. */
export const listPage = { 'after?': '1795233600000-D1', 'limit?': '200' };
const byStaff = {
  '403': 'X-Operator names nobody of PAYMENT_STAFF.',
  '404': 'Unknown account or order.',
  '409': 'Claimed by another, decided otherwise, closed, another amount, or a method without a payout.',
};

export const paymentCalls: readonly OperatorCall[] = [
  {
    method: 'GET',
    path: '/operator/payments/deposits',
    summary: 'Lists transfers to judge, oldest first',
    fields: listPage,
    answer: { list: [], next: '' },
  },
  {
    method: 'GET',
    path: '/operator/payments/withdrawals',
    summary: 'Lists withdrawals to approve and payouts under way, oldest first',
    fields: listPage,
    answer: { list: [], next: '' },
  },
  {
    method: 'GET',
    path: '/operator/payments/cases',
    summary: 'Lists what was not credited, newest first',
    fields: { ...listPage, 'before?': '1795233600000' },
    answer: { list: [], next: '' },
  },
  {
    method: 'GET',
    path: '/operator/payments/proof/{account}/{orderNo}',
    summary: "The picture that a player sent as a transfer's proof",
    answer: {},
    statuses: { '404': 'No such picture.' },
  },
  {
    method: 'POST',
    path: '/operator/payments/claim',
    summary: 'Keeps an order for one member of staff for 15 minutes',
    fields: order,
    answer: { state: 'claimed' },
    statuses: byStaff,
  },
  {
    method: 'POST',
    path: '/operator/payments/approve',
    summary: 'Approves a withdrawal, or a deposit with the amount that arrived',
    fields: { ...order, 'amount?': '500.00' },
    answer: { state: 'approved' },
    statuses: byStaff,
  },
  {
    method: 'POST',
    path: '/operator/payments/reject',
    summary: 'Rejects an order with a reason',
    fields: { ...order, reason: 'detailsDiffer' },
    answer: { state: 'rejected' },
    statuses: { '400': 'Unknown or missing reason.', ...byStaff },
  },
  {
    method: 'POST',
    path: '/operator/payments/found',
    summary: 'Says how a payout ended that the provider cannot tell: confirmed or failed',
    fields: { ...order, found: 'confirmed', how: 'bank statement 221' },
    answer: { state: 'found' },
    statuses: { '400': 'Unknown finding, or how is missing.', ...byStaff },
  },
  {
    method: 'GET',
    path: '/operator/reserve',
    summary: 'Lists disputed fast payments, oldest first',
    fields: listPage,
    answer: { waiting: [], next: '' },
  },
  {
    method: 'GET',
    path: '/operator/reserve/{orderNo}/photo',
    summary: "The payer's proof, a picture",
    answer: {},
    statuses: { '404': 'No such picture.' },
  },
  {
    method: 'POST',
    path: '/operator/reserve',
    summary: 'Decides a disputed fast payment: paid or returned',
    fields: { orderNo: 'R1', decision: 'paid' },
    answer: { decision: 'paid' },
    statuses: undecided,
  },
];
