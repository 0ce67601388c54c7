/** A page used while it is still being taken up: no press is lost, and what the server wrote stays as it is. R07 */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { siteUrl, watch } from '../hand.ts';

/** The client starts, and the browser is four times slower: between the shell and the screen there is time to press. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(siteUrl() + path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

for (const path of ['/home', '/slots', '/discounts/all', '/helpCenter/startUse']) {
  test(`${path} takes the keys of the search while it is taken up. SCREEN-062`, async ({ page }) => {
    const faults = watch(page);
    await openSlowly(page, path);
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: '搜索游戏' });
    await expect(search.getByRole('listbox', { name: '搜索结果' }).getByRole('option').first()).toBeVisible({
      timeout: 60_000,
    });
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    expect(faults).toEqual([]);
  });

  test(`${path} follows a link while it is taken up. ROUTE-022`, async ({ page }) => {
    const faults = watch(page);
    await openSlowly(page, path);
    await page.getByRole('contentinfo').getByRole('link', { name: '用户协议' }).click();
    await expect(page.getByRole('article').getByRole('heading', { name: '用户协议' })).toBeVisible({
      timeout: 60_000,
    });
    expect(faults).toEqual([]);
  });

  test(`${path} stays where it was scrolled to while it is taken up. R07`, async ({ page }) => {
    await page.addInitScript(() => addEventListener('foyer:ready', () => Object.assign(window, { isTakenUp: true })));
    await openSlowly(page, path);
    expect(await page.evaluate(() => 'isTakenUp' in window)).toBe(false);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => 'isTakenUp' in window, undefined, { timeout: 60_000 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });
}
