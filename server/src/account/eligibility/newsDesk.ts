/**
 * News and offers to players who agree to them, on /operator/. The house writes those of the inbox. For mail and SMS it
 * lists the addresses, so that the operator's own senders ask here before each sending. docs/operators.md, M17, M18
 */
import type { NewsChannel } from '@foyer/contract/account/newsChannels.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../../house.ts';
import { operatorDesk, textIn } from '../../http/operatorDesk.ts';
import { recipientsOf } from './consentStore.ts';
import { channelsOf } from './eligibility.ts';

const word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4_000));
const words = v.strictObject({ zh_CN: word, en: word, th: word } satisfies Record<Locale, typeof word>);
const news = v.object({
  /** A repeated key sends nothing again. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  subject: words,
  content: words,
});

/** The players to whom news may be sent by this channel now; none where the house does not use it. */
const allowedFor = (house: House, channel: NewsChannel) =>
  channelsOf(house.config.jurisdiction).includes(channel) ? recipientsOf(house.db, channel, house.now()) : [];

/** Writes a letter to everyone who agrees to news in the inbox. Returns their number. */
async function sendNews(house: House, { key, subject, content }: v.InferOutput<typeof news>): Promise<number> {
  const recipients = await allowedFor(house, 'inbox');
  for (const { playerId } of recipients)
    await house.mail.send({ playerId, kind: 'news', args: { subject, content }, key: `news:${key}` });
  return recipients.length;
}

export function mountNewsDesk(app: FastifyInstance, house: House): void {
  operatorDesk(app, house);
  app.post('/operator/news', async ({ body }, reply) => {
    const read = v.safeParse(news, body);
    if (!read.success) return reply.code(400).send({ error: 'key, subject and content in every language' });
    return { sent: await sendNews(house, read.output) };
  });
  app.post('/operator/news/recipients', async ({ body }, reply) => {
    const channel = (['mail', 'sms'] as const).find((one) => one === textIn(body, 'channel'));
    if (channel === undefined) return reply.code(400).send({ error: 'channel' });
    const recipients = await allowedFor(house, channel);
    return {
      recipients: recipients.map(({ userAccount, email, mobilePhone }) => ({
        account: userAccount,
        to: channel === 'mail' ? email : mobilePhone,
      })),
    };
  });
}
