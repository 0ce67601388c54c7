/**
 * The header at every width: all its actions fit in the row, and the menu opens, closes and returns the focus. SI-01
 */
import type { BrowserContext } from '@playwright/test';
import { openTakenUp, siteUrl, watch } from '../hand.ts';
import { comeFromOwnAddress, registerPlayer } from '../player.ts';
import { expect, test } from '../test.ts';

const widths = [320, 360, 480, 768, 1024, 1279, 1280, 1365, 1366, 1440];
const locales = ['zh_CN', 'en', 'th'] as const;

/** Returns the languages and widths at which part of the header's row is cut off. */
async function cutOff(context: BrowserContext): Promise<string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  for (const locale of locales) {
    await context.addCookies([{ name: 'lang', value: locale, url: siteUrl() }]);
    await openTakenUp(page, '/club');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const menu = page.getByRole('banner').getByRole('button', { name: /^(菜单|Menu|เมนู)$/ });
      const box = await menu.boundingBox();
      const isIn = box !== null && box.x >= 0 && box.x + box.width <= width;
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (!isIn || isWide) found.push(`${locale} ${width}`);
    }
  }
  await page.close();
  return found;
}

test('fits all actions into its row, for guests and players, in three languages', async ({ context }) => {
  await comeFromOwnAddress(context);
  expect(await cutOff(context)).toEqual([]);
  await registerPlayer(context);
  expect(await cutOff(context)).toEqual([]);
});

test('opens its menu on a phone by keyboard, and returns the focus. SI-54', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const faults = watch(page);
  await openTakenUp(page, '/home');
  const button = page.getByRole('banner').getByRole('button', { name: '菜单' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: '菜单' });
  await expect(menu.getByRole('combobox', { name: '语言' })).toBeFocused();
  await expect(menu.getByText('service@foyer.example')).toBeVisible();
  await menu.getByRole('combobox', { name: '语言' }).selectOption('th');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'เมนู' })).toBeFocused();
  expect(faults).toEqual([]);
});
