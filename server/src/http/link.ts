/** Links that a game window opens by GET: answered by a redirect, never by an envelope. CALL-057, CALL-058, ENV-011 */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './context.ts';
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
