/** The scroll position after a page is reloaded or returned to. R07 */
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { openTakenUp, siteUrl, takeInUse } from '../hand.ts';
import { registerPlayer } from '../player.ts';

test.use({ viewport: { width: 360, height: 740 } });

const top = 600;
const place = (page: Page) => expect.poll(() => page.evaluate(() => scrollY));

/** Scrolls as soon as the page is long enough, and waits until it has heard of it, which takes a frame. */
async function scrollDown(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate((to) => (scrollTo({ top: to, behavior: 'instant' }), scrollY), top))
    .toBeGreaterThan(top - 50);
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))));
}

for (const path of ['/home', '/mine/capital/account']) {
  test(`${path} keeps its scroll position after a reload, on the way back and on the way forward. R07`, async ({
    page,
    context,
  }) => {
    await registerPlayer(context);
    await openTakenUp(page, path);
    await scrollDown(page);
    await page.reload();
    await takeInUse(page);
    await place(page).toBeGreaterThan(top / 2);
    await page.goto(`${siteUrl()}/club`);
    await takeInUse(page);
    await place(page).toBe(0);
    await page.goBack();
    await takeInUse(page);
    await place(page).toBeGreaterThan(top / 2);
    await page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '优惠' }).click();
    await expect(page.getByRole('heading', { name: '优惠大厅' })).toBeVisible();
    await place(page).toBe(0);
    await scrollDown(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await place(page).toBeGreaterThan(top / 2);
    await page.goForward();
    await expect(page.getByRole('heading', { name: '优惠大厅' })).toBeVisible();
    await place(page).toBeGreaterThan(top / 2);
  });
}
