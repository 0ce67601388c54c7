/** What of a request decides how a page looks: the language, whether there is a session, the address. */
import { isLocale, locales, markerCookie } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { FastifyRequest } from 'fastify';
import type { HouseConfig } from '../config.ts';

export interface PageRequest {
  /** With the query values that change what is rendered. */
  readonly path: string;
  readonly locale: Locale;
  readonly visitor: 'guest' | 'player';
  /** Values that concern the visit, not the page: a redirect takes them along. ROUTE-071, ROUTE-072 */
  readonly carried: string;
  /** The address holds a ticket: it must go nowhere else. S01 */
  readonly hasTicket: boolean;
}

const cookieOf = (header: string, name: string): string =>
  header
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/** Query values that change what the server renders; the rest is left to the browser and out of the cache's key. */
const rendered = new Set(
  'lang sort platform page type err redirect panel id tab notice show keyword feature sportId market platformCode shelf lottery view'.split(
    ' ',
  ),
);

const carriedNames = new Set(['UUID', 'agentCode']);

/** The first of our languages that a browser asks for: `th-TH,th;q=0.9,en;q=0.8`. Qualities come in falling order. */
export function localeAsked(acceptLanguage: string): Locale | undefined {
  for (const part of acceptLanguage.slice(0, 200).toLowerCase().split(',')) {
    const tag = part.split(';', 1)[0]?.trim().split('-', 1)[0] ?? '';
    const locale = locales.find((one) => one.split('_', 1)[0] === tag);
    if (locale !== undefined) return locale;
  }
  return undefined;
}

/** What a browser sends besides the address. */
export interface Sent {
  readonly cookie?: string | undefined;
  /** '' where the house does not follow the browser's language. */
  readonly acceptLanguage?: string | undefined;
}

export function sentBy(request: FastifyRequest, config: HouseConfig): Sent {
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  return { cookie, acceptLanguage: config.isBrowserLanguageFollowed ? acceptLanguage : '' };
}

/** The address's language wins over the cookie's, that over the browser's; Chinese is what nobody asked for. I18N-001 */
export function pageRequestOf(url: string, { cookie = '', acceptLanguage = '' }: Sent = {}): PageRequest {
  // Joined, not resolved: `//elsewhere` is a path here that does not exist, never another host.
  const { pathname, searchParams } = new URL(`https://own.invalid${url.startsWith('/') ? url : '/'}`);
  const visitor = cookieOf(cookie, markerCookie) === '' ? 'guest' : 'player';
  // A guest who is sent away from the account centre comes back to exactly where they wanted to go. ROUTE-044
  const isSentAway = visitor === 'guest' && pathname.startsWith('/mine');
  const query = new URLSearchParams();
  const carried = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (carriedNames.has(name)) carried.set(name, value.slice(0, 64));
    else if (isSentAway || rendered.has(name)) query.set(name, value.slice(0, 300));
  }
  if (!isSentAway) query.sort();
  const lang = [searchParams.get('lang'), cookieOf(cookie, 'lang')].find((one) => isLocale(one));
  return {
    path: query.size === 0 ? pathname : `${pathname}?${query}`,
    locale: isLocale(lang) ? lang : (localeAsked(acceptLanguage) ?? locales[0]),
    visitor,
    carried: carried.toString(),
    hasTicket: carried.has('UUID'),
  };
}

/** Where a redirect leads with what the visit brought along. */
export function withCarried(location: string, carried: string): string {
  if (carried === '') return location;
  return `${location}${location.includes('?') ? '&' : '?'}${carried}`;
}

const deviceLifeSeconds = 2000 * 86_400;

/**
 * The device's id lives 2000 days, but browsers keep no cookie longer than 400, one written by a script 7 in some. Each
 * page renews it from here, so that it lives as long as the player comes back. CONST-014, S25
 */
export function renewedDeviceCookie(cookie: string | undefined, isSecure: boolean): string | undefined {
  const id = cookieOf(cookie ?? '', 'deviceId');
  if (!/^[\w-]{8,64}$/.test(id)) return undefined;
  return `deviceId=${id}; Path=/; SameSite=Lax; Max-Age=${deviceLifeSeconds}${isSecure ? '; Secure' : ''}`;
}
