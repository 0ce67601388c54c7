/** A game of another provider in the browser: its picture, its window on another origin, a round, and its record. SI-14 */
import type { BrowserContext, Page } from '@playwright/test';
import { operate, startExampleProvider } from './exampleProvider.ts';
import { watch } from './hand.ts';
import type { RunningHouse } from './house.ts';
import { registerPlayer } from './player.ts';
import { expect, test } from './test.ts';

let house: RunningHouse;
let origin = '';
let stop: () => Promise<void>;
test.beforeAll(async () => {
  ({ house, origin, stop } = await startExampleProvider());
});
test.afterAll(() => stop());

/** Finds the game and opens its window. */
async function open(page: Page, context: BrowserContext, way: '进入游戏' | '开始试玩'): Promise<Page> {
  await page.goto(`${house.url}/all-games?keyword=${encodeURIComponent('抛硬币')}`);
  const tile = page.getByRole('button', { name: /抛硬币 硬币馆/ });
  await expect(tile).toBeVisible();
  const picture = page.locator(`img[src="${origin}/coin.svg"]`).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await tile.focus();
  await page.keyboard.press('Enter');
  const opened = context.waitForEvent('page');
  const choice = page.getByRole('dialog', { name: '抛硬币' }).getByRole('button', { name: way });
  await choice.click();
  // A trial asks once more.
  if (way === '开始试玩') await choice.click();
  const game = await opened;
  await expect(game).toHaveURL(new RegExp(`^${origin}/open`));
  return game;
}

const flip = async (game: Page): Promise<void> => {
  await game.getByLabel('Stake').selectOption('฿10');
  await game.getByRole('button', { name: 'Flip' }).click();
};

test('opens a trial at the provider, who plays it without the house', async ({ page, context }) => {
  const faults = watch(page);
  const game = await open(page, context, '开始试玩');
  await flip(game);
  await expect(game.getByRole('status')).toContainText(/^(?:Heads|Tails)\. Returned: ฿(?:0|19\.6)\./);
  expect(await game.evaluate(() => window.opener === null)).toBe(true);
  expect(faults).toEqual([]);
});

test('plays a round for money, which is in the player’s record', async ({ page, context }) => {
  const player = await registerPlayer(context, { url: house.url });
  await operate(house, '/operator/bonus', JSON.stringify({ account: player.account, id: 'start', amount: '100' }));
  const moved = await player.send('/api/loged/deposit', {
    platformKey: 'coinhall',
    amount: '50',
    requestId: crypto.randomUUID(),
  });
  expect(moved.code).toBe(200);
  const game = await open(page, context, '进入游戏');
  await flip(game);
  await expect(game.getByRole('status')).toContainText(
    /^(?:Heads|Tails)\. Returned: ฿(?:0|19\.6)\. Balance: ฿(?:40|59\.6)$/,
  );
  await page.goto(`${house.url}/mine/betList`);
  await expect(page.getByRole('main')).toContainText('抛硬币');
  await expect(game.getByRole('link', { name: 'Leave the game' })).toHaveAttribute('href', `${house.url}/home`);
});
