/** A payment gateway by signed HTTP, with the signature scheme of the operator's settings. docs/payments.md */
import * as v from 'valibot';
import { signedPost } from '../../http/signedPost.ts';
import type { Service } from '../../http/signedPost.ts';
import { ownScheme, verified } from '../../http/signature.ts';
import type { GatewayPort, Notice } from './gatewayPort.ts';

const minor = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/));
const opened = v.object({ url: v.pipe(v.string(), v.maxLength(2_000)) });
const notice = v.object({
  noticeId: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
  merchantOrder: v.pipe(v.string(), v.regex(/^[\w-]{3,100}$/)),
  outcome: v.picklist(['paid', 'failed']),
  amountMinor: minor,
  currency,
});
const told = v.variant('state', [
  v.object({ state: v.picklist(['paid', 'failed']), amountMinor: minor, currency }),
  v.object({ state: v.literal('pending') }),
]);

/** The page must be at an origin that the operator has named, so that a gateway cannot send players elsewhere. S07 */
function isOn(origins: readonly string[], url: string): boolean {
  return URL.canParse(url) && origins.includes(new URL(url).origin);
}

export function httpGateway(service: Service, origins: readonly string[], now: () => number): GatewayPort {
  const { scheme = ownScheme } = service;
  return {
    async open(payment) {
      const reply = await signedPost(service, payment.merchantOrder, { ...payment }, now());
      if (reply.state !== 'answered') return reply;
      const read = v.safeParse(opened, reply.body);
      if (!read.success) return { state: 'unknown', reason: 'the reply names no page' };
      if (!isOn(origins, read.output.url))
        return { state: 'unknown', reason: 'the page is at an origin that PAYMENT_ORIGINS does not name' };
      return { state: 'open', url: read.output.url };
    },
    read(received) {
      const fields = verified(scheme, service.secret, received, now());
      if (fields === 'forged' || fields === 'stale') return fields;
      const read = v.safeParse(notice, fields);
      return read.success ? (read.output satisfies Notice) : 'forged';
    },
    async status(merchantOrder) {
      const url = `${service.url}/status`;
      const reply = await signedPost({ ...service, url }, merchantOrder, { merchantOrder }, now());
      // A refused question says nothing about the payment.
      if (reply.state !== 'answered') return { state: 'unknown', reason: reply.reason };
      const read = v.safeParse(told, reply.body);
      return read.success ? read.output : { state: 'unknown', reason: 'the reply names no state' };
    },
  };
}
