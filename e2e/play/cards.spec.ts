/** The window of the card room: a round survives a reload and is in the records, and the table fits the screen. */
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { watch } from '../hand.ts';
import { overflowOf, windowFaults } from './soundness.ts';
import { openTrial } from './trial.ts';

const blackjack = { gameId: 'moyu-pine-court-blackjack', gameType: '6' } as const;
const deal = (page: Page) => page.locator('.deal');
const actions = (page: Page) => page.locator('.acts button:not(.deal)');

/** Deals until a round waits for a move. */
async function toOpenRound(page: Page): Promise<void> {
  await expect(async () => {
    if ((await deal(page).count()) > 0) await deal(page).click({ timeout: 7_000 });
    await expect(actions(page).first()).toBeEnabled({ timeout: 7_000 });
  }).toPass({ timeout: 90_000 });
}

test('blackjack on a phone: a reload keeps the cards, and the round is in the records. M07, M08', async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = watch(page);
  await openTrial(page, { ...blackjack, lang: 'zh_CN' });
  await expect(page.locator('.badge')).toHaveText('试玩');
  await toOpenRound(page);
  const names = () =>
    page.locator('.hand .card').evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  const before = await names();
  expect(before.filter((name) => name === '盖着的牌')).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('上次没有打完的一局还在').first()).toBeVisible();
  expect(await names()).toEqual(before);
  if ((await page.locator('[data-move=decline]').count()) > 0) await page.locator('[data-move=decline]').click();
  await expect(async () => {
    if ((await page.locator('[data-move=stand]').count()) > 0)
      await page.locator('[data-move=stand]').click({ timeout: 2_000 });
    await expect(page.locator('.outcome')).not.toBeEmpty({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.locator('.own')).toHaveText(/返还/);
  await page.getByRole('button', { name: '我的记录' }).click();
  await page.getByRole('button', { name: '回放' }).first().click();
  await expect(page.locator('.badge')).toHaveText('回放');
  await page.getByRole('button', { name: '回到现在' }).click();
  await expect(page.locator('.badge')).toHaveText('试玩');
  expect(await overflowOf(page)).toBe(0);
  expect(faults).toEqual([]);
});

test('dou dizhu by keyboard: a bid, a hint and a play, and no bot’s card on the page. M03', async ({ page }) => {
  test.setTimeout(150_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = watch(page);
  await openTrial(page, { gameId: 'orchard-bamboo-creek-landlords', gameType: '6', lang: 'en' });
  await expect(page.getByRole('button', { name: 'Deal' })).toBeEnabled();
  await page.keyboard.press('Enter');
  // If both bots bid first, the bidding may be over already.
  await expect(actions(page).first()).toBeEnabled({ timeout: 20_000 });
  await expect(page.locator('.held-card')).toHaveCount(17);
  const bid = page.locator('[data-move=bid]').last();
  if ((await bid.count()) > 0) await page.keyboard.press('3');
  const hint = page.locator('[data-move=hint]');
  await expect(hint).toBeVisible({ timeout: 20_000 });
  const held = page.locator('.held-card');
  const before = await held.count();
  if (await hint.isEnabled()) {
    await page.keyboard.press('h');
    await expect(page.locator('.held-card[aria-pressed=true]').first()).toBeVisible();
    await page.keyboard.press('p');
    await expect.poll(() => held.count()).toBeLessThan(before);
  } else {
    await page.keyboard.press('n');
    await expect(page.getByText('Pass', { exact: true }).first()).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('The round you left is still here').first()).toBeVisible();
  expect(faults).toEqual([]);
});

for (const [gameId, lang, rules] of [
  ['moyu-pine-court-blackjack', 'zh_CN', '规则与赔付'],
  ['orchard-old-ferry-niu-niu', 'th', 'กติกาและการจ่าย'],
  ['harbour-star-river-two-eight', 'en', 'Rules and pays'],
  ['orchard-bamboo-creek-landlords', 'zh_CN', '规则与赔付'],
] as const)
  test(`${gameId} has no faults at three widths in both themes, in ${lang}. A01, S05`, async ({ page }) => {
    test.setTimeout(120_000);
    const faults = watch(page);
    const open = async (): Promise<void> => {
      await openTrial(page, { gameId, gameType: '6', lang });
      await deal(page).click();
      await expect(page.locator('.card').first()).toBeVisible();
    };
    const found = await windowFaults(page, { open, rules });
    expect([...found, ...faults]).toEqual([]);
  });

test('斗地主 on a phone in landscape: the whole table is in view, before and after the deal. M05', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTrial(page, { gameId: 'orchard-bamboo-creek-landlords', gameType: '6', lang: 'zh_CN' });
  const hidden = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect(deal(page)).toBeEnabled();
  expect(await hidden()).toBe(0);
  await deal(page).click();
  await expect(page.locator('.held-card')).not.toHaveCount(0);
  expect(await hidden()).toBe(0);
  // The cards played differ from deal to deal, so each seat gets the most there can be: twenty.
  await page.evaluate(() => {
    const card = document.querySelector('.held-card .card');
    for (const laid of document.querySelectorAll('.laid')) {
      const cards = document.createElement('div');
      cards.className = 'laid-cards';
      for (let count = 0; count < 20; count += 1) if (card) cards.append(card.cloneNode(true));
      laid.replaceChildren(cards);
    }
  });
  await expect(page.locator('.seat.left .laid .card')).toHaveCount(20);
  expect(await hidden()).toBe(0);
});
