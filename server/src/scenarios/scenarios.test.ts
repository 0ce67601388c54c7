/** Scenarios of the sandbox: each affects one browser only, and a house outside the sandbox has none. */
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { livePath } from '@foyer/contract/live.ts';
import { gamePlatform } from '@foyer/contract/lobby/lists.ts';
import { gtInit } from '@foyer/contract/lottery/draws.ts';
import { payType } from '@foyer/contract/wallet/deposit.ts';
import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../handlers.ts';
import { houseRoutes } from '../houseRoutes.ts';
import { build } from '../http/build.ts';
import { client } from '../http/testing/client.ts';
import type { TestClient } from '../http/testing/client.ts';
import { addressOf } from '../http/listen.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import { addScenarios } from './enact.ts';
import { scenarioLifeMs } from './scenario.ts';

/** A page as the site and a game window have them. */
const pages = (app: FastifyInstance): void => {
  const html = '<!doctype html><title>a</title><body><div id="app"></div></body></html>';
  const send = (path: string, policy: string) =>
    app.get(path, (_request, reply) =>
      reply
        .headers({ 'content-security-policy': policy, etag: '"a"', 'content-type': 'text/html; charset=utf-8' })
        .send(Buffer.from(html)),
    );
  send('/page', "default-src 'none'; style-src 'self' 'sha256-x'; form-action 'self'");
  send('/window', "default-src 'none'; style-src 'self'; form-action 'none'");
};

const t = await openTestHouse({ register: [...houseRoutes, pages] });
const real = await build(
  { ...t.house, config: { ...t.house.config, isSandbox: false } },
  {
    handlers,
    register: [...houseRoutes, pages],
    everywhere: [addScenarios],
  },
);
await t.app.listen({ port: 0, host: '127.0.0.1' });
const address = addressOf(t.app);
afterAll(async () => {
  await real.close();
  await t.close();
});

let player: Awaited<ReturnType<typeof signUp>>;
let other: typeof player;
beforeEach(async () => {
  [player, other] = [await signUp(t), await signUp(t)];
});

