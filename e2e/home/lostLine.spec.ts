/** The line is lost while a page fetches something behind itself: it comes when the line is back, and nothing breaks. */
import { expect, test } from '../test.ts';
import type { Page, Request } from '@playwright/test';
import { openTakenUp, takeInUse } from '../hand.ts';

/** Home in use, with every script that it fetches behind itself there: the note about the line is one of them. */
async function openHome(page: Page): Promise<void> {
  const fetched = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'script' && fetched.add(request));
  page.on('requestfinished', (request) => fetched.delete(request));
  await openTakenUp(page, '/home');
  await takeInUse(page);
  await expect.poll(() => fetched.size).toBe(0);
  page.removeAllListeners('request');
}

test('brings a dialog that was asked for without a line when the line is back. R04', async ({ page, context }) => {
  await openHome(page);
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
  await openHome(page);
  page.on('framenavigated', () => (pages += 1));
  await context.setOffline(true);
  await expect(page.getByText('网络断开了。页面上的内容可能不是最新')).toBeVisible();
  const refused = page.waitForEvent('requestfailed');
  await page.getByRole('contentinfo').getByRole('link', { name: '帮助中心' }).click();
  await refused;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible();
  expect(pages).toBeLessThanOrEqual(2);
});
