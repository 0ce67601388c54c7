/** Reads the parts of a request that decide how a page looks: the language, whether there is a session, the address. */
import { isLocale, markerCookie } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { defaultLanguage } from '@foyer/contract/defaultLanguage.ts';
import { siteLanguages } from '@foyer/contract/siteBrand.ts';
import type { FastifyRequest } from 'fastify';
import type { HouseConfig } from '../config.ts';

export interface PageRequest {
  /** Path and the query values that affect rendering. */
  readonly path: string;
  readonly locale: Locale;
  readonly visitor: 'guest' | 'player';
  /** Query values that belong to the visit, not the page. A redirect keeps them. ROUTE-071, ROUTE-072 */
  readonly carried: string;
  /** True if the address holds a ticket, which must not leak to another page. S01 */
  readonly hasTicket: boolean;
}

const cookieOf = (header: string, name: string): string =>
  header === ''
    ? ''
    : (header
        .split('; ')
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1) ?? '');

/** What of the `Cookie` header decides a page: whether somebody is logged in, and the language. */
export const cookiesOfPage = (cookie = '') => ({
  isPlayer: cookieOf(cookie, markerCookie) !== '',
  lang: cookieOf(cookie, 'lang'),
});

/** Query values that affect server rendering. Others are left to the browser and are not part of the cache key. */
const rendered = new Set(
  'lang sort platform page type err redirect panel id tab notice show keyword feature sportId market platformCode shelf lottery view'.split(
    ' ',
  ),
);

/** Whether the site has this language. */
const isOffered = (code: unknown): code is Locale => isLocale(code) && siteLanguages().includes(code);

const carriedNames = new Set(['UUID', 'agentCode']);

/** Returns the first of our languages in a header like `th-TH,th;q=0.9,en;q=0.8`, assuming decreasing qualities. */
export function localeAsked(acceptLanguage: string): Locale | undefined {
  for (const part of acceptLanguage.slice(0, 200).toLowerCase().split(',')) {
    const tag = part.split(';', 1)[0]?.trim().split('-', 1)[0] ?? '';
    const locale = siteLanguages().find((one) => one.split('_', 1)[0] === tag);
    if (locale !== undefined) return locale;
  }
  return undefined;
}

/** Headers that affect a page. */
export interface Sent {
  readonly cookie?: string | undefined;
  /** '' if the house does not follow the browser's language. */
  readonly acceptLanguage?: string | undefined;
}

export function sentBy(request: Pick<FastifyRequest, 'headers'>, config: HouseConfig): Sent {
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  return { cookie, acceptLanguage: config.isBrowserLanguageFollowed ? acceptLanguage : '' };
}

/**
 * Reads the request. The address's language has priority over the cookie's, then the browser's, then Chinese. I18N-001
 */
export function pageRequestOf(url: string, { cookie = '', acceptLanguage = '' }: Sent = {}): PageRequest {
  // Concatenated, not resolved, so that `//elsewhere` is an unknown path of this site and never another host.
  const { pathname, searchParams } = new URL(`https://own.invalid${url.startsWith('/') ? url : '/'}`);
  const remembered = cookiesOfPage(cookie);
  const visitor = remembered.isPlayer ? 'player' : 'guest';
  // Keeps the whole address, so that a guest redirected from the account centre can return to it after log-in.
  // ROUTE-044
  const isSentAway = visitor === 'guest' && pathname.startsWith('/mine');
  const query = new URLSearchParams();
  const carried = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (carriedNames.has(name)) carried.set(name, value.slice(0, 64));
    // A parameter without a value changes nothing.
    else if (isSentAway || (rendered.has(name) && value !== '')) query.set(name, value.slice(0, 300));
  }
  if (!isSentAway) query.sort();
  const lang = [searchParams.get('lang'), remembered.lang].find((one) => isOffered(one));
  return {
    path: query.size === 0 ? pathname : `${pathname}?${query}`,
    locale: isOffered(lang) ? lang : (localeAsked(acceptLanguage) ?? defaultLanguage()),
    visitor,
    carried: carried.toString(),
    hasTicket: carried.has('UUID'),
  };
}

/** Adds the values that belong to the visit to a redirect's address. */
export function withCarried(location: string, carried: string): string {
  if (carried === '') return location;
  return `${location}${location.includes('?') ? '&' : '?'}${carried}`;
}

const deviceLifeSeconds = 2000 * 86_400;

/**
 * Renews the device cookie, which should live 2000 days. Browsers keep a cookie at most 400 days, and some keep one set
 * by a script only 7, so each page sets it again. CONST-014, S25
 */
export function renewedDeviceCookie(cookie: string | undefined, isSecure: boolean): string | undefined {
  const id = cookieOf(cookie ?? '', 'deviceId');
  if (!/^[\w-]{8,64}$/.test(id)) return undefined;
  return `deviceId=${id}; Path=/; SameSite=Lax; Max-Age=${deviceLifeSeconds}${isSecure ? '; Secure' : ''}`;
}
