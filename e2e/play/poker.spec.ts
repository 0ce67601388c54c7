/** The poker room: a hand against the dealer and an event with bots, reloads, a lost reply. M03, M07 to M12, L04 */
import { expect, test } from '../test.ts';
import { booksFaults } from '../books.ts';
import { watch } from '../hand.ts';
import { playerAtPlatform } from '../player.ts';
import { openFromList } from './fromList.ts';
import { axeFaults, overflowOf } from './soundness.ts';
import { openTrial } from './trial.ts';

test('deals a hand of casino hold’em, keeps it through a reload, pays it once and plays it back. M03, M07, M08', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await playerAtPlatform(context, '墨玉堂');
  const game = await openFromList(page, context, { name: '春台赌场德州', family: 'poker' });
  const faults = watch(game);
  await game.emulateMedia({ reducedMotion: 'reduce' });
  await game
    .getByRole('radiogroup', { name: '对 A 边注' })
    .getByRole('radio', { name: '฿5.00' })
    .check({ force: true });
  await game.getByRole('button', { name: '发牌 ฿15.00' }).click();
  const call = game.getByRole('button', { name: '跟注 ฿20.00' });
  await expect(call).toBeEnabled({ timeout: 20_000 });
  await expect(game.locator('.dealer-cards .face')).toHaveCount(0);
  const cards = await game
    .locator('.player-cards .face, .board-cards .face')
    .evaluateAll((list) => list.map((card) => card.getAttribute('data-card')));
  expect(cards).toHaveLength(5);
  await game.reload();
  await expect(call).toBeEnabled({ timeout: 20_000 });
  expect(
    await game
      .locator('.player-cards .face, .board-cards .face')
      .evaluateAll((list) => list.map((card) => card.getAttribute('data-card'))),
  ).toEqual(expect.arrayContaining(cards));
  await expect(game.locator('.meter.balance output')).toHaveText('฿585.00');
  await call.click();
  await expect(game.locator('.dealer-cards .face')).toHaveCount(2, { timeout: 20_000 });
  const own = game.locator('.own');
  await expect(own).toHaveText(/下注 ฿35\.00，返还 ฿[\d,.]+/);
  const [, back = ''] = /返还 ฿([\d,.]+)/.exec((await own.textContent()) ?? '') ?? [];
  const balance = 600 - 35 + Number(back.replaceAll(',', ''));
  await expect(game.locator('.meter.balance output')).toHaveText(`฿${balance.toFixed(2)}`);
  expect(await booksFaults()).toEqual([]);
  await game.getByRole('button', { name: '我的记录' }).click();
  await game.getByRole('button', { name: '回放' }).first().click();
  await expect(game.locator('.badge')).toHaveText('回放');
  await expect(game.getByText('不动用余额')).toBeVisible();
  await expect(game.getByRole('button', { name: /^发牌/ })).toHaveCount(0);
  await game.getByRole('button', { name: '回到现在' }).click();
  await expect(game.locator('.badge')).toHaveText('演示资金');
  await expect(game.getByRole('button', { name: '发牌 ฿15.00' })).toBeEnabled();
  expect(await axeFaults(game, 'after a hand')).toEqual([]);
  expect(faults).toEqual([]);
});

test('seats a guest on a phone with five marked bots, by keyboard, through a lost reply and a reload. M08, M10, L06', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTrial(page, { gameId: 'moyu-deep-lane-texas-holdem', gameType: '6', lang: 'en' });
  const enter = page.getByRole('button', { name: 'Enter for ฿55.00' });
  await expect(enter).toBeEnabled({ timeout: 20_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Place 1' })).toContainText('฿150.00');
  expect(await axeFaults(page, 'the entry')).toEqual([]);
  await enter.press('Enter');
  const next = page.getByRole('button', { name: 'Next hand' });
  const fold = page.getByRole('button', { name: 'Fold', exact: true });
  /** Skips hands that end before the player has to act. */
  const untilTurn = async (): Promise<void> => {
    await expect(async () => {
      if (await next.isVisible()) await next.press('Enter');
      await expect(fold).toBeEnabled({ timeout: 500 });
    }).toPass({ timeout: 40_000 });
  };
  await untilTurn();
  await expect(page.locator('.bot').filter({ visible: true })).toHaveCount(5);
  await expect(page.locator('.meter.balance output')).toHaveText('฿9,945.00');
  await expect(page.locator('.seat-0 .face')).toHaveCount(2);
  expect(await axeFaults(page, 'the table')).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  // On a short phone the own plate stays above the bar with the moves.
  const boxOf = (selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect().toJSON());
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const [plate, bar] = [await boxOf('.seat-0 .plate'), await boxOf('.rack')];
    expect(plate.bottom, `at ${width} px`).toBeLessThanOrEqual(bar.top);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  // The first reply is lost; the same move is sent again under its number.
  let lost = 0;
  await page.route(
    '**/api/play/poker/move',
    async (route) => {
      lost += 1;
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await fold.press('Enter');
  await untilTurn();
  expect(lost).toBe(1);
  const seats = page.locator('.seat-stack');
  const before = await seats.allTextContents();
  await page.reload();
  await expect(fold).toBeEnabled({ timeout: 20_000 });
  expect(await seats.allTextContents()).toEqual(before);
  const slider = page.getByRole('slider', { name: 'Raise to how much' });
  await slider.focus();
  await page.keyboard.press('End');
  await page
    .getByRole('button', { name: /^All in/ })
    .last()
    .press('Enter');
  await expect(
    page
      .getByRole('button', { name: /Next hand|See your place/ })
      .or(fold)
      .first(),
  ).toBeEnabled({
    timeout: 40_000,
  });
});
