/** Queues that staff work through: how many cases wait, fast payments, bonuses, invitations and identity checks. */
import * as v from 'valibot';
import {
  account,
  act,
  line,
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

/** Only the queues that the person may see; the others are absent. */
export const queueCounts = read({
  path: '/operator/desk/queues',
  summary: 'How many cases wait in each queue',
  permission: 'staff',
  given: nothing,
  reply: {
    deposits: v.optional(v.number()),
    withdrawals: v.optional(v.number()),
    /** Payouts whose provider cannot tell how they ended. */
    unknownPayouts: v.optional(v.number()),
    fastPays: v.optional(v.number()),
    bonuses: v.optional(v.number()),
    invitations: v.optional(v.number()),
    identity: v.optional(v.number()),
    messages: v.optional(v.number()),
  },
  isUntracked: true,
});

const fastPay = v.object({
  orderNo: v.string(),
  withdrawalNo: v.string(),
  amountSatang: satang,
  payer: v.string(),
  payee: v.string(),
  hasProof: v.boolean(),
  createdMs: moment,
  /** When the payer said that it was paid; 0 if never. */
  claimedMs: moment,
});
export const fastPayQueue = read({
  path: '/operator/desk/fast-pays',
  summary: 'Disputed fast payments, oldest first',
  permission: 'fastPays.read',
  given: paging,
  reply: pageOf(fastPay),
});
export const fastPayProof = read({
  path: '/operator/desk/fast-pays/proof',
  summary: "The payer's proof",
  permission: 'fastPays.read',
  given: { orderNo },
  reply: nothing,
  sends: 'picture',
});
/** Final. `paid` gives the held money to the payer, `returned` gives it back to the payee. */
export const decideFastPay = act({
  path: '/operator/desk/fast-pays/decide',
  summary: 'Decides who gets the held money',
  permission: 'fastPays.decide',
  given: { orderNo, decision: v.picklist(['paid', 'returned']), reason },
  reply: nothing,
});

const bonus = v.object({
  account: v.string(),
  grantId: v.string(),
  names: words,
  /** `audit`: decide; `draw`: tell the result. */
  kind: v.picklist(['audit', 'draw']),
  amountSatang: satang,
  depositSatang: satang,
  /** Turnover that it will require. */
  targetSatang: satang,
  createdMs: moment,
});
export const bonusQueue = read({
  path: '/operator/desk/bonuses',
  summary: 'Bonuses that wait for a decision or for the result of a draw, oldest first',
  permission: 'bonuses.read',
  given: paging,
  reply: pageOf(bonus),
});
export const bonusDecisions = ['approve', 'reject', 'clear', 'won', 'lost'] as const;
/** `reason` is what the player reads of a rejection, in each language; `hours` how long it may be received. */
export const decideBonus = act({
  path: '/operator/desk/bonuses/decide',
  summary: 'Approves, rejects or clears a bonus under audit, or tells the result of a draw',
  permission: 'bonuses.decide',
  given: {
    account,
    grantId: line,
    decision: v.picklist(bonusDecisions),
    reason: v.optional(words),
    hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8_760))),
  },
  reply: nothing,
});

const heldInvitation = v.object({
  inviteId: v.string(),
  inviter: v.string(),
  friend: v.string(),
  shared: v.picklist(['device', 'address']),
  heldMs: moment,
});
export const invitationQueue = read({
  path: '/operator/desk/invitations',
  summary: 'Invitations whose two sides share a device or an address, oldest first',
  permission: 'invitations.read',
  given: paging,
  reply: pageOf(heldInvitation),
});
export const decideInvitation = act({
  path: '/operator/desk/invitations/decide',
  summary: 'Pays both sides of an invitation, or refuses it. Final',
  permission: 'invitations.decide',
  given: { inviteId: line, decision: v.picklist(['pay', 'refuse']), reason },
  reply: nothing,
});

const identityCheck = v.object({
  account: v.string(),
  realName: v.string(),
  birthday: v.string(),
  reference: v.string(),
  state: v.picklist(['pending', 'unknown']),
  askedMs: moment,
});
export const identityQueue = read({
  path: '/operator/desk/identity',
  summary: 'Identity checks that the provider has not decided, oldest first',
  permission: 'identity.read',
  given: paging,
  reply: pageOf(identityCheck),
});
export const decideIdentity = act({
  path: '/operator/desk/identity/decide',
  summary: 'Decides a check in place of its provider. A refused player may try again',
  permission: 'identity.decide',
  given: { account, reference: line, decision: v.picklist(['approved', 'refused']), reason },
  reply: nothing,
});
