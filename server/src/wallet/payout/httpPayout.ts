/** Payouts through any provider that takes signed HTTP. docs/payments.md */
import * as v from 'valibot';
import { signedPost } from '../../http/signedPost.ts';
import type { PostOutcome, Service } from '../../http/signedPost.ts';
import type { PayoutAnswer, PayoutPort } from './payoutPort.ts';

const short = v.pipe(v.string(), v.maxLength(200));
const answer = v.variant('state', [
  v.object({ state: v.picklist(['submitted', 'sent', 'confirmed']), id: v.optional(short, '') }),
  v.object({ state: v.picklist(['failed', 'returned']), reason: v.optional(short, '') }),
  v.object({ state: v.literal('none') }),
]);

/**
 * Only an answer that names the state ends a payout. An error, even "unauthorised", says nothing about the money: a
 * proxy or a rotated secret may cause it while the first try is under way.
 */
function answerIn(reply: PostOutcome): PayoutAnswer {
  if (reply.state !== 'answered') return { state: 'unknown', reason: reply.reason };
  const read = v.safeParse(answer, reply.body);
  if (!read.success) return { state: 'unknown', reason: 'the reply names no state' };
  const told = read.output;
  return 'id' in told ? { state: told.state, providerId: told.id } : told;
}

export function httpPayout(service: Service, now: () => number): PayoutPort {
  return {
    async send(order) {
      const told = answerIn(await signedPost(service, order.payoutId, { ...order }, now()));
      return told.state === 'none' ? { state: 'unknown', reason: 'the reply to a payout says none' } : told;
    },
    async status(payoutId) {
      const url = `${service.url}/status`;
      return answerIn(await signedPost({ ...service, url }, payoutId, { payoutId }, now()));
    },
  };
}
