/** The line is lost while a page fetches something behind itself: it comes when the line is back, and nothing breaks. */
import { expect, test } from '@playwright/test';
import { openTakenUp, takeInUse } from '../hand.ts';

test('brings a dialog that was asked for without a line when the line is back. R04', async ({ page, context }) => {
  await openTakenUp(page, '/home');
  await takeInUse(page);
  // What a page fetches behind itself, the note about the line among it, is there.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('网络断开了。页面上的内容可能不是最新')).toBeVisible();
  const refused = page.waitForEvent('requestfailed');
  await page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
  await refused;
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('brings a screen that was asked for without a line when the line is back, on the page that stands. R04', async ({
  page,
  context,
}) => {
  let pages = 0;
  await openTakenUp(page, '/home');
  await takeInUse(page);
  page.on('framenavigated', () => (pages += 1));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('网络断开了。页面上的内容可能不是最新')).toBeVisible();
  const refused = page.waitForEvent('requestfailed');
  await page.getByRole('contentinfo').getByRole('link', { name: '帮助中心' }).click();
  await refused;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible();
  expect(pages).toBeLessThanOrEqual(2);
});
