/** The ways of a player to a live table, for its journeys. */
import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { siteUrl } from '../hand.ts';
import { fund, registerPlayer } from '../player.ts';

/** ฿600 on the account of 青窑. */
export async function playerAtKiln(context: BrowserContext): Promise<void> {
  const player = await registerPlayer(context);
  await fund(context, player, '1000');
  const { data } = await player.send('/api/logged/refreshGameAccount');
  const list = data.list as { platformName: string; platformKey: string }[];
  const platformKey = list.find((one) => one.platformName === '青窑')?.platformKey ?? '';
  const moved = await player.send('/api/loged/deposit', { requestId: crypto.randomUUID(), platformKey, amount: '600' });
  expect(moved.code).toBe(200);
}

/** From the list of all games to the table's own window. */
export async function openTable(
  page: Page,
  context: BrowserContext,
  name: string,
  way: '进入游戏' | '开始试玩',
): Promise<Page> {
  await page.goto(`${siteUrl()}/all-games?keyword=${encodeURIComponent(name)}`);
  await expect(page.getByRole('button', { name: `收藏「${name}」` })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name });
  const opened = context.waitForEvent('page');
  await sheet.getByRole('button', { name: way }).click();
  if (way === '开始试玩') await sheet.getByRole('button', { name: '开始试玩' }).click();
  const table = await opened;
  await expect(table).toHaveURL(/\/play\/table\/\?session=/, { timeout: 20_000 });
  return table;
}

export const spot = (table: Page, id: string): Locator => table.locator(`[data-spot="${id}"]`);
/** A new round has just opened: there is time for what comes. */
export async function opening(table: Page): Promise<void> {
  await expect(table.getByText(/还有 1[1-5] 秒/)).toBeVisible({ timeout: 60_000 });
}
