/** How a session ends, and what the player sees. STATE-003, STATE-004, ERR-013 to ERR-020, S17 */
import { expect, test } from '../test.ts';
import { siteUrl, watch } from '../hand.ts';
import { operate } from '../operator.ts';
import { registerPlayer } from '../player.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a kicked player sees one message and comes back to the page after logging in. ERR-014, AMB-163', async ({
  context,
  page,
}) => {
  const { account } = await registerPlayer(context);
  await page.goto(`${siteUrl()}/mine/capital/account`);
  await expect(page.getByRole('button', { name: '账户菜单' })).toBeVisible();
  await operate(context.request, 'kick', { account });
  // A read in the background may end the page's session before the click does.
  await Promise.race([page.getByRole('link', { name: '交易记录' }).first().click(), page.waitForURL(/\/login/)]);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmine/);
  await expect(page.getByText('账号已被踢出，请重新登录').first()).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('signedIn');
});

test('a frozen player sees why, and can log out. STATE-004, ERR-020', async ({ context, page }) => {
  const { account } = await registerPlayer(context);
  await page.goto(`${siteUrl()}/mine/center`);
  await expect(page.getByRole('button', { name: '账户菜单' })).toBeVisible();
  await operate(context.request, 'status', { account, status: 'frozen' });
  await page.reload();
  await expect(page.getByText('账号已冻结，请联系客服').first()).toBeVisible();
  await expect(page).toHaveURL(/\/mine\/center$/);
  await page.getByRole('button', { name: '账户菜单' }).click();
  await page.getByRole('button', { name: '退出登录' }).last().click();
  await expect(page).toHaveURL(`${siteUrl()}/home`);
  await expect(page.getByRole('form', { name: '快速登录' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('UUID');
});

test('log-out clears stored data and the cache, and does not ask to log in first. STATE-003, STATE-004, S17', async ({
  context,
  page,
}) => {
  const faults = watch(page);
  await registerPlayer(context);
  await page.goto(`${siteUrl()}/mine/capital/account?agentCode=AB12`);
  await page.evaluate(() => localStorage.setItem('foyer.favouriteSlots', '["1"]'));
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'agentCode')).toBe(true);
  await page.getByRole('button', { name: '账户菜单' }).click();
  const answered = page.waitForResponse(/\/api\/loged\/logout$/);
  await page.getByRole('button', { name: '退出登录' }).last().click();
  expect((await (await answered).allHeaders())['clear-site-data']).toBe('"cache"');
  await expect(page).toHaveURL(`${siteUrl()}/home`);
  await expect(page.getByText('请先登录')).toHaveCount(0);
  const names = (await context.cookies()).map(({ name }) => name);
  for (const gone of ['UUID', 'signedIn', 'agentCode']) expect(names).not.toContain(gone);
  expect(names).toContain('deviceId');
  expect(await page.evaluate(() => localStorage.getItem('foyer.favouriteSlots'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
  expect(faults).toEqual([]);
});

test('/mine/safety lists another device and logs it out. S17', async ({ browser, context, page }) => {
  const player = await registerPlayer(context);
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  });
  const { address } = await operate(context.request, 'ticket', { account: player.account });
  const other = await phone.newPage();
  await other.goto(siteUrl() + address);
  await other.getByRole('button', { name: '登录这个账号' }).click();
  await other.goto(`${siteUrl()}/mine/center`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  const faults = watch(page);
  await page.goto(`${siteUrl()}/mine/safety`);
  const devices = page.getByRole('region', { name: '登录设备' });
  await expect(devices.getByText('本设备')).toHaveCount(1);
  await devices.getByRole('button', { name: '退出该设备 Safari · iOS' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出该设备' }).click();
  await expect(devices.getByText('已被你退出')).toBeVisible();
  await other.reload();
  await expect.poll(async () => (await phone.cookies()).map(({ name }) => name)).not.toContain('signedIn');
  await expect(other.getByRole('button', { name: '账户菜单' })).toHaveCount(0);
  expect(faults).toEqual([]);
  await phone.close();
});
