/**
 * A front of static files with a brand of its own, and its API on another host of the same site: `www` and `api` under
 * one domain. Cookies of the one are not the other's, as on a CDN. Decisions 464 and 465, docs/deploy.md
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { staticServer } from '@foyer/tools/staticFront/server.ts';
import { chooseLanguage, keyboard, watch } from './hand.ts';
import { deposit, logIn, playOneRound, register } from './home/steps.ts';
import { startHouse } from './house.ts';
import type { RunningHouse } from './house.ts';
import { expect, test } from './test.ts';

const brand = resolve(import.meta.dirname, '../brands/yunge.json');
const folder = mkdtempSync(join(tmpdir(), 'foyer-static-'));
let house: RunningHouse;
let front: Server;
let api = '';
let site = '';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const listening = (server: Server): Promise<Server> => new Promise((done) => void server.listen(0, () => done(server)));

/** The build names the API's origin, so its port is chosen first. */
async function freePort(): Promise<number> {
  const taken = await listening(createServer());
  const port = portOf(taken);
  await new Promise((done) => void taken.close(done));
  return port;
}

test.beforeAll(async () => {
  const port = await freePort();
  api = `http://api.foyer.localhost:${port}`;
  const build = resolve(import.meta.dirname, '../tools/buildStatic.ts');
  const asked = ['--api', api, '--out', folder, '--brand', brand];
  const { status, stderr } = spawnSync(process.execPath, [build, ...asked], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  front = await listening(staticServer(folder));
  site = `http://www.foyer.localhost:${portOf(front)}`;
  house = await startHouse({
    PORT: String(port),
    HOST: '127.0.0.1',
    ALLOWED_ORIGINS: site,
    CAPTCHA_BITS: '8',
    BRAND: brand,
  });
});

test.afterAll(async () => {
  await house.stop();
  front.close();
  rmSync(folder, { recursive: true });
});

test('a player registers, deposits with a proof, plays a round and sees the balance move, all from static files', async ({
  page,
  context,
}) => {
  const faults = watch(page);
  const hand = keyboard(page);
  const called = new Set<string>();
  page.on('request', (request) => called.add(new URL(request.url()).origin));
  const account = await register(page, hand, site);
  await context.clearCookies();
  await logIn(page, hand, account, site);
  await deposit(page, hand, site, '¥');
  await playOneRound(page, context, hand, site);
  await page.goto(`${site}/mine/capital/account`);
  // 5,000.50 was paid in, and a thousand of it is on the platform, with the round's result.
  await expect(page.getByText('4,000.50').first()).toBeVisible();
  await expect(page).toHaveTitle(/云阁/);
  expect(await page.locator('body').innerText()).not.toMatch(/前厅|Foyer|฿|泰铢/);
  expect([...called].toSorted()).toEqual([api, site].toSorted());
  const cookies = await context.cookies(api);
  expect(cookies.find(({ name }) => name === 'UUID')).toMatchObject({ domain: 'api.foyer.localhost', httpOnly: true });
  expect((await context.cookies(site)).map(({ name }) => name)).not.toContain('UUID');
  expect(faults).toEqual([]);
});

test('a deep address opens, an unknown one has status 404, and the language of a visit lasts', async ({ page }) => {
  const faults = watch(page);
  expect((await page.goto(`${site}/mine/center`))?.status()).toBe(200);
  // A guest is sent home, with the way back.
  await expect(page).toHaveURL(/\/home\?redirect=/);
  await chooseLanguage(page, 'en');
  expect((await page.goto(`${site}/login`))?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Log in', exact: true }).first()).toBeVisible();
  expect((await page.goto(`${site}/no-such-page`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
