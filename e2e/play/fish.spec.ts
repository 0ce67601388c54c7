/** The window of a fishing room: a shot is charged once and is in the records; the keyboard alone is enough. */
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { booksFaults } from '../books.ts';
import { watch } from '../hand.ts';
import { axeFaults } from './soundness.ts';
import { openTrial } from './trial.ts';

const reef = 'canglan-autumn-water-gold-shark';
const sitting = (page: Page) => page.locator('.sitting');

/** Locks on a fish and fires until a shot is charged. It repeats this because a fish may leave at any moment. */
async function fireOnce(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('.water').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(sitting(page)).toHaveText(/[1-9]\d* (发|shots)/, { timeout: 4_000 });
  }).toPass({ timeout: 60_000 });
}

test('fires by keyboard, keeps charged shots through a reload, and lists them in its records. M05, M07, M08, M12, A01', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openTrial(page, { gameId: reef, gameType: '5', lang: 'zh_CN' });
  const faults = watch(page);
  await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 });
  await fireOnce(page);
  await page.reload();
  await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 });
  const balance = await page.locator('.meter.balance output').textContent();
  expect(balance).not.toBe('฿10,000.00');
  await page.getByRole('button', { name: '我的记录' }).click();
  await expect(page.getByText(/[1-9]\d* 发，捕获/).first()).toBeVisible();
  await page.getByRole('button', { name: '回放' }).first().click();
  await expect(page.locator('.badge')).toHaveText('回放');
  await page.getByRole('button', { name: '返回现在' }).click();
  await expect(page.locator('.badge')).toHaveText('试玩');
  expect(faults).toEqual([]);
  expect(await booksFaults()).toEqual([]);
});

test('shows its species, chances and return in English, passes axe, and has Thai texts. M09, A01', async ({ page }) => {
  test.setTimeout(90_000);
  await openTrial(page, { gameId: reef, gameType: '5', lang: 'en' });
  await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Rules' }).first().click();
  await expect(page.getByRole('row', { name: /Clownfish.*3×.*32\.00%/ })).toBeVisible();
  expect(await axeFaults(page, 'rules')).toEqual([]);
  await openTrial(page, { gameId: reef, gameType: '5', lang: 'th' });
  await expect(page.getByRole('button', { name: /^ยิง/ })).toBeVisible({ timeout: 30_000 });
});
