/**
 * A screen that throws, and a script that no longer exists: the rest of the page works, and the page does not reload in
 * a loop.
 */
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { routeScript } from '@foyer/tools/routeBytes.ts';
import { siteUrl } from '../hand.ts';

// The journeys below break these on purpose.
test.use({ expectedErrors: /Failed to fetch dynamically imported module|broken for a test/ });

const takenUp = (page: Page) => expect(page.locator('main ul > li button').nth(20)).toBeAttached();

test('reloads the page once where the script of a screen is gone, then shows an error. R06', async ({ page }) => {
  // Counts documents, not addresses: a navigation inside the site loads no document.
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await page.route(`**/${routeScript('/helpCenter/startUse')}`, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${siteUrl()}/home`);
  await takenUp(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '帮助中心' }).click();
  await expect(page).toHaveURL(/\/helpCenter\/startUse$/);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(documents).toBe(2);

  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: '再读一次' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible();
});

test('keeps the rest of the page where one screen breaks. R05', async ({ page }) => {
  test.setTimeout(300_000);
  const map = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  for (const path of paths.filter((one) => !['/download', '/home'].includes(one))) {
    await page.route(`**/${routeScript(path)}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `throw new Error('broken for a test')` }),
    );
    await page.goto(siteUrl() + path);
    await page.keyboard.press('Shift');
    await expect(page.getByRole('main').getByRole('alert'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').first(), path).toBeVisible();
    await page.unrouteAll();
  }
});
