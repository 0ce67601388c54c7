/** Log-in by a third party, by the keyboard alone: linked to an account, used, unlinked. AMB-155, CALL-067 */
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { openTakenUp, siteUrl, tabbing, watch } from '../hand.ts';
import { forgetSession, password, registerPlayer } from '../player.ts';

/** Goes from the log-in page to the provider and back. */
async function throughPassport(page: Page): Promise<void> {
  const hand = tabbing(page);
  await openTakenUp(page, '/login');
  await hand.press(page.getByRole('main').getByRole('link', { name: '用沙盒通行证登录' }));
  await expect(page.getByRole('heading', { name: '沙盒通行证' })).toBeVisible();
  await hand.press(page.getByRole('button', { name: '同意并登录前厅' }));
}

test('a passport is linked by a log-in, opens the account, and is unlinked. S18, SCREEN-067', async ({
  page,
  context,
}) => {
  test.slow();
  const { account } = await registerPlayer(context);
  await forgetSession(context);
  const faults = watch(page);
  const hand = tabbing(page);

  await throughPassport(page);
  await expect(page.getByText(/SP-[A-Z2-9]{6} 还没有对应的账户/)).toBeVisible();
  expect(page.url()).not.toContain('authCode');
  const form = page.getByRole('main').getByRole('form', { name: '登录' });
  await hand.type(form.getByRole('textbox', { name: '账号', exact: true }), account);
  await hand.type(form.getByLabel('密码', { exact: true }), password);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('button', { name: '账户菜单' });
  await expect(menu).toBeVisible();

  await forgetSession(context);
  await throughPassport(page);
  await expect(menu).toBeVisible();

  await page.goto(`${siteUrl()}/mine/safety`);
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('沙盒通行证', { exact: true }) });
  await expect(row.getByText(/^SP-[A-Z2-9]{6}，\d{4}-\d{2}-\d{2} 绑定$/)).toBeVisible();
  await hand.press(row.getByRole('button', { name: '解除 沙盒通行证' }));
  const dialog = page.getByRole('dialog', { name: '解除「沙盒通行证」' });
  await hand.type(dialog.getByLabel('登录密码', { exact: true }), 'wrong123');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('原密码不对，密码没有改动').first()).toBeVisible();
  await hand.type(dialog.getByLabel('登录密码', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);

  await forgetSession(context);
  await throughPassport(page);
  await expect(page.getByText(/还没有对应的账户/)).toBeVisible();
  expect(faults).toEqual([]);
});
