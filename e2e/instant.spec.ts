/** The window of the instant games: a round is played once and survives a reload and a lost line. */
import { catalogueOf, usualGames } from '@foyer/games/catalogue/catalogue.ts';
import { instantCodes } from '@foyer/games/engines/instant/game.ts';
import { halls } from '@foyer/games/catalogue/halls.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { booksFaults } from './books.ts';
import { watch } from './hand.ts';
import { openFromList } from './play/fromList.ts';
import { axeFaults, overflowFaults, overflowOf } from './play/soundness.ts';
import { openTrial } from './play/trial.ts';
import { playerAtPlatform } from './player.ts';

const isOpen = ({ platform, gameType }: { platform: string; gameType: number }): boolean =>
  halls.find((hall) => hall.platform === platform && hall.gameType === gameType)?.maintenance === undefined;
/** The first game of every kind whose hall is open. */
const gamesShown = instantCodes.flatMap(
  (code) => catalogueOf(usualGames).find((game) => game.engine === code && game.isTrialOffered && isOpen(game)) ?? [],
);
const own = (game: Page) => game.locator('.own');
const main = (game: Page) => game.locator('.main-button');

test('drops a ball, pays the cup that it fell into, and replays the round. SI-11, M03, M07, M11, M12', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await playerAtPlatform(context, '老果铺');
  const game = await openFromList(page, context, { name: '松庭弹珠', family: 'instant' });
  const faults = watch(game);
  await game.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  await expect(game.locator('.cup')).toHaveCount(9);
  await game.getByRole('button', { name: '放下弹珠 ฿10.00' }).click();
  await expect(own(game)).toHaveText(/返还 ฿[\d.]+/, { timeout: 20_000 });
  const [, back = '0'] = /返还 ฿([\d.]+)/.exec((await own(game).textContent()) ?? '') ?? [];
  const landed = Number(await game.locator('.cup.landed text').textContent());
  expect(landed * 10).toBeCloseTo(Number(back), 5);
  await expect(game.locator('.meter.balance output')).toHaveText(`฿${(590 + Number(back)).toFixed(2)}`);
  if (Number(back) <= 10) await expect(own(game)).not.toHaveClass(/up/);
  await expect(main(game)).toBeEnabled({ timeout: 15_000 });
  expect(await booksFaults()).toEqual([]);
  await game.getByRole('button', { name: '我的记录' }).click();
  await expect(game.getByRole('listitem').filter({ hasText: '8 行 · 风险 中' })).toContainText(/第 \d 格/);
  await game.getByRole('button', { name: '回放' }).first().click();
  await expect(game.locator('.badge')).toHaveText('回放');
  await game.getByRole('button', { name: '回到现在' }).click();
  await expect(game.locator('.badge')).toHaveText('演示资金');
  expect(faults).toEqual([]);
});

test('keeps a treasure room through a reload and a lost connection, on a phone and by keyboard. M08, L04, L06, M10', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const room = gamesShown.find((game) => game.engine === 'treasure');
  await openTrial(page, { gameId: room?.gameId ?? '', gameType: '7', lang: 'zh_CN' });
  await expect(page.locator('.badge')).toHaveText('试玩');
  // One door of 25 is a trap. If it ends the round, the test enters the room again.
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  const door = (no: number) => page.getByRole('button', { name: new RegExp(`^第 ${no} 道门`) });
  let no = 0;
  await expect(async () => {
    no += 1;
    if (await main(page).getByText('进入宝库').count()) await main(page).click();
    await expect(page.getByText('请开第一道门').first()).toBeVisible({ timeout: 8_000 });
    await door(no).focus();
    await page.keyboard.press('Enter');
    await expect(door(no)).toHaveAccessibleName(/平安/, { timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
  await page.reload();
  await expect(door(no)).toHaveAccessibleName(/平安/);
  await expect(main(page)).toHaveText('取走 ฿10.10');
  let isCut = true;
  await page.route('**/api/play/instant/act', async (route) => {
    if (!isCut) return route.continue();
    isCut = false;
    // The house receives the request; its reply is lost.
    await route.fetch();
    return route.abort();
  });
  await main(page).click();
  await expect(own(page)).toHaveText('返还 ฿10.10，净赢 +฿0.10', { timeout: 20_000 });
  expect(await overflowOf(page)).toBe(0);
});

test('keeps the button in view beside a long layout, and scrolls to the dice that it throws. A01, S05', async ({
  page,
}) => {
  // A short phone, on which the dice scroll out of view.
  await page.setViewportSize({ width: 360, height: 560 });
  const dice = gamesShown.find((game) => game.engine === 'fastThree');
  await openTrial(page, { gameId: dice?.gameId ?? '', gameType: String(dice?.gameType), lang: 'zh_CN' });
  await expect(main(page)).toBeInViewport({ ratio: 1 });
  await page.locator('.layout .spot').last().click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('.bowl')).not.toBeInViewport();
  await main(page).click();
  await expect(page.locator('.bowl')).toBeInViewport({ ratio: 1 });
  await expect(own(page)).toHaveText(/返还/, { timeout: 20_000 });
  await expect(own(page)).toBeInViewport({ ratio: 1 });
});

test('every game keeps its button in view on a phone in landscape. A01, S05', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 640, height: 360 });
  for (const { gameId, gameType } of gamesShown) {
    await openTrial(page, { gameId, gameType: String(gameType), lang: 'th' });
    await expect(main(page)).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page), gameId).toBe(0);
  }
});

test('every game has no faults on a phone and a desktop, in both themes and three languages. A01, S05, M09', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const faults = watch(page);
  const found: string[] = [];
  for (const [at, { gameId, gameType, engine }] of gamesShown.entries()) {
    const lang = ['zh_CN', 'en', 'th'][at % 3] ?? 'zh_CN';
    const [colorScheme, width, height] = at % 2 ? (['light', 360, 740] as const) : (['dark', 1440, 900] as const);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await openTrial(page, { gameId, gameType: String(gameType), lang });
    await expect(main(page)).toBeVisible();
    for (const theme of [colorScheme, colorScheme === 'dark' ? 'light' : 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      const look = { hasSpokenAmounts: true, isOtherTheme: theme !== colorScheme };
      found.push(...(await axeFaults(page, `${engine} ${width} ${theme}`, look)));
    }
    found.push(...(await overflowFaults(page, `${engine} ${width}`)));
    // On a desktop the whole game fits in the window. The last rounds are beside it, on a phone above it.
    const isTaller = width > 1000 && (await page.evaluate(() => document.documentElement.scrollHeight > innerHeight));
    if (isTaller || !(await page.locator('.past').isVisible())) found.push(`${engine} ${width}: layout`);
    await page.locator('.tools button').first().click();
    await expect(page.locator('dialog .pays').first()).toBeVisible();
    found.push(...(await axeFaults(page, `rules ${engine}`, { within: 'dialog' })));
  }
  expect([...found, ...faults]).toEqual([]);
  expect(gamesShown.length).toBeGreaterThan(7);
});
