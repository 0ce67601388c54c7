/** Log-in in its four places, by the keyboard alone, each control found by role and label. SI-02 to SI-04 */
import { expect, test } from '../test.ts';
import type { Locator, Page } from '@playwright/test';
import { getFrontConfigList } from '@foyer/contract/site/config.ts';
import { openTakenUp, tabbing, watch } from '../hand.ts';
import { forgetSession, password, registerPlayer } from '../player.ts';

/** Tries a wrong password first: the form shows the error and keeps what was typed. */
async function logIn(page: Page, form: Locator, account: string, isHeader = false): Promise<void> {
  const hand = tabbing(page);
  const secret = form.getByLabel('密码', { exact: true });
  await hand.type(form.getByRole('textbox', { name: '账号', exact: true }), account);
  await hand.type(secret, 'wrong123');
  if (isHeader) await expect(form.getByLabel('记住账号')).toBeVisible();
  await hand.press(form.getByRole('button', { name: '登录', exact: true }));
  await expect(form.getByText('账号或密码错误').first()).toBeVisible();
  // After a failure the browser solves a captcha for the next try, and may finish before its progress is shown.
  const worker = page.waitForEvent('worker');
  await hand.type(secret, password);
  await page.keyboard.press('Enter');
  expect((await worker).url()).toContain('search.worker');
  await expect(form).toBeHidden();
}

const isIn = (page: Page) => expect(page.getByRole('button', { name: '账户菜单' })).toBeVisible();

test('logs in from the header. SI-02, SCREEN-001', async ({ page, context }) => {
  test.slow();
  const { account } = await registerPlayer(context);
  await forgetSession(context);
  const faults = watch(page);
  await openTakenUp(page, '/club');
  await logIn(page, page.getByRole('banner').getByRole('form', { name: '快速登录' }), account, true);
  await isIn(page);
  await expect(page).toHaveURL(/\/club$/);
  expect(faults).toEqual([]);
});

test('logs in from the popup, and the page behind it stays. SI-03, POPUP-001', async ({ page, context }) => {
  test.slow();
  const { account } = await registerPlayer(context);
  await forgetSession(context);
  const faults = watch(page);
  await page.setViewportSize({ width: 700, height: 900 });
  await openTakenUp(page, '/club');
  await tabbing(page).press(page.getByRole('banner').getByRole('button', { name: '登录', exact: true }));
  const popup = page.getByRole('dialog', { name: '登录' });
  await logIn(page, popup.getByRole('form', { name: '登录' }), account);
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(/\/club$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await isIn(page);
  expect(faults).toEqual([]);
});

test('logs in on the page, and goes on to the requested address. SI-04', async ({ page, context }) => {
  test.slow();
  const { account } = await registerPlayer(context);
  await forgetSession(context);
  const faults = watch(page);
  await openTakenUp(page, `/login?redirect=${encodeURIComponent('/mine/safety')}`);
  await logIn(page, page.getByRole('main').getByRole('form', { name: '登录' }), account);
  await expect(page.getByRole('heading', { name: '安全设置' })).toBeVisible();
  await isIn(page);
  expect(faults).toEqual([]);
});

/** Turns on the floating box for this page only, by changing one reply. */
async function wantFloatLogin(page: Page): Promise<void> {
  await page.route(`**${getFrontConfigList.path}`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { list: { configKey: string; configVal: string }[] } };
    const isAsked = (route.request().postData() ?? '').includes('floatLogin');
    if (isAsked) json.data.list.push({ configKey: 'floatLogin', configVal: '1' });
    await route.fulfill({ response, json });
  });
}

test('logs in from the floating box where the operator has one. POPUP-002, AMB-018', async ({ page, context }) => {
  test.slow();
  const { account } = await registerPlayer(context);
  await forgetSession(context);
  const faults = watch(page);
  await wantFloatLogin(page);
  await openTakenUp(page, '/home');
  // The box opens by itself. It is last in the page, so Shift+Tab reaches it.
  const box = page.getByRole('complementary', { name: '快速登录' });
  await expect(box.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await logIn(page, box.getByRole('form', { name: '登录' }), account);
  await expect(box).toHaveCount(0);
  await isIn(page);
  expect(faults).toEqual([]);
});
