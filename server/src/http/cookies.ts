/** Cookies of the house: the session's, which no script reads, and a marker without a secret that scripts may read. S02 */
import { createHash } from 'node:crypto';
import { markerCookie } from '@foyer/contract/envelope.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HouseConfig } from '../config.ts';
import type { SessionCookies } from './context.ts';

/**
 * The marker's value: worth nothing and telling nothing, but another for each player. A page knows by it whether to draw
 * the account block, and says with each call for whom it was written. R07
 */
export function playerTagOf(playerId: string): string {
  return createHash('sha256').update(`tab ${playerId}`).digest('base64url').slice(0, 12);
}

/** `__Host-` binds the cookie to this host and to https; plain http, as on a bare clone, has no such prefix. */
function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-UUID' : 'UUID';
}

/** Holds what a log-in at a third party was begun with, out of scripts' reach. AMB-155 */
export const thirdPartyCookieName = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}thirdLogin`;

export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals < 1) continue;
    const name = part.slice(0, equals).trim();
    if (!cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim());
  }
  return cookies;
}

/** The session token of a request, from its cookie alone. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  return readCookies(request.headers.cookie).get(sessionCookieName(request.protocol === 'https'));
}

/** Sets and clears the session cookie together with its marker; closing also empties the browser's cache. S17 */
export function sessionCookies(request: FastifyRequest, reply: FastifyReply, config: HouseConfig): SessionCookies {
  const isSecure = request.protocol === 'https';
  const common = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const hidden = config.isSessionReadable ? '' : '; HttpOnly';
  const set = (value: string, marker: string, age: string) => {
    reply.header('set-cookie', [
      `${sessionCookieName(isSecure)}=${value}; ${common}${hidden}${age}`,
      `${markerCookie}=${marker}; ${common}${age}`,
    ]);
  };
  return {
    open: (token, playerId, lifeMs) =>
      set(token, playerTagOf(playerId), lifeMs === undefined ? '' : `; Max-Age=${Math.floor(lifeMs / 1000)}`),
    openAgent: (token, lifeMs) => {
      const name = isSecure ? '__Host-agentSession' : 'agentSession';
      reply.header('set-cookie', `${name}=${token}; ${common}; HttpOnly; Max-Age=${Math.floor(lifeMs / 1000)}`);
    },
    takeThirdParty: () => {
      const name = thirdPartyCookieName(isSecure);
      const begun = readCookies(request.headers.cookie).get(name) ?? '';
      if (begun !== '') reply.header('set-cookie', `${name}=; ${common}; HttpOnly; Max-Age=0`);
      return begun;
    },
    close: () => {
      set('', '', '; Max-Age=0');
      reply.header('clear-site-data', '"cache"');
    },
  };
}
