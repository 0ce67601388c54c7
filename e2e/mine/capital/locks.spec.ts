/** The withdrawable amount, locks, and balances that update in every open tab. SI-45, SI-15 */
import type { Page } from '@playwright/test';
import { accountsOf, booksFaults } from '../../books.ts';
import { openTakenUp, siteUrl } from '../../hand.ts';
import { operate } from '../../operator.ts';
import { registerPlayer } from '../../player.ts';
import { expect, test } from '../../test.ts';

/** Emulates a connection with all its properties: otherwise a machine without a network notices no change. */
async function lineOf(page: Page): Promise<(connectionType: 'wifi' | 'none') => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const line = { latency: 1, downloadThroughput: 1e9, uploadThroughput: 1e9 };
  return async (connectionType) => {
    const offline = connectionType === 'none';
    await devtools.send('Network.emulateNetworkConditions', { ...line, offline, connectionType });
  };
}

const balance = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^主钱包余额/ });

test('a bonus appears in every open tab with its cause, is locked, explained, and cancelled. SI-45, R11, SCREEN-015', async ({
  page,
  context,
}) => {
  const { account } = await registerPlayer(context);
  await operate(context.request, 'bonus', { account, id: `gift-${account}`, amount: '500' });
  const other = await context.newPage();
  await page.goto(`${siteUrl()}/mine/capital/account?tab=locks`);
  await other.goto(`${siteUrl()}/home`);
  await other.keyboard.press('Shift');
  await expect(page.getByText('没有锁定的金额')).toBeVisible();
  await expect(balance(other)).toContainText('500.00');
  // Both tabs share the one stream before an event is sent.
  await page.waitForFunction(async () =>
    ((await navigator.locks.query()).held ?? []).some(({ name }) => name === 'foyer.live'),
  );
  const bonus = { account, id: `bonus-${account}`, amount: '120', turnover: '360', name: '迎新红利', type: '2' };
  await operate(context.request, 'bonus', bonus);
  for (const tab of [page, other]) {
    await expect(tab.getByText('+฿120.00 红利').first()).toBeVisible();
    await expect(balance(tab)).toContainText('620.00');
  }
  const sum = page.getByRole('main').getByRole('definition');
  await expect(sum.filter({ hasText: '−฿120.00' })).toBeVisible();
  await expect(sum.filter({ hasText: '500.00' })).toBeVisible();
  await expect(page.getByText('还差流水 ฿360.00').first()).toBeVisible();
  await expect(page.getByRole('meter', { name: '迎新红利的流水' })).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByRole('table', { name: '全部锁定记录' }).getByText('锁定').first()).toBeVisible();

  await page.goto(`${siteUrl()}/mine/capital/withdrawal?method=wallet`);
  await page.getByRole('main').getByText('扣除 1 笔').click();
  await page.getByRole('main').getByRole('link', { name: '迎新红利' }).click();
  await expect(page).toHaveURL(/tab=locks/);
  await page.getByRole('button', { name: '放弃红利 迎新红利' }).click();
  const dialog = page.getByRole('dialog', { name: '放弃迎新红利？' });
  await expect(dialog).toContainText('฿120.00 红利会从主钱包收回');
  await dialog.getByRole('button', { name: '放弃红利' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('没有锁定的金额')).toBeVisible();
  for (const tab of [page, other]) await expect(balance(tab)).toContainText('500.00');
  expect((await accountsOf(account)).main).toBe(50_000);
  expect(await booksFaults()).toEqual([]);
});

test('a balance that cannot be updated shows as of when it is. R03', async ({ page, context }) => {
  const { account } = await registerPlayer(context);
  await operate(context.request, 'bonus', { account, id: `gift-${account}`, amount: '500' });
  const line = await lineOf(page);
  await line('wifi');
  await openTakenUp(page, '/mine/capital/account');
  await expect(page.getByRole('main').getByText('500.00').first()).toBeVisible();
  await expect(balance(page)).toContainText('500.00');
  await expect(page.getByText(/^截至/)).toHaveCount(0);
  await line('none');
  await expect(balance(page).getByText(/^截至/)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^截至/).first()).toBeVisible();
  await line('wifi');
  await expect(page.getByText(/^截至/)).toHaveCount(0);
});

test('with automatic transfer on, a launch moves the main wallet into the game. SI-44', async ({ page, context }) => {
  const { account } = await registerPlayer(context);
  await operate(context.request, 'bonus', { account, id: `gift-${account}`, amount: '300.50' });
  await page.goto(`${siteUrl()}/mine/capital/account`);
  await page.getByRole('checkbox', { name: '进入游戏时自动转入' }).check();
  await page.goto(`${siteUrl()}/launch?mode=real&platform=moyu&key=moyu&type=1&game=&name=`);
  await expect.poll(async () => accountsOf(account)).toMatchObject({ main: 50, 'game:moyu': 30_000 });
  expect(await booksFaults()).toEqual([]);
});
