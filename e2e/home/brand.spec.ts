/** A site of another brand: one language, a currency without minor units, few sections. Decision 464 */
import { resolve } from 'node:path';
import { startHouse } from '../house.ts';
import type { RunningHouse } from '../house.ts';
import { deadLinks } from '../links.ts';
import { registerPlayer } from '../player.ts';
import { expect, test } from '../test.ts';

let house: RunningHouse;
test.beforeAll(async () => {
  house = await startHouse({ BRAND: resolve(import.meta.dirname, '../../brands/nordlys.json'), TRUST_PROXY: 'on' });
});
test.afterAll(() => house.stop());

const ofAnotherBrand = /前厅|Foyer|฿|baht|[¥￥][\d,]+\.\d/;

test('has its names, language, currency and sections, and no dead link, for guests and players', async ({
  page,
  context,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const visit = async (path: string) => {
    await page.goto(house.url + path);
    await page.keyboard.press('Shift');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page).toHaveTitle(/Nordlys/);
    expect(await deadLinks(page), path).toEqual([]);
    return page.getByRole('main').innerText();
  };
  for (const path of ['/home', '/games', '/games?tab=lottery', '/game/chess', '/discounts/all', '/helpCenter/startUse'])
    expect((await visit(path)).match(ofAnotherBrand)?.[0], path).toBeUndefined();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Lottery', exact: true })).toHaveCount(0);
  expect((await page.goto(`${house.url}/lottery`))?.status()).toBe(404);

  await registerPlayer(context, { url: house.url });
  for (const path of ['/mine/center', '/mine/capital/account', '/mine/capital/deposit'])
    expect((await visit(path)).match(ofAnotherBrand)?.[0], path).toBeUndefined();
  await page.goto(`${house.url}/mine/capital/account`);
  await expect(page.getByRole('main')).toContainText(/￥0(?![.\d])/);
  expect(problems).toEqual([]);
});
