/**
 * The sportsbook: a bet is placed once and survives a reload, nothing is placed while offline, and the window passes
 * axe. SI-20
 */
import type { Page } from '@playwright/test';
import { booksFaults } from './books.ts';
import { siteUrl, watch } from './hand.ts';
import { openFromList } from './play/fromList.ts';
import { windowFaults } from './play/soundness.ts';
import { openTrial } from './play/trial.ts';
import { playerAtPlatform } from './player.ts';
import { expect, test } from './test.ts';

const odds = (desk: Page) => desk.getByRole('button', { name: /，赔率 \d/ });

/**
 * Opens tomorrow's matches, which have not begun: their odds are stable and a bet is accepted at once. Waits until they
 * have replaced today's.
 */
async function lookAhead(desk: Page): Promise<void> {
  const early = desk.getByRole('link', { name: /^早盘/ });
  await early.click({ timeout: 30_000 });
  await expect(early).toHaveAttribute('aria-current', 'true');
  await expect(desk.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
  await expect(odds(desk).first()).toBeEnabled({ timeout: 30_000 });
}
const balance = (desk: Page) => desk.locator('.meter.balance output');

test('takes a bet once, keeps slip and bet through a reload, and charges the stake once. M05, M20, L04', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await playerAtPlatform(context, '九号港');
  const desk = await openFromList(page, context, { name: '绿茵之夜', family: 'sport' });
  const faults = watch(desk);
  await expect(desk.getByText('模拟赛事', { exact: true })).toBeVisible();
  await lookAhead(desk);
  await odds(desk).first().click();
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

test('opens a match from the lobby, cashes a bet on it out, and lists it in the bet records. SI-20, M05, M07, L05', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await playerAtPlatform(context, '九号港');
  await page.goto(`${siteUrl()}/sports`);
  const matches = page.getByRole('region', { name: '平台赛事', exact: true });
  await Promise.all([
    page.waitForResponse((reply) => reply.url().includes('getMatchByPlatformCode')),
    matches.getByRole('button', { name: '九号港' }).click(),
  ]);
  // The last match begins later, so it is not running yet when the bet is cashed out.
  const named = await matches
    .getByRole('button', { name: /^主胜 \d/ })
    .last()
    .getAttribute('aria-label');
  const match = named?.split('：')[1] ?? '';
  const opened = context.waitForEvent('page');
  await matches
    .getByRole('button', { name: new RegExp(`^主胜 .*：${match}$`) })
    .last()
    .click();
  const desk = await opened;
  await expect(desk.getByRole('heading', { level: 1, name: match, exact: true })).toBeVisible({ timeout: 30_000 });
  await odds(desk).first().click({ timeout: 30_000 });
  const side = desk.getByRole('complementary');
  await side.getByLabel('本金', { exact: true }).fill('100');
  await side.getByRole('button', { name: '下注 ฿100.00' }).click();
  await expect(side.getByText('已接受')).toBeVisible({ timeout: 20_000 });
  await side.getByRole('tab', { name: /我的注单/ }).click();
  await side.getByRole('button', { name: /^兑现 ฿/ }).click({ timeout: 20_000 });
  await side.getByRole('button', { name: /^确认兑现 ฿/ }).click();
  await side.getByRole('button', { name: '已结算' }).click();
  await expect(side.getByText(/^返还 ฿/)).toBeVisible({ timeout: 20_000 });
  const [, paid = ''] = /(฿[\d.]+)/.exec(await side.getByText(/^返还 ฿/).innerText()) ?? [];
  await expect(balance(desk)).toHaveText(`฿${(500 + Number(paid.slice(1))).toFixed(2)}`);
  await page.goto(`${siteUrl()}/mine/betList?settle=settled`);
  const lost = `−฿${(100 - Number(paid.slice(1))).toFixed(2)}`;
  await expect(page.getByRole('table', { name: '投注记录' }).getByText(lost)).toBeVisible();
  await page.getByRole('button', { name: /^注单 S.* 的详情$/ }).click();
  const dialog = page.getByRole('dialog', { name: '注单详情' });
  await expect(dialog.getByText(match)).toBeVisible();
  await expect(dialog.getByText('已兑现')).toBeVisible();
  expect(await booksFaults()).toEqual([]);
});

test('shares a slip under a code, which another session loads. SI-20', async ({ page, browser }) => {
  const door = { gameId: 'harbour-green-night', gameType: '3', lang: 'zh_CN' };
  await openTrial(page, door);
  await lookAhead(page);
  await page.locator('.match').nth(0).getByRole('button').first().click({ timeout: 30_000 });
  await page.locator('.match').nth(3).getByRole('button').last().click();
  await expect(page.getByRole('tab', { name: '投注单 2' })).toBeVisible();
  const picks = page.locator('.leg .what b');
  const chosen = await picks.allInnerTexts();
  // The section for codes is still open from when the slip was empty.
  await page.getByRole('button', { name: '生成投注码' }).click();
  const code = await page.locator('.booking output').innerText({ timeout: 20_000 });
  const context = await browser.newContext();
  const other = await context.newPage();
  await openTrial(other, door);
  await other.getByLabel('载入投注码').fill(code.toLowerCase(), { timeout: 30_000 });
  await other.getByRole('button', { name: '载入', exact: true }).click();
  await expect(other.getByRole('tab', { name: '投注单 2' })).toBeVisible({ timeout: 20_000 });
  await expect(other.locator('.leg .what b')).toHaveText(chosen);
  await context.close();
});

test('takes no bet while offline, says that betting is paused, and resumes when the line is back. R03, R04', async ({
  page,
  context,
}) => {
  await openTrial(page, { gameId: 'harbour-street-hoops', gameType: '3', lang: 'zh_CN' });
  await lookAhead(page);
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
  test(`${gameId} has no faults at three widths in both themes, in ${lang}. A01, S05`, async ({ page }) => {
    test.slow();
    const faults = watch(page);
    const open = async (): Promise<void> => {
      await openTrial(page, { gameId, gameType, lang });
      await page.locator('button.odd').first().waitFor({ timeout: 30_000 });
    };
    const found = await windowFaults(page, { open, rules, hasSpokenAmounts: true });
    expect([...found, ...faults]).toEqual([]);
  });
