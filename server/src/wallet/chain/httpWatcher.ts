/** A chain watcher by signed HTTP. docs/payments.md */
import { usdtAddressOn } from '@foyer/contract/wallet/usdtAddress.ts';
import * as v from 'valibot';
import { signedPost } from '../../http/signedPost.ts';
import type { Service } from '../../http/signedPost.ts';
import type { WatcherPort } from './watcherPort.ts';

const amountE6 = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(?:\.\d{1,6})?$/),
  v.transform((text) => {
    const [whole = '', part = ''] = text.split('.');
    return Number(whole + part.padEnd(6, '0'));
  }),
  v.minValue(1),
);
const seen = v.object({
  transfers: v.pipe(
    v.array(
      v.object({
        transferId: v.pipe(v.string(), v.regex(/^[\w:.-]{1,200}$/)),
        amount: amountE6,
        confirmations: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)),
      }),
    ),
    v.maxLength(1_000),
  ),
});

export function httpWatcher(service: Service, now: () => number): WatcherPort {
  return {
    async address({ orderId, chain }) {
      const reply = await signedPost(service, orderId, { orderId, chain }, now());
      if (reply.state !== 'answered') return reply;
      const read = v.safeParse(v.object({ address: usdtAddressOn(chain) }), reply.body);
      return read.success
        ? { state: 'ready', address: read.output.address }
        : { state: 'unknown', reason: 'the reply names no address of this chain' };
    },
    async transfers({ orderId, chain }) {
      const url = `${service.url}/transfers`;
      const reply = await signedPost({ ...service, url }, orderId, { orderId, chain }, now());
      if (reply.state !== 'answered') return { state: 'unknown', reason: reply.reason };
      const read = v.safeParse(seen, reply.body);
      if (!read.success) return { state: 'unknown', reason: 'the reply has another form' };
      const transfers = read.output.transfers.map(({ amount, ...rest }) => ({ ...rest, amountE6: amount }));
      return { state: 'seen', transfers };
    },
  };
}
