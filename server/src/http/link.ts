/**
 * Calls opened by browser navigation: a game by a link and a payment by a form. The reply is a redirect, not an
 * envelope. CALL-057, CALL-058, CALL-101, ENV-011
 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { clientHeader, readEnvelope } from '@foyer/contract/envelope.ts';
import type { Call } from '@foyer/contract/call.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { refusalWords } from './reply.ts';

/**
 * Returns whether a link may be followed. Pages of other sites must not send a player's browser here; a typed address
 * is allowed. S03
 */
export function isOwnLink(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Returns the page that shows why a game or payment cannot open: the log-in, else the not-found page. ROUTE-028 */
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

/**
 * Returns whether a redirecting call comes from browser navigation. The same form sent by our script gets an envelope.
 */
export const isWindow = (call: Call, request: FastifyRequest): boolean =>
  call.reply === 'redirect' && (call.method === 'GET' || request.headers[clientHeader] === undefined);

/** Redirects by the stored reply of a money request: to its address, or to the page that shows its refusal. */
export function followKept(reply: FastifyReply, kept: string): string {
  const envelope = readEnvelope(JSON.parse(kept));
  const { url } = (envelope?.data ?? {}) as { url?: unknown };
  if (envelope?.code === 200 && typeof url === 'string') return leave(reply, url);
  return follow(reply, `/404?err=${encodeURIComponent(envelope?.message ?? '')}`);
}

/**
 * Reaches an external payment page through a page of our own. The Content-Security-Policy of the page that sent the
 * form does not let a form redirect to another site.
 */
function leave(reply: FastifyReply, url: string): string {
  if (url.startsWith('/')) return follow(reply, url);
  const address = new URL(url).href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  reply.type('text/html; charset=utf-8').header('referrer-policy', 'no-referrer');
  return `<!doctype html><meta http-equiv="refresh" content="0;url=${address}"><a href="${address}">&#8594;</a>`;
}
