/** Opens a game's window from the list of all games. */
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { siteUrl } from '../hand.ts';

interface Listed {
  readonly name: string;
  /** The family of its window. */
  readonly family: 'instant' | 'poker' | 'sport' | 'table';
  readonly way?: '进入游戏' | '开始试玩';
}

/** Finds a game by its name, opens it by keyboard, and returns its window. */
export async function openFromList(
  page: Page,
  context: BrowserContext,
  { name, family, way = '进入游戏' }: Listed,
): Promise<Page> {
  await page.goto(`${siteUrl()}/all-games?keyword=${encodeURIComponent(name)}`);
  await expect(page.getByRole('button', { name: `收藏「${name}」` })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name });
  const opened = context.waitForEvent('page');
  await sheet.getByRole('button', { name: way }).click();
  if (way === '开始试玩') await sheet.getByRole('button', { name: '开始试玩' }).click();
  const game = await opened;
  await expect(game).toHaveURL(new RegExp(`/play/${family}/\\?session=`), { timeout: 20_000 });
  return game;
}
