/** The house's cookies: the session's, which scripts cannot read, and a marker without a secret, which they can. S02 */
import type { CookieSerializeOptions } from '@fastify/cookie';
import { createHash } from 'node:crypto';
import { markerCookie } from '@foyer/contract/envelope.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HouseConfig } from '../config.ts';
import { isFromOtherSite } from './allowedOrigins.ts';
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

/**
 * Attributes of all cookies that the house sets. For a page of another site they must allow that site, and are kept
 * apart for it: a browser then sends them from no third site. Decision 465
 */
export const cookieOptions = (request: FastifyRequest, lifeSeconds?: number): CookieSerializeOptions => ({
  path: '/',
  ...(isFromOtherSite(request)
    ? { sameSite: 'none', secure: true, partitioned: true }
    : { sameSite: 'lax', secure: request.protocol === 'https' }),
  httpOnly: true,
  ...(lifeSeconds !== undefined && { maxAge: Math.floor(lifeSeconds) }),
});

/** Returns the session token of a request, from its cookie only. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookieName(request.protocol === 'https')];
}

/**
 * Sets and clears the session cookie together with its marker. Closing a session also clears the browser's cache. S17
 */
export function sessionCookies(request: FastifyRequest, reply: FastifyReply, config: HouseConfig): SessionCookies {
  const isSecure = request.protocol === 'https';
  const set = (value: string, marker: string, lifeSeconds?: number) => {
    const options = cookieOptions(request, lifeSeconds);
    reply.setCookie(sessionCookieName(isSecure), value, { ...options, httpOnly: !config.isSessionReadable });
    reply.setCookie(markerCookie, marker, { ...options, httpOnly: false });
  };
  return {
    open(token, playerId, lifeMs) {
      request.openedFor = playerId;
      set(token, playerTagOf(playerId), lifeMs === undefined ? undefined : lifeMs / 1000);
    },
    openAgent: (token, lifeMs) => {
      const name = isSecure ? '__Host-agentSession' : 'agentSession';
      reply.setCookie(name, token, cookieOptions(request, lifeMs / 1000));
    },
    takeThirdParty: () => {
      const name = thirdPartyCookieName(isSecure);
      const begun = request.cookies[name] ?? '';
      if (begun !== '') reply.setCookie(name, '', cookieOptions(request, 0));
      return begun;
    },
    close: () => {
      set('', '', 0);
      reply.header('clear-site-data', '"cache"');
    },
  };
}
