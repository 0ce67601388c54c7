/** The page before the client has loaded: it has its final look, and its links work. */
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteUrl, watch } from '../hand.ts';

// The journeys block scripts.
test.use({ expectedErrors: /Failed to fetch dynamically imported module/ });

const pages = ['/home', '/games', '/live', '/sports', '/slots', '/register', '/helpCenter/startUse', '/discounts/all'];
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** The position and look of every element of the page. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = [...document.querySelectorAll('#app *')];
    // The first measurement lays out what is below the view, which may ask for the font of its marks.
    for (const element of all) element.getBoundingClientRect();
    await document.fonts.ready;
    return all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, opacity, visibility } = getComputedStyle(element);
      const look = [color, backgroundColor, fontSize, fontWeight, opacity, visibility];
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${look.join(' ')}`;
    });
  });

/** Adds every style sheet of the build to the page, as if the whole client had been fetched. */
async function addAllStyles(page: Page): Promise<void> {
  const assets = resolve(import.meta.dirname, '../../client/dist/client/assets');
  const files = readdirSync(assets).filter((name) => name.endsWith('.css'));
  await page.evaluate(async (names) => {
    const links = names.map((name) =>
      // With the query, the link does not share a request of the page that is being aborted.
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/assets/${name}?joined` }),
    );
    const loaded = links.map(
      (link) =>
        new Promise((done, failed) => {
          link.addEventListener('load', done);
          link.addEventListener('error', () => failed(new Error(`${link.href} did not come`)));
        }),
    );
    document.head.append(...links);
    await Promise.all(loaded);
  }, files);
}

for (const path of pages) {
  test(`paints ${path} in its final look: the other style sheets move and recolour nothing`, async ({ page }) => {
    await page.route('**/assets/*.{js,css}', (route) => route.abort());
    // The mark of a running match pulses.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(siteUrl() + path, { waitUntil: 'load' });
      const painted = await places(page);
      await addAllStyles(page);
      expect(await places(page)).toEqual(painted);
    }
  });
}

test('follows links of header and footer before hydration', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${siteUrl()}/home`, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: '帮助中心' }).click();
  await expect(page).toHaveURL(/\/helpCenter\/startUse$/);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '优惠' }).first().click();
  await expect(page).toHaveURL(/\/discounts\/all$/);
});

test('works if the reads that the page was rendered from can no longer be fetched', async ({ page }) => {
  await page.route('**/reads/**', (route) => route.fulfill({ status: 404 }));
  const faults = watch(page);
  await page.goto(`${siteUrl()}/home`);
  await expect(page.locator('main ul > li button').nth(20)).toBeAttached();
  await page.getByRole('button', { name: '全部公告' }).click();
  await expect(page.getByRole('dialog', { name: '新闻公告' })).toContainText('这里只有演示资金');
  expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
});
