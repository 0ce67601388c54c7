/** The house's cookies: the session's, which scripts cannot read, and a marker without a secret, which they can. S02 */
import { createHash } from 'node:crypto';
import { markerCookie } from '@foyer/contract/envelope.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HouseConfig } from '../config.ts';
import type { SessionCookies } from './context.ts';

/**
 * Returns the marker's value: not a secret, but different for each player. A page uses it to decide whether to draw the
 * account block, and sends it with each call to say for which player the page was made. R07
 */
export function playerTagOf(playerId: string): string {
  return createHash('sha256').update(`tab ${playerId}`).digest('base64url').slice(0, 12);
}

/** `__Host-` binds the cookie to this host and to https. Plain http, as in local development, cannot use the prefix. */
function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-UUID' : 'UUID';
}

/** Cookie that keeps the start of a third-party log-in out of reach of scripts. AMB-155 */
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

/** Returns the session token of a request, from its cookie only. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  return readCookies(request.headers.cookie).get(sessionCookieName(request.protocol === 'https'));
}

/**
 * Sets and clears the session cookie together with its marker. Closing a session also clears the browser's cache. S17
 */
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
