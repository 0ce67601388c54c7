/** The scroll position after a page is reloaded or returned to. R07 */
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { openTakenUp, siteUrl, takeInUse } from '../hand.ts';
import { registerPlayer } from '../player.ts';

test.use({ viewport: { width: 360, height: 740 } });

const top = 600;
const place = (page: Page) => expect.poll(() => page.evaluate(() => scrollY));

for (const path of ['/home', '/mine/capital/account']) {
  test(`${path} keeps its scroll position after a reload and on the way back. R07`, async ({ page, context }) => {
    await registerPlayer(context);
    await openTakenUp(page, path);
    await expect
      .poll(() => page.evaluate((to) => (scrollTo({ top: to, behavior: 'instant' }), scrollY), top))
      .toBeGreaterThan(top - 50);
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
    await expect(page).not.toHaveURL(new RegExp(`${path}$`));
    await place(page).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await place(page).toBeGreaterThan(top / 2);
  });
}
