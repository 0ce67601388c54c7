/** Endpoints for monitoring: liveness, readiness, and the metrics, which visitors cannot reach. */
import { init } from '@foyer/contract/site/config.ts';
import { vitalsPath } from '@foyer/contract/vitals.ts';
import Fastify from 'fastify';
import { afterAll, expect, it, vi } from 'vitest';
import { client } from '../http/testing/client.ts';
import { addressOf } from '../http/listen.ts';
import { openTestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import { version } from '../version.ts';
import { mountHealth, readinessOf } from './health.ts';
import { serveFigures } from './serve.ts';
import { hearVitals } from './vitals.ts';

const t = await openTestHouse({ config: { metricsPort: 0, metricsHost: '127.0.0.1' } });
let isClosing = false;
const health = { check: readinessOf(t.database), isClosing: () => isClosing };
const beacons = Fastify();
await hearVitals(beacons, t.house.figures);
const inside = await serveFigures(t.house, t.database, health);
afterAll(async () => {
  await beacons.close();
  await inside?.close();
  await t.close();
});
const read = async (path: string) => {
  if (inside === undefined) throw new Error('no port for figures');
  const reply = await fetch(addressOf(inside) + path);
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
};

const report = async (body: string, type = 'text/plain;charset=UTF-8') => {
  const sent = { method: 'POST', url: vitalsPath, headers: { 'content-type': type }, payload: body } as const;
  return (await beacons.inject(sent)).statusCode;
};

it('counts page speeds by kind of page, and drops invalid beacons', async () => {
  expect(await report(JSON.stringify({ page: 'home', lcp: 1.2, cls: 0.02 }))).toBe(204);
  expect(await report(JSON.stringify({ page: 'home', lcp: 3 }), 'application/json')).toBe(204);
  for (const bad of ['', 'null', '{', '[]', '{"page":"/mine/center?token=1","lcp":1}', '{"page":"home","lcp":-1}'])
    expect(await report(bad)).toBe(204);
  expect(await report(`{"page":"home","lcp":1e9,"more":"${'x'.repeat(2_000)}"}`)).toBe(413);
  const { text } = await read('/metrics');
  expect(text).toContain('foyer_page_lcp_seconds_bucket{page="home",le="1"} 0\n');
  expect(text).toContain('foyer_page_lcp_seconds_bucket{page="home",le="1.8"} 1\n');
  expect(text).toContain('foyer_page_lcp_seconds_count{page="home"} 2\n');
  expect(text).toContain('foyer_page_layout_shift_sum{page="home"} 0.02\n');
  expect(text).not.toContain('token');
});

it('counts requests, batches of the ledger, pools and jobs, in the format of Prometheus', async () => {
  await newPlayer(t, 100);
  await t.client().ok(init, {});
  t.house.figures.job('a"job', 'failed');
  const cpu = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 2_500_000, system: 1_250_000 });
  const { type, text } = await read('/metrics');
  cpu.mockRestore();
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).toMatch(/^foyer_requests_total\{call="registered",code="200"\} 1$/m);
  expect(text).toMatch(/^foyer_ledger_batch_movements_count [1-9]/m);
  expect(text).toMatch(/^foyer_ledger_wait_seconds_bucket\{le="\+Inf"\} [1-9]/m);
  expect(text).toMatch(/^foyer_pool_connections\{pool="ledger",state="waited for"\} 0$/m);
  expect(text).toMatch(/^foyer_listeners 0$/m);
  expect(text).toMatch(/^process_cpu_seconds_total 3\.75$/m);
  expect(text).toContain('foyer_jobs_total{job="a\\"job",outcome="failed"} 1');
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="(?:[^"\\]|\\.)*",?)+\})? [\d.e+-]+)$/);
});

it('serves liveness and readiness without details on the site itself, and no metrics', async () => {
  const app = Fastify();
  mountHealth(app, health, false);
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  isClosing = true;
  const closing = await app.inject('/readyz');
  expect([closing.statusCode, closing.json()]).toEqual([503, { status: 'closing' }]);
  isClosing = false;
  await app.close();
  expect((await client(t.app).get('/metrics')).statusCode).toBe(404);
});

it('is not ready if a part does not answer, and names the part on the inner port', async () => {
  const broken = { ask: () => Promise.reject(new Error('gone')) };
  const app = Fastify();
  mountHealth(app, { ...health, check: readinessOf({ lines: { ...t.database.lines, ledger: broken } }) }, true);
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive', version });
  const reply = await app.inject('/readyz');
  expect([reply.statusCode, reply.json()]).toEqual([
    503,
    { status: 'waiting', database: true, migrations: true, ledger: false },
  ]);
  await app.close();
  expect(await read('/readyz')).toMatchObject({ status: 200 });
});
