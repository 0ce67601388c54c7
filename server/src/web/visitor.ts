/** What of a request decides how a page looks: the language, whether there is a session, the address. */
import { isLocale, locales } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';

export interface PageRequest {
  readonly path: string;
  readonly locale: Locale;
  readonly visitor: 'guest' | 'player';
}

const cookieOf = (header: string, name: string): string =>
  header
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/** Query values that change what the server renders; the rest is left to the browser and out of the cache's key. */
const rendered = new Set(
  'sort platform page type err redirect panel id tab notice show keyword feature sportId market platformCode shelf'.split(
    ' ',
  ),
);

export function pageRequestOf(url: string, cookie = ''): PageRequest {
  const { pathname, searchParams } = new URL(url, 'https://own.invalid');
  const visitor = cookieOf(cookie, 'signedIn') === '' ? 'guest' : 'player';
  // A guest who is sent away from the account centre comes back to exactly where he wanted to go. ROUTE-044
  const isSentAway = visitor === 'guest' && pathname.startsWith('/mine');
  const query = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (isSentAway || rendered.has(name)) query.set(name, value.slice(0, 300));
  }
  if (!isSentAway) query.sort();
  const lang = cookieOf(cookie, 'lang');
  return {
    path: query.size === 0 ? pathname : `${pathname}?${query}`,
    locale: isLocale(lang) ? lang : locales[0],
    visitor,
  };
}
