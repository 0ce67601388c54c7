/** A game of another provider in the browser: its picture, its window on another origin, a round, and its record. SI-14 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { watch } from './hand.ts';
import { startHouse } from './house.ts';
import type { RunningHouse } from './house.ts';
import { registerPlayer } from './player.ts';
import { expect, test } from './test.ts';

const folder = resolve(import.meta.dirname, '../examples/provider');
const operatorKey = 'the-operator-key-of-these-journeys';
let house: RunningHouse;
let provider: ChildProcess;
let origin = '';

async function startProvider(houseUrl: string, port: string): Promise<void> {
  const secret = 'an-example-secret-that-everybody-knows';
  provider = spawn(process.execPath, [join(folder, 'provider.ts')], {
    env: { ...process.env, PORT: port, HOUSE: houseUrl, SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(provider.stdout ?? provider, 'data')) as [Buffer];
  origin = line.toString().trim();
}

const operate = async (path: string, body: string): Promise<void> => {
  const headers = { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' };
  const reply = await fetch(house.url + path, { method: 'POST', headers, body });
  expect([reply.status, await reply.text()]).toEqual([200, expect.not.stringContaining('error')]);
};

test.beforeAll(async () => {
  // The provider's port is only known once it runs, and the house needs it: the provider starts again on that port.
  await startProvider('http://127.0.0.1', '0');
  provider.kill();
  await once(provider, 'exit');
  house = await startHouse({
    GAME_PROVIDERS: join(folder, 'providers.json'),
    PICTURE_ORIGINS: origin,
    OPERATOR_KEY: operatorKey,
  });
  await startProvider(house.url, new URL(origin).port);
  const catalogue = readFileSync(join(folder, 'catalogue.json'), 'utf8').replaceAll('http://127.0.0.1:4100', origin);
  await operate('/operator/catalogue', catalogue);
});
test.afterAll(async () => {
  provider.kill();
  await house.stop();
});

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
  await operate('/operator/bonus', JSON.stringify({ account: player.account, id: 'start', amount: '100' }));
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
