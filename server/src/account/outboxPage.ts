/**
 * The sandbox's outbox as a page: the codes that a real house would have sent by SMS, for the session that asked for
 * them. No script; the style's hash stands in the policy. Exists only where the house is a sandbox.
 */
import { createHash } from 'node:crypto';
import type { Locale } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import { translate } from '@foyer/text/translate.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '../http/context.ts';
import { langOf } from '../http/decode.ts';
import { sessionOf } from '../http/session.ts';
import { recentMessages } from './outbox.ts';
import type { OutboxMessage } from './outbox.ts';
import { outboxStyle } from './outboxStyle.ts';
import { codeLifeMs } from './playerCodes.ts';

const styleHash = createHash('sha256').update(outboxStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function mountOutbox(app: FastifyInstance, house: House): void {
  if (!house.config.isSandbox) return;
  app.get('/sandbox/outbox', async (request, reply) => {
    const lang = langOf(undefined, request);
    const session = await sessionOf(house, request);
    const messages = session && (await recentMessages(house, session.playerId, session.sessionId));
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(page(lang, house.now(), messages));
  });
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (words: string): string => words.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** `messages` is undefined for a guest. */
function page(lang: Locale, nowMs: number, messages: readonly OutboxMessage[] | undefined): string {
  const text = translate(lang);
  const empty = text('outbox', messages === undefined ? 'signedOut' : 'empty');
  const list = (messages ?? []).map((message) => entry(lang, nowMs, message)).join('');
  const content = list === '' ? `<p class="empty">${escape(empty)}</p>` : `<ul>${list}</ul>`;
  return `<!doctype html>
<html lang="${intlLocales[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${escape(text('outbox', 'title'))}</title>
<style>${outboxStyle}</style>
</head>
<body>
<main>
<p class="badge">${escape(text('outbox', 'badge'))}</p>
<h1>${escape(text('outbox', 'title'))}</h1>
<p class="lead">${escape(text('outbox', 'lead'))}</p>
${content}
<nav><a class="button" href="/sandbox/outbox">${escape(text('outbox', 'refresh'))}</a>
<a href="/home">${escape(text('outbox', 'home'))}</a></nav>
</main>
</body>
</html>
`;
}

function entry(lang: Locale, nowMs: number, { target, code, sentMs }: OutboxMessage): string {
  const text = translate(lang);
  const endsMs = sentMs + codeLifeMs;
  const timeStyle = { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Bangkok' } as const;
  const time = new Intl.DateTimeFormat(intlLocales[lang], timeStyle).format(endsMs);
  const isOver = endsMs <= nowMs;
  const until = isOver ? text('outbox', 'expired') : text('outbox', 'validUntil', { time });
  return `<li${isOver ? ' class="over"' : ''}>
<p class="to">${escape(text('outbox', 'to', { phone: target }))}</p>
<p class="label">${escape(text('outbox', 'sms'))}</p>
<p class="code">${escape(code)}</p>
<p class="until">${escape(until)}</p>
</li>`;
}
