/** Countries that a jurisdiction does not allow: no registration, no money in and no stake, but every way out. M18 */
import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { handlers } from '../handlers.ts';
import { houseRoutes } from '../houseRoutes.ts';
import { build } from '../http/build.ts';
import { client } from '../http/testing/client.ts';
import type { Jurisdiction } from '../jurisdiction/schema.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import { addPlaces, gatedCalls, gatedPaths } from './gate.ts';
import { headerGeo } from './geo.ts';

const t = await openTestHouse();
const apps: FastifyInstance[] = [];
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await t.close();
});

/** The house with this rule, behind one proxy that states the country. */
async function houseWith(countries: Jurisdiction['countries'], isUnknownAllowed = false, trustedProxies = 1) {
  const config = {
    ...t.house.config,
    trustedProxies,
    jurisdiction: { ...t.house.config.jurisdiction, countries },
    geo: { header: 'cf-ipcountry', file: undefined, isUnknownAllowed },
  };
  const house = { ...t.house, config, geo: headerGeo('CF-IPCountry') };
  const app = await build(house, { handlers, register: houseRoutes, everywhere: [addPlaces] });
  apps.push(app);
  return app;
}

const onlyThai = await houseWith({ mode: 'only', codes: ['TH'] });
const exceptGerman = await houseWith({ mode: 'except', codes: ['DE'] });
const lenient = await houseWith({ mode: 'only', codes: ['TH'] }, true);

async function refusedAt(app: FastifyInstance, url: string, country: string, cookie = '') {
  const headers = {
    cookie,
    [clientHeader]: '1',
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': '203.0.113.7',
    ...(country !== '' && { 'cf-ipcountry': country }),
  };
  const isLink = url === calls.gameForward.path;
  const reply = await app.inject(isLink ? { url, headers } : { method: 'POST', url, headers, payload: '' });
  // A link leads to the page that says why.
  if (isLink) return decodeURIComponent(String(reply.headers.location)).includes('你所在的地区');
  return reply.json<{ code: number }>().code === refusals.PLACE_NOT_ALLOWED;
}

const everyGated = [...gatedCalls.map((name) => calls[name].path), ...gatedPaths];

it.each(everyGated)(
  'refuses registration, deposits and stakes from a country that is not allowed: %s',
  async (path) => {
    for (const [app, country, isRefused] of [
      [onlyThai, 'TH', false],
      [onlyThai, 'DE', true],
      [exceptGerman, 'TH', false],
      [exceptGerman, 'DE', true],
      [onlyThai, '', true],
      [onlyThai, 'XX', true],
      [lenient, '', false],
      [lenient, 'DE', true],
    ] as const)
      expect([country, await refusedAt(app, path, country)]).toEqual([country, isRefused]);
  },
);

const refusalIn = async (lang: string) => {
  const headers = { cookie: `lang=${lang}`, 'x-forwarded-for': '203.0.113.7', 'cf-ipcountry': 'DE' };
  const reply = await onlyThai.inject({ method: 'POST', url: calls.registered.path, headers });
  return reply.json<{ message: string }>().message;
};

it('says so in the visitor’s language', async () => {
  expect(await refusalIn('zh_CN')).toBe('你所在的地区不能注册、存款和投注；提款照常');
  expect(await refusalIn('en')).toContain('Withdrawals stay open');
  expect(await refusalIn('th')).toContain('ถอนเงินได้');
});

it('leads a form that opens a window to the page that says so', async () => {
  const headers = {
    'x-forwarded-for': '203.0.113.7',
    'cf-ipcountry': 'DE',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const reply = await onlyThai.inject({ method: 'POST', url: calls.webpayGateway.path, headers, payload: '' });
  expect([reply.statusCode, reply.headers.location]).toEqual([302, expect.stringMatching(/^\/404\?err=/) as string]);
});

it('leaves every other call, above all withdrawals', async () => {
  const gated = new Set<string>(everyGated);
  const others = Object.values<Call>(calls).filter(({ path, method }) => method === 'POST' && !gated.has(path));
  for (const { path } of others) expect([path, await refusedAt(onlyThai, path, 'DE')]).toEqual([path, false]);
  const player = await signUp(t);
  const there = client(onlyThai);
  for (const [name, value] of player.cookies) there.cookies.set(name, value);
  const sent = { headers: { 'x-forwarded-for': '203.0.113.7', 'cf-ipcountry': 'DE' } };
  const asked = { method: 'bank', bankCardId: '', amountSatang: 100_00, withdrawPassword: 'sesame7' } as const;
  expect((await there.call(calls.applyWithdraw, asked, sent)).refusal).toBe('ABOVE_WITHDRAWABLE');
  expect((await there.call(calls.withdrawGames, {}, sent)).code).toBe(200);
});

/** Money calls that bring nothing in and stake nothing. A new money call must be here or gated. */
const free =
  `applyPrivateCustomBonus applyRealTimeBonus applyWithdraw bonusIntegralExchange buyBalanceProfit depApplyBonus
  depClickButton getInviteBonus giveBonus gtStopChase otherApplyBonus raffle ransomBalanceProfit receiveMyBonus
  reserveCancelOrder reserveConfirmWithdraw reservePayConfirm selfUnlockAmount vipApplyBonus withdraw withdrawGames`.split(
    /\s+/,
  );

it('has decided about every call that moves money', () => {
  const moving = Object.values<Call>(calls).filter(({ effect }) => effect === 'money');
  const decided = new Set<string>([...free, ...gatedCalls]);
  expect(moving.map(({ name }) => name).filter((name) => !decided.has(name))).toEqual([]);
});

describe('the header of the country', () => {
  it('counts for nothing from a visitor who came without the proxy', async () => {
    const headers = { 'cf-ipcountry': 'TH' };
    const reply = await onlyThai.inject({ method: 'POST', url: calls.registered.path, headers });
    expect(reply.json<{ code: number }>().code).toBe(refusals.PLACE_NOT_ALLOWED);
  });
});

it('asks nothing where the jurisdiction allows every country', async () => {
  const open = await houseWith(null);
  for (const path of everyGated) expect(await refusedAt(open, path, 'DE')).toBe(false);
});
