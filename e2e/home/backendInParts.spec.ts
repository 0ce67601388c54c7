/** The smallest backend of the docs, as it stands there, behind a front: its site shows what it offers and no more. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { axeOf } from '../axe.ts';
import { startExample } from '../exampleBackend.ts';
import { startHouse } from '../house.ts';
import type { RunningHouse } from '../house.ts';
import { deadLinks } from '../links.ts';
import { expect, test } from '../test.ts';

let example: Awaited<ReturnType<typeof startExample>>;
let front: RunningHouse;
test.beforeAll(async () => {
  example = await startExample();
  front = await startHouse({ BACKEND_URL: example.url });
});
test.afterAll(async () => {
  await front.stop();
  example.stop();
});

const failed = /没有读出来|没能读|没有读全|再读一次/;
const claims = /演示|沙盒|模拟|不是真钱/;

async function expectClean(page: Page) {
  await page.waitForLoadState('networkidle');
  const words = await page.locator('body').innerText();
  expect(words).not.toMatch(failed);
  expect(words).not.toMatch(claims);
}

async function logIn(page: Page) {
  await page.goto(`${front.url}/login`);
  const form = page.getByRole('main');
  await form.getByLabel('账号', { exact: true }).fill('first88');
  await form.getByLabel('密码', { exact: true }).fill('anything1');
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/home/);
}

test('shows a guest a clean home page without dead links, also after a soft navigation', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${front.url}/home`);
  await expect(page.getByRole('main').getByText('渡口')).toBeVisible();
  await page.keyboard.press('Shift');
  await expectClean(page);
  await page.mouse.wheel(0, 5_000);
  await expectClean(page);
  expect(await deadLinks(page)).toEqual([]);
  await page.getByRole('button', { name: '菜单', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page);
  expect(await deadLinks(page)).toEqual([]);
  await page.goto(`${front.url}/login`);
  await page.keyboard.press('Shift');
  await expectClean(page);
  await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).first().click();
  await expect(page.getByRole('main').getByText('渡口')).toBeVisible();
  await expectClean(page);
  expect(await deadLinks(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('shows a player a clean home page and member centre without dead links', async ({ page }) => {
  await logIn(page);
  await page.mouse.wheel(0, 5_000);
  await expectClean(page);
  expect(await deadLinks(page)).toEqual([]);
  await page.goto(`${front.url}/mine/center`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectClean(page);
  expect(await deadLinks(page)).toEqual([]);
});

test('answers the address of a feature that is not offered with its not-found page', async ({ page }) => {
  for (const path of ['/lottery', '/register', '/mine/billDetail']) {
    const reply = await page.goto(front.url + path);
    expect(reply?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible();
    expect(await deadLinks(page)).toEqual([]);
  }
});

const game = { id: '1', gameId: 'ferry', fullName: '渡口', gameType: '1', platformCode: 'ours', platformName: '我们' };

test('shows a banner that could not be read in readable words, in both themes', async ({ browser }) => {
  const failing = createServer((asked, response) => {
    const isMissing = asked.url?.includes('bannerList') === true;
    const features = asked.url === '/api/guest/features' ? { features: ['banners'] } : { list: [game], total: 1 };
    response.writeHead(isMissing ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: isMissing ? 500 : 200, data: features, message: '', success: !isMissing }));
  }).listen(0, '127.0.0.1');
  await once(failing, 'listening');
  const { port } = failing.address() as AddressInfo;
  const site = await startHouse({ BACKEND_URL: `http://127.0.0.1:${port}` });
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    const reply = await page.goto(`${site.url}/home`);
    expect(reply?.headers()['cache-control']).toBe('no-store');
    await page.keyboard.press('Shift');
    await expect(page.getByRole('alert').first()).toBeVisible();
    const { violations } = await axeOf(page).include('[role=alert]').withRules(['color-contrast']).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await context.close();
  }
  await site.stop();
  failing.close();
});
