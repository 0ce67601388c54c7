/** Receipts of the SMS gateway: whether an accepted message reached its phone. docs/messages.md */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { ownScheme, verified } from '../http/signature.ts';
import type { Received } from '../http/signature.ts';
import { isStorable } from '../http/storable.ts';
import { keepReceipt } from './receiptStore.ts';
import type { Receipt } from './receiptStore.ts';

/** Address for the gateway's signed receipts. */
export const receiptPath = '/gateway/receipt';

/** Only `success` and `known` make a gateway stop repeating. */
type ReceiptAnswer = 'success' | 'known' | 'unsigned' | 'badReceipt' | 'unknownMessage';

const statusOfReceipt: Readonly<Record<ReceiptAnswer, number>> = {
  success: 200,
  known: 200,
  badReceipt: 400,
  unsigned: 401,
  unknownMessage: 404,
};

const receipt = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
  state: v.picklist(['delivered', 'failed', 'expired']),
  reason: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.check((text) => isStorable(text)),
    ),
    '',
  ),
});

/** Digits in a row may be a phone or a code. */
const withoutNumbers = (reason: string): string => reason.replaceAll(/\d{4,}/g, '…');

function receiptIn({ id, state, reason }: v.InferOutput<typeof receipt>): Receipt {
  const words = state === 'expired' ? 'not delivered in time' : 'not delivered';
  const why = withoutNumbers(reason.trim());
  return { id, isDelivered: state === 'delivered', reason: why === '' ? words : `${words}: ${why}` };
}

async function takeReceipt(house: House, received: Received): Promise<ReceiptAnswer> {
  // The house's clock is the machine's, which the gateway signs by.
  const fields = verified(ownScheme, house.config.smsSecret, received, house.now());
  if (fields === 'forged' || fields === 'stale') {
    house.log.warn({ kind: fields }, 'a receipt of a message was rejected');
    return 'unsigned';
  }
  const read = v.safeParse(receipt, fields);
  if (!read.success) return 'badReceipt';
  const told = receiptIn(read.output);
  const kept = await keepReceipt(house, told);
  if (kept !== 'new') return kept;
  house.figures.message('sms', told.isDelivered ? 'delivered' : 'undelivered');
  if (!told.isDelivered)
    house.log.warn({ messageId: told.id, reason: told.reason }, 'a message did not reach its phone');
  return 'success';
}

/** Mail has no receipts: an SMTP server accepts a mail or refuses it, and a later bounce is a mail to the sender. */
export function mountReceipts(app: FastifyInstance, house: House): void {
  if (house.senders.sms === undefined) return;
  app.removeAllContentTypeParsers();
  // The body stays unparsed: the signature is computed over its exact bytes.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) => done(null, body));
  app.post(receiptPath, async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const header = (name: string) => String(request.headers[name] ?? '');
    const answer = await takeReceipt(house, { body, header });
    if (answer === 'known') reply.header('idempotency-hit', '1');
    const words = statusOfReceipt[answer] === 200 ? 'success' : answer;
    return reply.code(statusOfReceipt[answer]).type('text/plain; charset=utf-8').send(words);
  });
}
