/** Replies that are sent before the application sees the request are those that it would send. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { allGameInfo } from '@foyer/contract/lobby/lists.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseRoutes } from '../houseRoutes.ts';
import { openTestHouse } from '../testing/house.ts';
import { serveBuilt } from '../web/built.ts';
import { plantBuild } from '../web/testing/plantedBuild.ts';

const build = plantBuild();
const none: readonly string[] = [];
const t = await openTestHouse({
  config: { trustedProxies: 1 },
  register: [
    ...houseRoutes,
    (scope, { config, log, now }) =>
      serveBuilt(scope, build.folder, async () => ({ status: 200, body: 'here' }), {
        config,
        log,
        now,
        absent: () => none,
        readsMs: undefined,
      }),
  ],
});
let handled = 0;
const count = () => void (handled += 1);
beforeAll(async () => {
  subscribe('tracing:fastify.request.handler:start', count);
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  // Nothing is ready before the application has answered once.
  await get('/first');
});
afterAll(async () => {
  unsubscribe('tracing:fastify.request.handler:start', count);
  await t.close();
  build.remove();
});

interface Got {
  readonly status: string;
  readonly headers: readonly string[];
  readonly body: string;
  /** Whether the application handled the request. */
  readonly isInFull: boolean;
}

/** Sends the parts of a request as they are, each in a packet of its own. */
async function send(...parts: readonly string[]): Promise<Got> {
  const before = handled;
  const socket = connect((t.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('latin1').setNoDelay(true);
  for (const part of parts) await new Promise<void>((sent) => socket.write(part, () => setImmediate(sent)));
  const reply = await text(socket);
  const headEnd = reply.indexOf('\r\n\r\n');
  const sent = Buffer.from(reply.slice(headEnd + 4), 'latin1');
  const [status = '', ...headers] = reply
    .slice(0, headEnd)
    .split('\r\n')
    .map((line) => line.toLowerCase());
  expect(headers).toContain(`content-length: ${sent.length}`);
  // A page is compressed better once it has been sent.
  const own = headers.filter((line) => !/^(?:date|x-request-id|content-length):/.test(line)).toSorted();
  const body = (own.includes('content-encoding: br') ? brotliDecompressSync(sent) : sent).toString();
  return { status, headers: own, body, isInFull: handled > before };
}

const headOf = (method: string, path: string, headers: Readonly<Record<string, string>>): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: play.example',
    'connection: close',
    'accept-encoding: br',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => send(headOf('GET', path, headers));

const formType = 'application/x-www-form-urlencoded';
const post = (form: string, headers: Readonly<Record<string, string>> = {}, path: string = allGameInfo.path) =>
  send(headOf('POST', path, { 'content-type': formType, 'content-length': String(form.length), ...headers }) + form);

/** Asks until the reply is ready: a first time to learn, a second time to compare. */
async function expectSame(ask: () => Promise<Got>): Promise<Got> {
  const { isInFull, ...inFull } = await ask();
  const { isInFull: isSecondInFull, ...ready } = await ask();
  expect([isInFull, isSecondInFull]).toEqual([true, false]);
  expect(ready).toEqual(inFull);
  return { ...ready, isInFull };
}

describe('a cached read', () => {
  it('is the same for every device, with the headers of the application', async () => {
    let device = 0;
    const ask = () => post(`lang=en&frontType=2&deviceId=device-${(device += 1)}&requestId=request-${device}`);
    const { status, headers } = await expectSame(ask);
    expect(status).toBe('http/1.1 200 ok');
    expect(headers).toContain('content-encoding: br');
    expect(headers).toContain(
      "content-security-policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('has the headers of https behind a proxy', async () => {
    const { headers } = await expectSame(() => post('lang=th&frontType=2', { 'x-forwarded-proto': 'https' }));
    expect(headers).toContain('strict-transport-security: max-age=31536000; includesubdomains');
  });

  it('is in the language of its form, and without one in that of the cookie', async () => {
    const bodies = new Set<string>();
    for (const lang of ['en', 'th']) bodies.add((await post('frontType=2', { cookie: `lang=${lang}` })).body);
    for (const lang of ['en', 'th']) bodies.add((await post('frontType=2', { cookie: `lang=${lang}` })).body);
    expect(bodies.size).toBe(2);
  });

  it('is made anew once its data has changed', async () => {
    const ask = () => post('lang=en&frontType=2&changed=1');
    const before = await expectSame(ask);
    const names = JSON.stringify({ zh_CN: '改名', en: 'Renamed', th: 'เปลี่ยนชื่อ' });
    await t.house.db.updateTable('game').set({ names }).where('game_id', '=', 'moyu-koi-gate').execute();
    t.clock.nowMs += 1_000;
    // The versions of data are read for this one already.
    await post('lang=th&frontType=2&changed=1');
    const after = await ask();
    expect(after.isInFull).toBe(true);
    expect(after.body).not.toBe(before.body);
  });

  it('is read whole, in however many packets its form arrives', async () => {
    const form = 'lang=en&frontType=2&packets=2';
    const head = headOf('POST', allGameInfo.path, { 'content-type': formType, 'content-length': String(form.length) });
    await expectSame(() => send(head, form.slice(0, 9), form.slice(9)));
  });

  it('is left to the application if the client has it, or its form is long', async () => {
    const form = 'lang=en&frontType=2';
    const tag = (await post(form)).headers.find((line) => line.startsWith('etag: ')) ?? '';
    expect((await post(form, { 'if-none-match': tag.slice(6).replace('w/', 'W/') })).isInFull).toBe(true);
    const long = `${form}&more=${'x'.repeat(3_000)}`;
    expect([await post(long), await post(long)].map(({ status, isInFull }) => [status, isInFull])).toEqual([
      ['http/1.1 200 ok', true],
      ['http/1.1 200 ok', true],
    ]);
  });

  it('is counted and logged like any other', async () => {
    const route = allGameInfo.path;
    const form = 'lang=en&frontType=2&logged=1';
    const counted = () =>
      Number(new RegExp(`"${route}",code="200"} (\\d+)`).exec(t.house.figures.text().join('\n'))?.[1]);
    await post(form);
    const first = JSON.parse(t.logLines.at(-1) ?? '') as Record<string, unknown>;
    const before = counted();
    expect((await post(form)).isInFull).toBe(false);
    const second = JSON.parse(t.logLines.at(-1) ?? '') as Record<string, unknown>;
    expect(counted()).toBe(before + 1);
    expect(Object.keys(second)).toEqual(Object.keys(first));
    expect(second).toMatchObject({ route, status: 200, from: '127.0.0.*', msg: 'answered' });
    expect(second.reqId).toMatch(/^[\w-]{12}$/);
    expect(second.reqId).not.toBe(first.reqId);
  });
});

describe('a page of the cache', () => {
  const cookie = 'deviceId=device-of-test; theme=dark';
  it.each([
    ['/public', {}],
    ['/public?lang=en', {}],
    ['/public?unknown=1', { cookie }],
    ['/public?unknown=2', { cookie: `${cookie}; lang=th`, 'accept-language': 'en' }],
    ['/public?unknown=3', { cookie, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'other.example' }],
  ])('has the headers of the application: %s', async (path, headers) => {
    const { status, headers: sent } = await expectSame(() => get(path, headers));
    expect(status).toBe('http/1.1 200 ok');
    expect(sent).toContain('content-encoding: br');
    expect(sent.some((line) => line.startsWith('set-cookie: deviceid='))).toBe('cookie' in headers);
  });

  it('is made anew after its life', async () => {
    await expectSame(() => get('/public?unknown=4'));
    t.clock.nowMs += 10_000;
    expect((await get('/public?unknown=4')).isInFull).toBe(true);
  });

  it('is that of the host that was asked', async () => {
    await expectSame(() => get('/public?unknown=5', { 'x-forwarded-host': 'one.example' }));
    expect((await get('/public?unknown=5', { 'x-forwarded-host': 'two.example' })).isInFull).toBe(true);
  });

  it.each([
    ['a client that takes no brotli', ['accept-encoding: gzip'], 'http/1.1 200 ok'],
    ['two hosts', ['accept-encoding: br', 'Host: other.example'], 'http/1.1 400 bad request'],
  ])('is left to the application: %s', async (_, headers, expected) => {
    await get('/public?unknown=6');
    expect((await get('/public?unknown=6')).isInFull).toBe(false);
    const lines = ['GET /public?unknown=6 HTTP/1.1', 'host: play.example', 'connection: close', ...headers, '\r\n'];
    expect((await send(lines.join('\r\n'))).status).toBe(expected);
  });
});
