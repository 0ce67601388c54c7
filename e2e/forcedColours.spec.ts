/** Forced colours remove backgrounds: what is chosen, current or switched on is marked in another way. A01 */
import { expect, test } from './test.ts';
import type { Locator } from '@playwright/test';
import { siteUrl } from './hand.ts';
import { registerPlayer } from './player.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const lineOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).outlineStyle);

test('marks the current section, the chosen game and the chosen view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteUrl()}/lottery`);
  const section = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '彩票' });
  for (const chosen of [section, page.locator('main [aria-pressed=true]').first(), page.getByRole('tab').first()])
    await expect.poll(() => lineOf(chosen)).toBe('solid');
  expect(await lineOf(page.locator('main [aria-pressed=false]').first())).toBe('none');
});

test('marks the chosen method of payment, and shows its mark alone', async ({ page, context }) => {
  await registerPlayer(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl()}/mine/capital/latestdeposit?type=usdt`);
  const method = (name: string) => page.locator('label', { hasText: name });
  await expect.poll(() => lineOf(method('USDT').first())).toBe('solid');
  await expect(method('USDT').first().locator('svg').last()).toBeVisible();
  await expect(method('扫码支付').locator('svg').last()).toBeHidden();
});
