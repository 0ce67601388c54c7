/** Messages that the house sends outside, by SMS and mail: what became of each. Text and codes are in none of these. */
import * as v from 'valibot';
import { act, line, maybe, moment, pageOf, paging, read } from './deskCall.ts';

/**
 * `queued`: to be sent, or sent with an unknown outcome; `accepted`: the gateway or mail server has it; `delivered`: by
 * its receipt; `failed`: not accepted for good, or by its receipt not delivered; `expired`: its code ended before.
 */
export const outgoingStates = ['queued', 'accepted', 'delivered', 'failed', 'expired'] as const;

const outgoing = v.object({
  messageId: v.string(),
  /** '' for a visitor without an account. */
  account: v.string(),
  channel: v.picklist(['sms', 'mail']),
  purpose: v.string(),
  /** Phone or mail address, masked. */
  to: v.string(),
  state: v.picklist(outgoingStates),
  tries: v.number(),
  /** Why the last try or the delivery failed; without address and text. */
  lastError: v.string(),
  /** The gateway's own id; '' without one. */
  gatewayId: v.string(),
  createdMs: moment,
  expiresMs: moment,
  /** When its receipt came; 0 if none did. */
  receiptMs: moment,
  /** The message that was sent in place of this one; '' if none. */
  resentAs: v.string(),
  canResend: v.boolean(),
});
export const outgoingMessages = read({
  path: '/operator/desk/outgoing',
  summary: 'Messages by SMS and mail of the last 30 days, newest first',
  permission: 'messages.read',
  given: { state: v.optional(v.picklist(['all', ...outgoingStates]), 'all'), account: maybe, ...paging },
  reply: pageOf(outgoing),
});
/** Sends a failed message once more under a new id, while its code is still good. */
export const resendMessage = act({
  path: '/operator/desk/outgoing/resend',
  summary: 'Sends a failed message again',
  permission: 'messages.answer',
  given: { messageId: line },
  reply: { messageId: v.string() },
});
