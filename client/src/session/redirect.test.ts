import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect.ts';

const paths = new Set([
  '/home',
  '/mine/center',
  '/mine/capital/account',
  '/mine/capital/bankList',
  '/login',
  '/register',
  '/404',
  '/launch',
  '/kit',
]);

/** Redirects that browsers have been tricked into following. S07 */
const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https://evil.example',
  'http:evil.example',
  'blob:x',
];
const slashes = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%252fevil.example',
  '/home//evil.example',
  '//evil.example/home',
];
const blanks = ['\t', '\n', '\r', '\u0000', '\u000b', '\u00a0', '\u2028', '\ufeff', ' ', '\u007f'].flatMap((blank) => [
  `/${blank}/evil.example`,
  `${blank}/home`,
  `${blank}//evil.example`,
  `/home${blank}`,
  `/ho${blank}me`,
]);
const dots = [
  '/..//evil.example',
  '/home/../..//evil.example',
  '/./home',
  '/home/..',
  '/mine/../home',
  '/%2e%2e/home',
  '/.evil.example',
  '/home/%2e%2e/x',
];
const users = [
  '/@evil.example',
  '@evil.example',
  '/home@evil.example',
  'user:pw@evil.example',
  'home',
  '',
  '?redirect=/home',
  '#/home',
  './home',
];
const unknown = [
  '/nowhere',
  '/game/liveCasino',
  '/mine',
  '/mine/secret',
  '/api/login',
  '/launch',
  '/launch?mode=real&game=1',
  '/404',
  '/404?err=call%20this%20number',
  '/kit',
  '/home/extra',
  '/HOME',
  '/login',
  '/register',
  '/login?x=1',
  '/login#x',
  '/register/',
];
const others: unknown[] = [
  undefined,
  null,
  0,
  1,
  true,
  {},
  [],
  ['/home'],
  { toString: () => '/home' },
  '%',
  '/%',
  '/%zz',
  `/home?${'x'.repeat(600)}`,
];
const hosts = ['evil.example', '127.0.0.1', '[::1]', 'xn--80ak6aa92e.com', 'own.invalid.evil.example'].flatMap(
  (host) => [`//${host}/home`, `/\\${host}/home`, `https:${host}/home`],
);
const schemesAfter = schemes.flatMap((scheme) => [
  scheme,
  `/${scheme}`,
  `//${scheme}`,
  ` ${scheme}`,
  `${scheme}//home`,
]);

const corpus: unknown[] = [...schemesAfter, ...hosts, ...slashes, ...blanks, ...dots, ...users, ...unknown, ...others];

describe('the target after a log-in', () => {
  it('is tested with at least 150 hostile or foreign values. S07', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(150);
  });
  it.each(corpus.map((value) => [value]))('is rejected outside this site: %j. AMB-014', (value) => {
    expect(safeRedirect(value, paths)).toBeUndefined();
  });
  it.each([
    ['/home', '/home'],
    ['/mine/center', '/mine/center'],
    ['/mine/center/', '/mine/center'],
    ['/mine/capital/bankList?add=true', '/mine/capital/bankList?add=true'],
    ['/home?type=1&page=2', '/home?type=1&page=2'],
    ['/home?next=//evil.example', '/home?next=//evil.example'],
  ])('is accepted as a page of this site with its query: %s. AMB-014', (value, wanted) => {
    expect(safeRedirect(value, paths)).toBe(wanted);
  });
  it('never leaves the site, whatever the value', () => {
    assert(
      property(string({ unit: 'binary' }), (value) => {
        const wanted = safeRedirect(value, paths);
        expect(wanted === undefined || new URL(wanted, 'https://own.example').origin === 'https://own.example').toBe(
          true,
        );
      }),
    );
  }, 30_000);
});
