/**
 * Calls that a window opens, a game by a link and a payment by a form: answered by a redirect, never by an envelope.
 * CALL-057, CALL-058, CALL-101, ENV-011
 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { clientHeader, readEnvelope } from '@foyer/contract/envelope.ts';
import type { Call } from '@foyer/contract/call.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { refusalWords } from './reply.ts';

/** A page of another site must not send a player's browser here; an address that was typed is nobody's. S03 */
export function isOwnLink(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Where a window that cannot open says why: the log-in, else the not-found page. ROUTE-028 */
function refusedAt(lang: Locale, error: unknown): string {
  if (!(error instanceof Refusal)) return `/404?err=${encodeURIComponent(refusalWords(lang, 'SERVICE_ERROR'))}`;
  if (error.reason === 'SESSION_EXPIRED') return '/login';
  return `/404?err=${encodeURIComponent(refusalWords(lang, error.reason, error.args))}`;
}

export function follow(reply: FastifyReply, url: string): string {
  reply.code(302).headers({ location: url, 'referrer-policy': 'no-referrer' });
  return '';
}

export const followRefused = (reply: FastifyReply, lang: Locale, error: unknown): string =>
  follow(reply, refusedAt(lang, error));

/** A redirecting call that a window asked; a form's call that a script of ours asks is answered like any other. */
export const isWindow = (call: Call, request: FastifyRequest): boolean =>
  call.reply === 'redirect' && (call.method === 'GET' || request.headers[clientHeader] === undefined);

/** Where the kept answer of a money request leads: to its address, or to where its refusal is told. */
export function followKept(reply: FastifyReply, kept: string): string {
  const envelope = readEnvelope(JSON.parse(kept));
  const { url } = (envelope?.data ?? {}) as { url?: unknown };
  if (envelope?.code === 200 && typeof url === 'string') return leave(reply, url);
  return follow(reply, `/404?err=${encodeURIComponent(envelope?.message ?? '')}`);
}

/**
 * A payer's page elsewhere is reached by a page of our own: a form's redirect may not leave the site by the policy of the
 * page that sent it.
 */
function leave(reply: FastifyReply, url: string): string {
  if (url.startsWith('/')) return follow(reply, url);
  const address = new URL(url).href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': "default-src 'none'", 'referrer-policy': 'no-referrer' });
  return `<!doctype html><meta http-equiv="refresh" content="0;url=${address}"><a href="${address}">&#8594;</a>`;
}
