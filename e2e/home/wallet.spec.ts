/** The wallet drawer: balances, refreshing one platform, transfers, one-key retrieve, keyboard. SI-15, POPUP-013 */
import { expect, test } from '../test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { refusesBadInput } from '../badInput.ts';
import { accountsOf, booksFaults, rowsOf } from '../books.ts';
import { finger, keyboard, siteUrl, watch } from '../hand.ts';
import type { Hand } from '../hand.ts';
import { fund, platformKeyOf, registerPlayer } from '../player.ts';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^主钱包余额/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: '钱包' });
const row = (page: Page, platform: string) => drawer(page).getByRole('listitem').filter({ hasText: platform });

async function moveAndReturn(page: Page, context: BrowserContext, hand: Hand): Promise<void> {
  const faults = watch(page);
  const player = await registerPlayer(context);
  await fund(context, player, '1000.50');
  await page.goto(`${siteUrl()}/home`);
  await expect(opener(page)).toContainText('1,000.50');
  await hand.press(opener(page));
  const wallet = drawer(page);
  await expect(wallet.getByRole('button', { name: '转入墨玉堂' })).toBeVisible();
  await expect(wallet.getByRole('button', { name: '一键回收' })).toHaveCount(0);

  await hand.press(wallet.getByRole('button', { name: '转入墨玉堂' }));
  const into = page.getByRole('dialog', { name: '转入墨玉堂' });
  await hand.type(into.getByLabel('金额'), '400');
  await hand.press(into.getByRole('button', { name: '转入', exact: true }));
  await expect(into).toBeHidden();
  await expect(row(page, '墨玉堂')).toContainText('400.00');
  await expect(opener(page)).toContainText('600.50');

  // Another window moves money: the page shows it only after the platform is refreshed.
  const platformKey = await platformKeyOf(player, '墨玉堂');
  const requestId = crypto.randomUUID();
  await player.send('/api/loged/withdraw', { requestId, platformKey, amount: '50' });
  await hand.press(wallet.getByRole('button', { name: '刷新墨玉堂余额' }));
  await expect(row(page, '墨玉堂')).toContainText('350.00');

  await hand.press(wallet.getByRole('button', { name: '从墨玉堂转出' }));
  const out = page.getByRole('dialog', { name: '从墨玉堂转出' });
  await hand.type(out.getByLabel('金额'), '150');
  await hand.press(out.getByRole('button', { name: '转出', exact: true }));
  await expect(out).toBeHidden();
  await expect(row(page, '墨玉堂')).toContainText('200.00');
  await expect(opener(page)).toContainText('800.50');

  await hand.press(wallet.getByRole('button', { name: '一键回收' }));
  const result = page.getByRole('dialog', { name: '回收结果' });
  await expect(result).toContainText('已回收 ฿200.00 到主钱包');
  await hand.press(result.getByRole('button', { name: '关闭' }).first());
  await expect(opener(page)).toContainText('1,000.50');
  await expect(row(page, '墨玉堂')).not.toContainText('200.00');
  const accounts = await accountsOf(player.account);
  expect(accounts.main).toBe(100_050);
  expect(Object.values(accounts).reduce((sum, amount) => sum + amount, 0)).toBe(100_050);
  expect(await booksFaults()).toEqual([]);
  expect(faults).toEqual([]);
}

test('moves money in, out and all of it back, by keyboard. SI-15, SCREEN-076, SCREEN-077, ERR-053', async ({
  page,
  context,
}) => moveAndReturn(page, context, keyboard(page)));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('moves money in, out and all of it back, by touch. SI-15, SCREEN-076', async ({ page, context }) => {
    await moveAndReturn(page, context, finger());
    await expect(drawer(page)).toBeInViewport({ ratio: 1 });
    const sideways = await drawer(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});

test('traps the focus, and Escape returns it, also from a dialog above it. POPUP-013', async ({ page, context }) => {
  const player = await registerPlayer(context);
  await fund(context, player, '1000');
  await page.goto(`${siteUrl()}/home`);
  await expect(opener(page)).toContainText('1,000.00');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const wallet = drawer(page);
  await expect(wallet.getByRole('button', { name: '转入墨玉堂' })).toBeVisible();
  const stops = await wallet.getByRole('button').or(wallet.getByRole('link')).count();
  for (let press = 0; press < stops + 3; press += 1) {
    await page.keyboard.press('Tab');
    // Outside the dialog, a focus trap allows only the browser's own controls.
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== null && focused !== document.body && focused.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  const transfer = wallet.getByRole('button', { name: '转入墨玉堂' });
  await transfer.focus();
  await page.keyboard.press('Enter');
  const into = page.getByRole('dialog', { name: '转入墨玉堂' });
  await expect(into).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(into).toBeHidden();
  await expect(transfer).toBeFocused();
  await expect(wallet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wallet).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('names the rule of a bad transfer and moves nothing. VALID-033, VALID-034', async ({ page, context }) => {
  const player = await registerPlayer(context);
  await fund(context, player, '1000');
  const platformKey = await platformKeyOf(player, '墨玉堂');
  await page.goto(`${siteUrl()}/home`);
  await opener(page).click();
  await drawer(page).getByRole('button', { name: '转入墨玉堂' }).click();
  const before = await rowsOf(player.account);
  await refusesBadInput(page, {
    form: page.getByRole('dialog', { name: '转入墨玉堂' }).getByRole('form'),
    path: '/api/loged/deposit',
    fields: { amount: { label: '金额', good: '100' } },
    also: { platformKey },
    wrong: [
      ['amount', '', '请输入金额'],
      ['amount', '0.5', '该平台不支持小数转账'],
      ['amount', '1e3', '金额格式错误'],
      ['amount', '1001', '转账金额超过余额', '余额不足'],
    ],
  });
  expect(await rowsOf(player.account)).toEqual(before);
});
