/** The betting desk: a bet is in once and stays in, a lost line takes none, and the window stands without faults. SI-20 */
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { axeOf } from './axe.ts';
import { booksFaults } from './books.ts';
import { siteUrl, watch } from './hand.ts';
import { openTrial } from './play/trial.ts';
import { fund, registerPlayer } from './player.ts';

const odds = (desk: Page) => desk.getByRole('button', { name: /，赔率 \d/ });
const balance = (desk: Page) => desk.locator('.meter.balance output');

async function playerAtHarbour(context: BrowserContext): Promise<void> {
  const player = await registerPlayer(context);
  await fund(context, player, '1000');
  const { data } = await player.send('/api/logged/refreshGameAccount');
  const list = data.list as { platformName: string; platformKey: string }[];
  const platformKey = list.find((one) => one.platformName === '九号港')?.platformKey ?? '';
  const moved = await player.send('/api/loged/deposit', { requestId: crypto.randomUUID(), platformKey, amount: '600' });
  expect(moved.code).toBe(200);
}

/** From the list of all games to the desk's own window. */
async function openDesk(page: Page, context: BrowserContext): Promise<Page> {
  await page.goto(`${siteUrl()}/all-games?keyword=${encodeURIComponent('绿茵之夜')}`);
  await expect(page.getByRole('button', { name: '收藏「绿茵之夜」' })).toBeVisible();
  await page.getByRole('button', { name: /^绿茵之夜/ }).focus();
  await page.keyboard.press('Enter');
  const opened = context.waitForEvent('page');
  await page.getByRole('dialog', { name: '绿茵之夜' }).getByRole('button', { name: '进入游戏' }).click();
  const desk = await opened;
  await expect(desk).toHaveURL(/\/play\/sport\/\?session=/, { timeout: 20_000 });
  return desk;
}

test('takes a bet once, keeps slip and bet through a reload, and its stake is in the books. M05, M20, L04', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await playerAtHarbour(context);
  const desk = await openDesk(page, context);
  const faults = watch(desk);
  await expect(desk.getByText('模拟赛事', { exact: true })).toBeVisible();
  // Matches of tomorrow have not begun, so that odds stand and the bet does not wait.
  await desk.getByRole('link', { name: /^早盘/ }).click();
  await odds(desk).first().click({ timeout: 30_000 });
  const side = desk.getByRole('complementary');
  await side.getByLabel('本金', { exact: true }).fill('100');
  await desk.reload();
  await expect(side.getByLabel('本金', { exact: true })).toHaveValue('100');
  await side.getByRole('button', { name: /^移除/ }).click();
  await side.getByRole('button', { name: '撤销' }).first().click();
  await side.getByRole('button', { name: '下注 ฿100.00' }).click();
  await expect(side.getByText('已接受')).toBeVisible({ timeout: 20_000 });
  await expect(balance(desk)).toHaveText('฿500.00');
  await desk.reload();
  await side.getByRole('tab', { name: /我的注单/ }).click();
  await expect(side.getByText(/本金 ฿100\.00 ×/)).toHaveCount(1);
  await expect(balance(desk)).toHaveText('฿500.00');
  expect(await booksFaults()).toEqual([]);
  expect(faults).toEqual([]);
});

test('takes no bet while the line is lost, says since when, and goes on when it is back. R03, R04', async ({
  page,
  context,
}) => {
  await openTrial(page, { gameId: 'harbour-street-hoops', gameType: '3', lang: 'zh_CN' });
  await page.getByRole('link', { name: /^早盘/ }).click({ timeout: 30_000 });
  await expect(odds(page).first()).toBeEnabled({ timeout: 30_000 });
  await context.setOffline(true);
  await expect(page.getByText(/下注已暂停/)).toBeVisible({ timeout: 30_000 });
  await expect(odds(page).first()).toBeDisabled();
  await context.setOffline(false);
  await expect(odds(page).first()).toBeEnabled({ timeout: 30_000 });
  await odds(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: '投注单 1' })).toBeVisible();
});

for (const [gameId, gameType, lang, rules] of [
  ['harbour-green-night', '3', 'zh_CN', '规则与赔付'],
  ['harbour-summit', '8', 'en', 'Rules and pays'],
  ['harbour-centre-court', '3', 'th', 'กติกาและการจ่าย'],
] as const)
  test(`${gameId} stands without faults at three widths in both themes, in ${lang}. A01, S05`, async ({ page }) => {
    const faults = watch(page);
    const found: string[] = [];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTrial(page, { gameId, gameType, lang });
    await page.locator('button.odd').first().waitFor({ timeout: 30_000 });
    for (const [width, height, colorScheme] of [
      [360, 740, 'dark'],
      [768, 1024, 'light'],
      [1440, 900, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) found.push(`${width}: scrolls sideways by ${overflow} px`);
      const { violations } = await axeOf(page).disableRules('label-content-name-mismatch').analyze();
      for (const { id, nodes } of violations) found.push(`${width} ${colorScheme}: ${id} ${nodes[0]?.html}`);
    }
    await page.getByRole('button', { name: rules }).click();
    const { violations } = await axeOf(page).include('dialog').analyze();
    for (const { id, nodes } of violations) found.push(`rules: ${id} ${nodes[0]?.html}`);
    expect([...found, ...faults]).toEqual([]);
  });
