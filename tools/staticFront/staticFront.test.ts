/** Options, rules and trial server of a static front. The whole is tried by e2e/staticFront.spec.ts. Decision 465 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticOptions } from './options.ts';
import { frontRules, headersFile, redirectsFile } from './rules.ts';
import { staticServer } from './server.ts';

const api = 'https://api.example';
const rules = frontRules(
  { page: 'a{}', window: 'b{}' },
  { api, payment: ['https://pay.example'], pictures: ['https://cdn.example'] },
  ['/', '/home', '/mine/center', '/offers/$id', '/mine/'],
  new Set(['/home']),
);

const partOf = (policy: string | undefined, name: string) => policy?.split('; ').find((part) => part.startsWith(name));

describe('the options', () => {
  it.each([
    [[], '--api names the origin'],
    [['--api', '*'], '"*" is no origin'],
    [['--api', 'https://api.example/v1'], 'is no origin'],
    [['--api', 'api.example'], 'is no origin'],
    [['--api', api, '--pictures', "https://a.example 'unsafe-inline'"], 'is no origin'],
    [['--api', `${api},https://b.example`], 'one origin'],
    [['--api', api, '--offers', 'slots,poetry'], '"poetry" is no feature'],
  ])('%j are refused', (args, message) => {
    expect(() => staticOptions(args)).toThrow(message);
  });

  it('are read, several origins with commas', () => {
    const read = staticOptions(['--api', `${api}/`, '--payment', 'https://a.example, http://127.0.0.1:9']);
    expect(read).toMatchObject({ api, site: '', payment: ['https://a.example', 'http://127.0.0.1:9'], pictures: [] });
  });
});

it('leaves out what is not offered, and makes no claims unless they are named', () => {
  expect(staticOptions(['--api', api]).absent).toEqual(['playMoney', 'simulatedMatches']);
  const { absent } = staticOptions(['--api', api, '--offers', 'slots, playMoney']);
  expect(absent).toEqual(expect.arrayContaining(['lottery', '/lottery', 'simulatedMatches']));
  expect(absent.filter((part) => ['slots', '/slots', 'playMoney'].includes(part))).toEqual([]);
});

describe('the rules', () => {
  const [[, everywhere] = ['', {}], [, windows] = ['', {}]] = rules.headers;

  it('let pages and windows call the API and nothing else', () => {
    expect(partOf(everywhere['content-security-policy'], 'connect-src')).toBe(`connect-src 'self' ${api}`);
    expect(partOf(windows['content-security-policy'], 'connect-src')).toBe(`connect-src 'self' ${api}`);
    expect(partOf(everywhere['content-security-policy'], 'form-action')).toBe(
      `form-action 'self' ${api} https://pay.example`,
    );
    expect(partOf(everywhere['content-security-policy'], 'script-src')).toMatch(/^script-src 'self' 'sha256-[^']+'$/);
    expect(partOf(everywhere['content-security-policy'], 'require-trusted-types-for')).toBeDefined();
    // A window gets both policies, and may do what both allow.
    const trusted = (headers: Readonly<Record<string, string>>): string[] =>
      partOf(headers['content-security-policy'], 'trusted-types')?.split(' ') ?? [];
    expect(trusted(windows)).toEqual(['trusted-types', 'sounds-worker']);
    expect(trusted(everywhere)).toEqual(expect.arrayContaining(trusted(windows)));
    expect(partOf(everywhere['content-security-policy'], 'worker-src')).toBe("worker-src 'self'");
  });

  it('show the shell at known deep addresses only, and leave pages with a file alone', () => {
    const shown = rules.redirects.filter(([, to]) => to === '/shell').map(([from]) => from);
    expect(shown).toEqual(['/mine/center', '/offers/:id']);
  });
});

describe('the trial server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-front-'));
  let running: ReturnType<typeof staticServer>;
  let site = '';
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    for (const name of ['home.html', 'shell.html', '404.html', 'assets/a.js']) writeFileSync(join(folder, name), name);
    writeFileSync(join(folder, '_headers'), headersFile(rules));
    writeFileSync(join(folder, '_redirects'), redirectsFile(rules));
    running = staticServer(folder);
    await new Promise<void>((done) => void running.listen(0, '127.0.0.1', done));
    site = `http://127.0.0.1:${(running.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    running.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/home', 200, 'home.html'],
    ['/mine/center', 200, 'shell.html'],
    ['/offers/7', 200, 'shell.html'],
    ['/offers/7/8', 404, '404.html'],
    ['/no-such-page', 404, '404.html'],
    ['/_headers', 404, '404.html'],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, '404.html'],
  ])('answers %s with %i', async (path, status, body) => {
    const reply = await fetch(site + path);
    expect([reply.status, await reply.text()]).toEqual([status, body]);
  });

  it('sends calls and pictures without a file to the API, with their query', async () => {
    for (const path of ['/api/init?a=1', '/pictures/tile/x.svg?v=2']) {
      const reply = await fetch(site + path, { redirect: 'manual' });
      expect([reply.status, reply.headers.get('location')]).toEqual([307, api + path]);
    }
  });

  it('sends every header whose pattern matches', async () => {
    const { headers } = await fetch(`${site}/assets/a.js`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-security-policy')).toContain(api);
  });
});
