/**
 * The sandbox's outbox page: codes that a real house would have sent by SMS and mail, shown to the browser that
 * requested them. Exists only in the sandbox.
 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { houseTime } from '@foyer/text/time.ts';
import { translate } from '@foyer/text/translate.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { langOf } from '../../http/decode.ts';
import { sessionOf } from '../../http/session.ts';
import { escapeHtml } from '../../sandbox/html.ts';
import { sendSandboxPage } from '../../sandbox/page.ts';
import { recentMessages } from './outbox.ts';
import type { OutboxMessage } from './outbox.ts';
import { codeLifeMs } from './playerCodes.ts';

export function mountOutbox(app: FastifyInstance, house: House): void {
  if (!house.config.isSandbox) return;
  app.get('/sandbox/outbox', async (request, reply) => {
    const lang = langOf(undefined, request);
    const session = await sessionOf(house, request);
    const deviceId = request.cookies.deviceId ?? '';
    const messages = await recentMessages(house, session, deviceId);
    const text = translate(lang);
    return sendSandboxPage(reply, {
      lang,
      title: text('outbox', 'title'),
      badge: text('outbox', 'badge'),
      lead: text('outbox', 'lead'),
      content: contentOf(lang, house.now(), messages),
    });
  });
}

function contentOf(lang: Locale, nowMs: number, messages: readonly OutboxMessage[]): string {
  const text = translate(lang);
  const list = messages.map((message) => entry(lang, nowMs, message)).join('');
  const content = list === '' ? `<p class="empty">${escapeHtml(text('outbox', 'empty'))}</p>` : `<ul>${list}</ul>`;
  return `${content}
<p class="note">${escapeHtml(text('outbox', 'newDevice'))}</p>
<nav><a class="button" href="/sandbox/outbox">${escapeHtml(text('outbox', 'refresh'))}</a>
<a href="/home">${escapeHtml(text('outbox', 'home'))}</a></nav>`;
}

function entry(lang: Locale, nowMs: number, { channel, purpose, target, code, sentMs }: OutboxMessage): string {
  const text = translate(lang);
  const head = `${text('outbox', `channel.${channel}`)} · ${text('outbox', 'to', { target })}`;
  const words = escapeHtml(text('outbox', `purpose.${purpose}`));
  if (code === '') {
    const time = escapeHtml(text('outbox', 'sentAt', { time: houseTime(sentMs, 'hour') }));
    return `<li>\n<p class="to">${escapeHtml(head)}</p>\n<p class="label">${words}</p>\n<p class="until">${time}</p>\n</li>`;
  }
  const endsMs = sentMs + codeLifeMs;
  const isOver = endsMs <= nowMs;
  const until = isOver ? text('outbox', 'expired') : text('outbox', 'validUntil', { time: houseTime(endsMs, 'hour') });
  return `<li${isOver ? ' class="over"' : ''}>
<p class="to">${escapeHtml(head)}</p>
<p class="label">${words}</p>
<p class="code">${escapeHtml(code)}</p>
<p class="until">${escapeHtml(until)}</p>
</li>`;
}
