/**
 * Rules of a static front: headers by address, redirects and fallbacks, as `_headers` and `_redirects` of Cloudflare
 * Pages and Netlify, which `npm run serve:static` follows too. Decision 465
 */
import { windowHeaders, windowTrustedTypes } from '@foyer/house/provider/web.ts';
import { contentPolicy, pageHeaders } from '@foyer/house/web/policy.ts';

export interface FrontRules {
  /** Headers by pattern: `*` stands for the rest of an address, `:name` for one part. All that match are sent. */
  readonly headers: readonly (readonly [pattern: string, headers: Readonly<Record<string, string>>])[];
  /** The first that matches counts, and only where no file has the address. 200 shows the file in its place. */
  readonly redirects: readonly (readonly [from: string, to: string, status: number])[];
}

export interface FrontOrigins {
  readonly api: string;
  readonly payment: readonly string[];
  readonly pictures: readonly string[];
}

/** The inline styles of pages and of game windows, which the policies name. */
interface InlineStyles {
  readonly page: string;
  readonly window: string;
}

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * What the API serves besides calls. Links of replies to these addresses have no origin. The verifier has a policy of its
 * own, which the one of all pages would narrow.
 */
const ofApi = ['/api/', '/pictures/', '/sandbox/', '/reference', '/verify.html'];

/** `$name` of the router as `:name`. */
const patternOf = (path: string): string => path.replaceAll(/\$(\w+)/g, ':$1');

/** `paths` are the client's addresses, `pages` those among them that have a file of their own. */
export function frontRules(
  styles: InlineStyles,
  { api, payment, pictures }: FrontOrigins,
  paths: readonly string[],
  pages: ReadonlySet<string>,
): FrontRules {
  const policy = contentPolicy([styles.page, styles.window], {
    api: [api],
    payment,
    pictures,
    trustedTypes: windowTrustedTypes,
  });
  // Of these, each host and each file type has its own good default.
  const { 'content-type': _type, 'cache-control': _caching, vary: _vary, ...ofPages } = pageHeaders;
  const { 'content-security-policy': ofWindows } = windowHeaders(styles.window, [api]);
  const secure = { 'strict-transport-security': 'max-age=31536000', 'x-content-type-options': 'nosniff' };
  const deep = paths.filter((path) => path !== '/' && !pages.has(path) && !path.endsWith('/'));
  // Fixed addresses come before those with variable parts.
  const inOrder = deep.toSorted((a, b) => Number(a.includes('$')) - Number(b.includes('$')));
  return {
    headers: [
      ['/*', { 'content-security-policy': policy, ...ofPages, ...secure }],
      // A browser that gets two policies keeps to both, so the first allows the windows' style and their worker too.
      ['/play/*', { 'content-security-policy': ofWindows }],
      ['/assets/*', immutable],
      ['/words/*', immutable],
      ['/play/:family/assets/*', immutable],
      ['/pictures/*', { 'cache-control': 'public, max-age=3600' }],
    ],
    redirects: [
      ['/', '/home', 302],
      ...ofApi.map((path) => [`${path}*`, `${api}${path}:splat`, 307] as const),
      ...inOrder.map((path) => [patternOf(path), '/shell', 200] as const),
    ],
  };
}

export const headersFile = ({ headers }: FrontRules): string =>
  headers
    .map(([pattern, values]) =>
      [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

export const redirectsFile = ({ redirects }: FrontRules): string =>
  redirects.map(([from, to, status]) => `${from} ${to} ${status}\n`).join('');
