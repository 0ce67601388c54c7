import { expect, test } from '../../test.ts';
import { keyboard, siteUrl } from '../../hand.ts';
import { giveAuthenticator } from '../../passkeyDevice.ts';
import { password, registerPlayer } from '../../player.ts';

test('adds a passkey on a device, logs in by it, renames and removes it. SI-38, S18', async ({ page, context }) => {
  test.slow();
  // A passkey belongs to a host name, so the same house is opened by its name.
  const url = siteUrl().replace('127.0.0.1', 'localhost');
  await registerPlayer(context);
  await context.addCookies(
    (await context.cookies()).map(({ name, value, httpOnly }) => ({ name, value, httpOnly, url })),
  );
  await giveAuthenticator(page);
  const hand = keyboard(page);
  const row = (name: string) =>
    page
      .getByRole('main')
      .locator('li')
      .filter({ has: page.getByText(name, { exact: true }) });
  await page.goto(`${url}/mine/safety`);
  await hand.press(row('通行密钥').getByRole('button'));
  const add = page.getByRole('form', { name: '添加通行密钥' });
  await hand.type(add.getByLabel('登录密码'), 'wrong-one1');
  await hand.press(add.getByRole('button', { name: '在这台设备上添加' }));
  await expect(add.getByText('原密码不对，密码没有改动')).toBeVisible();
  await hand.type(add.getByLabel('名称'), '我的手机');
  await hand.type(add.getByLabel('登录密码'), password);
  await hand.press(add.getByRole('button', { name: '在这台设备上添加' }));
  await expect(row('我的手机')).toBeVisible();

  await context.clearCookies({ name: 'UUID' });
  await context.clearCookies({ name: 'signedIn' });
  await page.goto(`${url}/login`);
  await hand.press(page.getByRole('main').getByRole('button', { name: '用通行密钥登录' }));
  await expect(page).toHaveURL(/\/home/);

  await page.goto(`${url}/mine/safety`);
  await expect(row('我的手机').getByText(/最近用于/)).toBeVisible();
  await hand.press(row('我的手机').getByRole('button', { name: '改名' }));
  await hand.type(page.getByRole('dialog').getByLabel('名称'), '旧手机');
  await hand.press(page.getByRole('button', { name: '保存名称' }));
  await hand.press(row('旧手机').getByRole('button', { name: /^移除/ }));
  const remove = page.getByRole('form', { name: '移除「旧手机」' });
  await hand.type(remove.getByLabel('登录密码'), password);
  await hand.press(remove.getByRole('button', { name: '移除通行密钥' }));
  await expect(row('旧手机')).toHaveCount(0);
});