/** Begins a scenario by the JSON call and keeps its cookie. */
async function begin(visitor: TestClient, scenario: object, app = t.app) {
  const reply = await app.inject({
    method: 'POST',
    url: '/sandbox/scenarios.json',
    headers: { cookie: cookieOf(visitor), 'content-type': 'application/json' },
    payload: JSON.stringify(scenario),
  });
  const kept = reply.cookies.find(({ name }) => name === 'scenario');
  if (kept?.value) visitor.cookies.set('scenario', kept.value);
  else if (kept) visitor.cookies.delete('scenario');
  return reply;
}
const cookieOf = ({ cookies }: TestClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Opens an address through a socket. Returns the reply, or the error of the connection. */
function open(visitor: TestClient, path: string, headers: Record<string, string> = {}) {
  return new Promise<IncomingMessage | Error>((done) => {
    get(address + path, { headers: { cookie: cookieOf(visitor), ...headers }, agent: false }, done).on('error', done);
  });
}

describe('codes', () => {
  it.each([
    [99_999, null],
    [701, null],
    [808, { path: '/mine/capital/deposit' }],
  ])('answers %i to the calls of the pattern, to this browser only, and does nothing', async (code, data) => {
    await begin(player, { kind: 'code', code, calls: 'setWithdraw*' });
    const refused = await player.call(setWithdrawPW, { withdrawPassword: 'sesame7' });
    expect([refused.status, refused.code, JSON.parse(refused.body)]).toMatchObject([
      200,
      code,
      { data, success: false },
    ]);
    expect(refused.message).not.toBe('');
    await player.ok(payType, {});
    await other.ok(setWithdrawPW, { withdrawPassword: 'sesame7' });
    await begin(player, { kind: 'none' });
    await player.ok(setWithdrawPW, { withdrawPassword: 'sesame8' });
  });

  it('finds calls by their path too, without minding case', async () => {
    await begin(player, { kind: 'code', code: 701, calls: '/API/*' });
    expect((await player.call(payType, {})).code).toBe(701);
    for (const misses of ['pay.ype', 'payTyp', 'ayType', 'pay*pe*pe', 'payType*payType']) {
      await begin(player, { kind: 'code', code: 701, calls: misses });
      await player.ok(payType, {});
    }
    await begin(player, { kind: 'code', code: 701, calls: 'p*y*e' });
    expect((await player.call(payType, {})).code).toBe(701);
  });
});

it('changes replies too that other browsers are sent without the application', async () => {
  const body = new URLSearchParams({ lang: 'zh_CN', lotteryCode: 'none', deviceId: player.deviceId });
  const read = async (cookie = '') => {
    const type = 'application/x-www-form-urlencoded';
    const headers = { cookie, 'content-type': type, 'x-foyer-client': '1' };
    const reply = await fetch(address + gamePlatform.path, { method: 'POST', headers, body: String(body) });
    return ((await reply.json()) as { code: number }).code;
  };
  expect([await read(), await read(), await read()]).toEqual([200, 200, 200]);
  await begin(player, { kind: 'code', code: 701, calls: 'gamePlatform' });
  expect([await read(cookieOf(player)), await read()]).toEqual([701, 200]);
});

it('drops the connection of calls when offline, and leaves pages and other browsers', async () => {
  await begin(player, { kind: 'offline', reach: 'calls' });
  expect(await open(player, '/api/anything')).toMatchObject({ code: 'ECONNRESET' });
  expect(await open(player, '/page')).toMatchObject({ statusCode: 200 });
  expect(await open(other, '/api/anything')).toMatchObject({ statusCode: 404 });
});

it('drops every connection when offline for everything, except the page that ends it', async () => {
  await begin(player, { kind: 'offline', reach: 'everything' });
  expect(await open(player, '/page')).toMatchObject({ code: 'ECONNRESET' });
  for (const path of ['/sandbox/scenarios', '/sandbox/scenarios/badge.css', '/sandbox/scenarios.json'])
    expect(await open(player, path)).toMatchObject({ statusCode: 200 });
});

it('lets a call wait when slow', async () => {
  await begin(player, { kind: 'slow', ms: 1_000 });
  const slow = player.ok(logedUserInfo, {}).then(() => 'slow');
  const quick = other.ok(logedUserInfo, {}).then(() => 'quick');
  expect([await Promise.race([slow, quick]), await slow]).toEqual(['quick', 'slow']);
});

it('sends news on the stream of this browser only, until it ends', async () => {
  await begin(player, { kind: 'news', perSecond: 50 });
  const header = { 'x-foyer-client': '1' };
  const [mine, others] = await Promise.all([open(player, livePath, header), open(other, livePath, header)]);
  if (mine instanceof Error || others instanceof Error) throw new Error('no stream');
  let heard = '';
  let heardByOther = '';
  others.on('data', (part) => (heardByOther += String(part)));
  while ((heard.match(/"kind":"mail"/g) ?? []).length < 2) heard += String((await once(mine, 'data'))[0]);
  expect(heard).not.toMatch(/"amountSatang":"?[1-9]/);
  expect(heardByOther.match(/"kind":"(?!open)/)).toBeNull();
  // The end of the scenario ends the stream, and the page opens another one.
  mine.resume();
  const ended = once(mine, 'end');
  await begin(player, { kind: 'none' });
  await ended;
  others.destroy();
});

/** The house's time as a reply states it. */
const statedTime = (visitor: TestClient) => visitor.ok(gtInit, {}).then(({ serverMs }) => serverMs);

it('moves the house’s time in replies, and not the house’s own', async () => {
  await begin(player, { kind: 'clock', seconds: -90 });
  expect(await statedTime(player)).toBe(t.clock.nowMs - 90_000);
  expect(await statedTime(other)).toBe(t.clock.nowMs);
});

describe('the badge', () => {
  it('stands on the pages of this browser only, with a button that ends the scenario', async () => {
    const before = await player.get('/page', { 'if-none-match': '"a"' });
    await begin(player, { kind: 'slow', ms: 100 });
    const marked = await player.get('/page', { 'accept-encoding': 'br', 'if-none-match': '"a"' });
    expect(marked.body).toContain('演练：慢速');
    expect(marked.body).toContain('<form method="post" action="/sandbox/scenarios">');
    expect([marked.headers['cache-control'], marked.headers.etag]).toEqual(['no-store', undefined]);
    expect((await other.get('/page')).body).toBe(before.body);
    expect((await player.get('/window')).body).toMatch(/<aside id="scenario"[^>]*><a [^>]*>演练[^<]*<\/a><\/aside>/);
    expect((await player.get('/sandbox/outbox')).body).not.toContain('id="scenario"');
  });

  it('ends by the form, and returns to the page that it stood on', async () => {
    await begin(player, { kind: 'slow', ms: 100 });
    const end = (referer: string) =>
      t.app.inject({
        method: 'POST',
        url: '/sandbox/scenarios',
        headers: {
          cookie: cookieOf(player),
          'content-type': 'application/x-www-form-urlencoded',
          referer,
          host: 'a.test',
        },
        payload: 'kind=none',
      });
    const ended = await end('http://a.test/mine/capital?tab=1');
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/mine/capital?tab=1']);
    expect(String(ended.headers['set-cookie'])).toMatch(/^scenario=; Max-Age=0/);
    for (const foreign of ['http://b.test/x', 'none', 'http://a.test//b.test/x'])
      expect((await end(foreign)).headers.location).toMatch(/^\/(?:sandbox\/scenarios|b\.test\/x)$/);
  });
});

describe('a scenario', () => {
  it('ends by itself after ten minutes', async () => {
    await begin(player, { kind: 'code', code: 701, calls: '*' });
    expect((await player.call(payType, {})).code).toBe(701);
    t.clock.nowMs += scenarioLifeMs;
    await player.ok(payType, {});
    expect((await player.get('/page')).body).not.toContain('id="scenario"');
  });

  it('cannot be given a longer life, nor other values, by its cookie', async () => {
    const forge = (running: object) =>
      player.cookies.set('scenario', Buffer.from(JSON.stringify(running)).toString('base64url'));
    const scenario = { kind: 'code', code: 701, calls: '*' };
    forge({ scenario, endsMs: t.clock.nowMs + scenarioLifeMs + 1 });
    await player.ok(payType, {});
    forge({ scenario: { ...scenario, code: 200 }, endsMs: t.clock.nowMs + 1_000 });
    await player.ok(payType, {});
    forge({ scenario, endsMs: t.clock.nowMs + 1_000 });
    expect((await player.call(payType, {})).code).toBe(701);
  });

  it.each([
    { kind: 'slow', ms: 10_001 },
    { kind: 'slow' },
    { kind: 'code', code: 500, calls: '*' },
    { kind: 'code', code: 701, calls: '(a+)+$' },
    { kind: 'news', perSecond: 51 },
    { kind: 'clock', seconds: 86_401 },
    { kind: 'fire' },
  ])('is not begun by %j', async (wrong) => {
    expect([(await begin(player, wrong)).statusCode, player.cookies.has('scenario')]).toEqual([400, false]);
  });

  it('is not begun by a page of another site', async () => {
    const foreign = { origin: 'https://other.test', 'content-type': 'application/json' };
    const payload = JSON.stringify({ kind: 'slow', ms: 200 });
    const reply = await t.app.inject({ method: 'POST', url: '/sandbox/scenarios.json', headers: foreign, payload });
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([400, undefined]);
    const form = { origin: 'https://other.test', 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await t.app.inject({
      method: 'POST',
      url: '/sandbox/scenarios',
      headers: form,
      payload: 'kind=slow&ms=200',
    });
    expect(sent.headers['set-cookie']).toBeUndefined();
  });

  it('is chosen on a page in each language, by a form', async () => {
    for (const [lang, title] of [
      ['zh_CN', '沙盒演练'],
      ['en', 'Sandbox scenarios'],
      ['th', 'สถานการณ์จำลอง'],
    ] as const) {
      player.cookies.set('lang', lang);
      expect((await player.get('/sandbox/scenarios')).body).toContain(`<h1>${title}</h1>`);
    }
    const type = 'application/x-www-form-urlencoded';
    const choose = (payload: string) =>
      t.app.inject({ method: 'POST', url: '/sandbox/scenarios', headers: { 'content-type': type }, payload });
    expect((await choose('kind=slow&ms=2000')).headers['set-cookie']).toContain('Max-Age=600');
    const wrong = await choose('kind=slow&ms=0');
    expect([wrong.headers['set-cookie'], wrong.headers.location]).toEqual([undefined, '/sandbox/scenarios?wrong=1']);
  });
});

describe('outside the sandbox', () => {
  it.each(['/sandbox/scenarios', '/sandbox/scenarios.json', '/sandbox/scenarios/badge.css'])(
    'has no %s',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) expect((await real.inject({ method, url })).statusCode).toBe(404);
    },
  );

  it('does not look at the cookie', async () => {
    const visitor = client(real);
    for (const scenario of [
      { kind: 'code', code: 701, calls: '*' },
      { kind: 'offline', reach: 'everything' },
      { kind: 'slow', ms: 10_000 },
    ]) {
      await begin(player, scenario);
      visitor.cookies.set('scenario', player.cookies.get('scenario') ?? '');
      expect((await visitor.call(gtInit, {})).code).toBe(200);
      expect((await visitor.get('/page')).body).not.toContain('id="scenario"');
    }
  });
});
