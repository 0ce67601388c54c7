/** Rates of USDT: every adapter passes the conformance cases, and no rate is taken over that moves too far or is old. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { usdtRate } from '@foyer/contract/wallet/usdt.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../handlers.ts';
import { houseRoutes } from '../../houseRoutes.ts';
import { build } from '../../http/build.ts';
import { client } from '../../http/testing/client.ts';
import type { RateSettings } from '../../portSettings.ts';
import { openTestHouse } from '../../testing/house.ts';
import { chainChannel } from '../depositChannelStore.ts';
import { newPlayer } from '../testing/wallet.ts';
import { httpRates, sandboxRates } from './httpRates.ts';
import { rateCases } from './rateConformance.ts';
import type { RateBehaviour, RateRig } from './rateConformance.ts';
import { readRates } from './readRates.ts';

const secret = 'a secret of forty characters for tests..';
const stated = new Map<string, unknown>([['0', '32.5']]);
let time: number | undefined;
let behaviour: RateBehaviour = 'works';
let signatures = 0;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    if (request.url === '/elsewhere') return response.end('{"data":{"rate":"32.5"}}');
    if (request.headers['x-foyer-signature'] !== undefined) signatures += 1;
    const chain = body === '' ? new URL(request.url ?? '', 'http://a').searchParams.get('chain') : undefined;
    const asked = chain ?? (JSON.parse(body) as { chain: string }).chain;
    const status = { works: 200, refuses: 401, fails: 503, redirects: 302, garbles: 200 } as const;
    if (behaviour === 'hangs') return undefined;
    if (behaviour === 'loses') return response.destroy();
    response.writeHead(status[behaviour], behaviour === 'redirects' ? { location: '/elsewhere' } : {});
    const reply = JSON.stringify({ data: { rate: stated.has(asked) ? stated.get(asked) : '32.5' }, time });
    return response.end(behaviour === 'garbles' ? reply.slice(1) : reply);
  });
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates?chain={chain}`;
const settings: RateSettings = {
  url,
  secret: undefined,
  valuePath: 'data.rate',
  everyMs: 60_000,
  maxMovePercent: 5,
  maxAgeMs: 1_800_000,
  timeoutMs: 1_500,
};
const signedUrl = url.replace('?chain={chain}', '');
const t = await openTestHouse();
const house = {
  ...t.house,
  config: { ...t.house.config, isSandbox: false, rates: { ...settings, secret, url: signedUrl } },
};
const app = await build(house, { handlers, register: houseRoutes });
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
  await t.close();
});

const service = {
  state: (chain: string, rate: unknown) => void stated.set(chain, rate),
  behave: (how: RateBehaviour) => void (behaviour = how),
};
const rigs: readonly (readonly [string, RateRig])[] = [
  ['a signed service', { port: httpRates({ ...settings, secret, url: signedUrl }, Date.now), ...service }],
  ['a plain address', { port: httpRates(settings, Date.now), ...service }],
  ['the sandbox', { port: sandboxRates, state: undefined, behave: undefined }],
];

describe.each(rigs)('%s does what everything that states rates must', (_name, rig) => {
  const fitting = rateCases.filter(({ needsService }) => needsService !== true || rig.state !== undefined);
  it.each(fitting.map((one) => [one.name, one] as const))('%s', (_case, one) => one.run(rig));
});

const row = () => t.house.db.selectFrom('usdt_rate').selectAll().where('chain', '=', '0').executeTakeFirstOrThrow();

async function read(rate: string): Promise<void> {
  stated.set('0', rate);
  t.clock.nowMs += 60_000;
  await readRates(house);
}

describe('the rate of a chain', () => {
  beforeEach(async () => {
    time = undefined;
    stated.clear();
    await t.house.db.updateTable('usdt_rate').set({ rate_e4: 325_000, read_ms: 0, held_e4: null }).execute();
  });

  it('follows the service in small steps, and each reading is signed', async () => {
    const before = signatures;
    await read('33.9999');
    expect(await row()).toMatchObject({ rate_e4: 339_999, read_ms: t.clock.nowMs, held_e4: null });
    expect(signatures).toBeGreaterThan(before);
    await read('32.3');
    expect((await row()).rate_e4).toBe(323_000);
  });

  it('is held if it moves more than the limit, and logged, until staff have set it', async () => {
    await read('32.5');
    const readMs = t.clock.nowMs;
    for (const [rate, held_e4] of [
      ['34.1251', 341_251],
      ['30.8749', 308_749],
    ] as const) {
      await read(rate);
      expect(await row()).toMatchObject({ rate_e4: 325_000, read_ms: readMs, held_e4 });
    }
    expect(t.logLines.join('')).toContain('has moved too far');
    await read('34.125');
    expect((await row()).rate_e4).toBe(341_250);
    await t.house.db.updateTable('usdt_rate').set({ rate_e4: 400_000 }).execute();
    await read('40.1');
    expect(await row()).toMatchObject({ rate_e4: 401_000, held_e4: null });
  });

  it('is asked for once in its time, by whichever process', async () => {
    t.clock.nowMs += 60_000;
    await Promise.all([readRates(house), readRates(house)]);
    const asked = signatures;
    await readRates(house);
    expect(signatures).toBe(asked);
  });

  it('counts from when the service has stated it, and never from the future', async () => {
    time = t.clock.nowMs - 600_000;
    await read('32.5');
    expect((await row()).read_ms).toBe(time);
    time = t.clock.nowMs + 600_000_000;
    await read('32.5');
    expect((await row()).read_ms).toBe(t.clock.nowMs);
  });

  it('closes the chain once it is too old, and opens it again', async () => {
    const player = await newPlayer(t);
    const there = client(app);
    for (const [name, value] of player.cookies) there.cookies.set(name, value);
    const usdt = await t.house.db
      .selectFrom('pay_channel')
      .selectAll()
      .where('chain', '=', '0')
      .executeTakeFirstOrThrow();
    const json = { names: JSON.stringify(usdt.names), banks: JSON.stringify(usdt.banks) };
    const own = { ...usdt, ...json, pay_config_id: 'own-usdt', is_open: true };
    await t.house.db.insertInto('pay_channel').values(own).execute();
    const standing = async () => {
      const { refusal = 'open' } = await there.call(usdtRate, { chain: '0' });
      return [refusal, (await chainChannel(house, '0'))?.pay_config_id];
    };
    await read('32.5');
    expect(await standing()).toEqual(['open', 'own-usdt']);
    behaviour = 'fails';
    t.clock.nowMs += settings.maxAgeMs - 1;
    await readRates(house);
    expect(await standing()).toEqual(['open', 'own-usdt']);
    t.clock.nowMs += 2;
    expect(await standing()).toEqual(['UNKNOWN_CHAIN', undefined]);
    behaviour = 'works';
    await read('32.5');
    expect(await standing()).toEqual(['open', 'own-usdt']);
  });
});
