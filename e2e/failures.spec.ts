/**
 * A public page in a browser when one of its blocks cannot be loaded: the block says so and the rest of the page works.
 * Each call of each public page fails in site/failures.test.tsx. ERR-032 to ERR-034, R01
 */
import { gamePlatform } from '@foyer/contract/lobby/lists.ts';
import type { Page, Route } from '@playwright/test';
import { siteUrl } from './hand.ts';
import { comeFromOwnAddress } from './player.ts';
import { expect, test } from './test.ts';

const ways = {
  'no connection': (route: Route) => route.abort('connectionfailed'),
  'an internal error': (route: Route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: 'down', success: false } }),
  'a reply that breaks off': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"code":200,"data":{"list":[' }),
  'a page of a proxy': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><h1>Bad Gateway</h1>' }),
} as const;

/** Opens a page and waits until it is hydrated, so that `open` can navigate inside the site. */
async function enter(page: Page): Promise<void> {
  await comeFromOwnAddress(page.context());
  await page.addInitScript(() => {
    addEventListener('foyer:ready', () => document.documentElement.setAttribute('data-ready', ''));
  });
  await page.goto(`${siteUrl()}/404`);
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Opens a page inside the site, so that the browser reads every block itself. */
const open = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path);

for (const [way, reply] of Object.entries(ways)) {
  test(`/live works without its platforms: ${way}. SI-19, SCREEN-026, ERR-033, NFR-012`, async ({ page }) => {
    await enter(page);
    await page.route((url) => url.pathname === gamePlatform.path, reply);
    await open(page, '/live');
    await expect(page.getByRole('heading', { level: 1, name: '真人', exact: true })).toBeVisible();
    const main = page.getByRole('main');
    const alert = main.getByRole('alert').filter({ hasText: '没能读出平台列表' });
    await expect(alert).toBeVisible();
    await expect(main.getByRole('region', { name: '精彩视频', exact: true })).toBeVisible();
    await expect(main.getByRole('region', { name: '横幅', exact: true })).toBeVisible();
    await page.unrouteAll();
    await alert.getByRole('button', { name: '再读一次' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(查看说明：|进入)墨玉堂/ }).first()).toBeVisible();
  });
}
