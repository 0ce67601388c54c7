/** Deposits and withdrawals that staff decide on. docs/payments.md */
import * as v from 'valibot';
import {
  account,
  act,
  line,
  maybe,
  moment,
  nothing,
  orderNo,
  pageOf,
  paging,
  read,
  reason,
  satang,
  words,
} from './deskCall.ts';

/** Who looks at it, until when; '' and 0 if nobody does. The first of two approvals, '' if there is none. */
const review = { claimedBy: v.string(), claimedUntilMs: moment, approvedBy: v.string() };
const deposit = v.object({
  orderNo: v.string(),
  account: v.string(),
  method: v.string(),
  channelId: v.string(),
  channelNames: words,
  amountMinor: v.number(),
  currency: v.string(),
  /** What the player is credited for the whole amount. */
  creditSatang: satang,
  depositorName: v.string(),
  realName: v.string(),
  hasProof: v.boolean(),
  createdMs: moment,
  expiresMs: moment,
  needsTwo: v.boolean(),
  ...review,
});
export const depositQueue = read({
  path: '/operator/desk/payments/deposits',
  summary: 'Transfers to judge, oldest first',
  permission: 'payments.read',
  given: paging,
  reply: pageOf(deposit),
});
export const payoutStates = [
  'toApprove',
  'waiting',
  'unknown',
  'submitted',
  'sent',
  'confirmed',
  'failed',
  'returned',
] as const;
const withdrawal = v.object({
  orderNo: v.string(),
  account: v.string(),
  realName: v.string(),
  method: v.string(),
  amountSatang: satang,
  feeSatang: satang,
  /** What arrives, in minor units of `arrivesIn`. */
  arrivesMinor: v.number(),
  arrivesIn: v.string(),
  bankCode: v.string(),
  lastFour: v.string(),
  shownAddress: v.string(),
  chain: v.string(),
  createdMs: moment,
  state: v.picklist(payoutStates),
  tries: v.number(),
  lastError: v.string(),
  found: v.picklist(['', 'confirmed', 'failed']),
  foundBy: v.string(),
  needsTwo: v.boolean(),
  ...review,
});
export const withdrawalQueue = read({
  path: '/operator/desk/payments/withdrawals',
  summary: 'Withdrawals to approve and payouts under way, oldest first',
  permission: 'payments.read',
  given: { ...paging, state: v.optional(v.picklist(['all', 'toApprove', 'unknown']), 'all') },
  reply: pageOf(withdrawal),
});
/** What helps to judge an order: its player, earlier orders, and who shares a device. Beside it the proof. */
export const orderEvidence = read({
  path: '/operator/desk/payments/evidence',
  summary: 'What is known of an order and of its player',
  permission: 'payments.read',
  given: { account, orderNo },
  reply: {
    account: v.string(),
    realName: v.string(),
    status: v.string(),
    createdMs: moment,
    isPhoneVerified: v.boolean(),
    isNameVerified: v.boolean(),
    balanceSatang: satang,
    depositedSatang: satang,
    withdrawnSatang: satang,
    stakedSatang: satang,
    /** Turnover that is missing until all locks are cleared. */
    lockedSatang: satang,
    deposits: v.number(),
    withdrawals: v.number(),
    /** First use of the card, address or wallet that a withdrawal goes to; 0 for a deposit. */
    destinationSinceMs: moment,
    sharedWith: v.array(v.object({ account: v.string(), by: v.picklist(['device', 'address']) })),
    proofs: v.array(v.object({ orderNo: v.string(), isSamePicture: v.boolean(), account: v.string() })),
  },
});
export const orderProof = read({
  path: '/operator/desk/payments/proof',
  summary: "The picture that a player sent as a transfer's proof",
  permission: 'payments.read',
  given: { account, orderNo },
  reply: nothing,
  sends: 'picture',
});
const named = { account, orderNo };
export const claimOrder = act({
  path: '/operator/desk/payments/claim',
  summary: 'Keeps an order for oneself for 15 minutes',
  permission: 'payments.decide',
  given: named,
  reply: { state: v.literal('claimed') },
});
/** `amountMinor`: what arrived for a deposit, in minor units of the order's currency; absent for a withdrawal. */
export const approveOrder = act({
  path: '/operator/desk/payments/approve',
  summary: 'Approves a withdrawal, or a deposit with the amount that arrived. `approvedOnce` waits for a second person',
  permission: 'payments.decide',
  given: { ...named, amountMinor: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) },
  reply: { state: v.picklist(['approved', 'approvedOnce']) },
});
/** Reasons for rejecting a withdrawal; the player reads one of them. A deposit is rejected with any text. */
export const withdrawalReasons = [
  'cardCannotReceive',
  'addressNotValid',
  'detailsDiffer',
  'documentsNeeded',
  'rulesBroken',
] as const;
export const rejectOrder = act({
  path: '/operator/desk/payments/reject',
  summary: 'Rejects an order with a reason',
  permission: 'payments.decide',
  given: { ...named, reason },
  reply: { state: v.literal('rejected') },
});
/** Says how a payout ended that its provider cannot tell. It ends when two people have said the same. */
export const findPayout = act({
  path: '/operator/desk/payments/found',
  summary:
    'Says how a payout ended that the provider cannot tell. `foundOnce` waits for a second person who says the same',
  permission: 'payments.decide',
  given: { ...named, found: v.picklist(['confirmed', 'failed']), how: line },
  reply: { state: v.picklist(['found', 'foundOnce']) },
});
const paymentCase = v.object({
  caseKey: v.string(),
  account: v.string(),
  orderNo: v.string(),
  source: v.picklist(['gateway', 'chain', 'payout', 'staff']),
  kind: v.string(),
  details: v.record(v.string(), v.union([v.string(), v.number()])),
  seenMs: moment,
});
export const paymentCases = read({
  path: '/operator/desk/payments/cases',
  summary: 'What happened to payments otherwise than expected, such as reversals; newest first',
  permission: 'payments.read',
  given: { ...paging, kind: maybe },
  reply: pageOf(paymentCase),
});
