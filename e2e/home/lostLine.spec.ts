/** The connection is lost before a page has fetched a part: the part loads once the connection is back. */
import { expect, test } from '../test.ts';
import type { Page, Request } from '@playwright/test';
import { openTakenUp, takeInUse } from '../hand.ts';

/** Opens home and waits for all scripts that it fetches in the background, among them the offline notice. */
async function openHome(page: Page): Promise<void> {
  const fetched = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'script' && fetched.add(request));
  page.on('requestfinished', (request) => fetched.delete(request));
  await openTakenUp(page, '/home');
  await takeInUse(page);
  // Rendered together with the offline notice: once it is there, the notice's script has been requested.
  await expect(page.getByRole('button', { name: '回到顶部', includeHidden: true })).toBeAttached();
  await expect.poll(() => fetched.size).toBe(0);
  page.removeAllListeners('request');
}

/** A script or style of the requested part could not be fetched. Failing pictures below the fold do not count. */
const partRefused = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => ['script', 'stylesheet'].includes(request.resourceType()));

test('opens a dialog that was requested offline once the connection is back. R04', async ({ page, context }) => {
  await openHome(page);
  await context.setOffline(true);
  await expect(page.getByText('网络断开了。页面上的内容可能不是最新')).toBeVisible();
  const refused = partRefused(page);
  await page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
  await refused;
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('loads a screen that was requested offline once the connection is back, without leaving the current page. R04', async ({
  page,
  context,
}) => {
  let pages = 0;
  await openHome(page);
  page.on('framenavigated', () => (pages += 1));
  await context.setOffline(true);
  await expect(page.getByText('网络断开了。页面上的内容可能不是最新')).toBeVisible();
  const refused = partRefused(page);
  // By keyboard, because sections that are scrolled into view may move the link away from a pointer.
  await page.getByRole('contentinfo').getByRole('link', { name: '帮助中心' }).press('Enter');
  await refused;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible();
  expect(pages).toBeLessThanOrEqual(2);
});
