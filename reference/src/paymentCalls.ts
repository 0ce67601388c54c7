/** The calls by which staff decide on payments. Each of the POSTs names its member of staff by X-Operator. docs/payments.md */
import type { OperatorCall } from './operatorCalls.ts';

const order = { account: 'willow77', orderNo: 'W20261121000001' };
const byStaff = {
  '403': 'X-Operator names nobody of PAYMENT_STAFF.',
  '404': 'Unknown account or order.',
  '409': 'Claimed by another, decided otherwise, closed, another amount, or a method without a payout.',
};

export const paymentCalls: readonly OperatorCall[] = [
  {
    method: 'GET',
    path: '/operator/payments/deposits',
    summary: 'Lists transfers to judge, oldest first, 200 a page',
    fields: { 'after?': 'D1' },
    answer: { list: [] },
  },
  {
    method: 'GET',
    path: '/operator/payments/withdrawals',
    summary: 'Lists withdrawals to approve and payouts under way, oldest first, 200 a page',
    fields: { 'after?': 'W1' },
    answer: { list: [] },
  },
  {
    method: 'GET',
    path: '/operator/payments/cases',
    summary: 'Lists what was not credited, newest first, 200 a page',
    fields: { 'before?': '1795233600000' },
    answer: { list: [] },
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
];
