/** Account recovery by the keyboard alone, each control found by role and label. SI-06, SCREEN-003, SCREEN-004 */
import { expect, test } from '../test.ts';
import type { Locator, Page } from '@playwright/test';
import { freshPhone, openTakenUp, siteUrl, tabbing, watch } from '../hand.ts';
import type { Hand } from '../hand.ts';
import { codeFromOutbox } from '../outbox.ts';
import { forgetSession, registerPlayer } from '../player.ts';

async function openRecovery(page: Page, hand: Hand): Promise<Locator> {
  await openTakenUp(page, '/login');
  await hand.press(page.getByRole('main').getByRole('link', { name: '忘记密码' }));
  return page.getByRole('form', { name: '找回密码' });
}

/** Tab reaches the chosen radio button, the arrow keys the others. */
async function chooseWay(page: Page, name: RegExp, steps: number): Promise<void> {
  const ways = page.getByRole('group', { name: '用什么找回' });
  await tabbing(page).tick(ways.getByRole('radio', { name: /^短信/ }));
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await expect(ways.getByRole('radio', { name })).toBeChecked();
}

/** Enters a new password, at first with a repetition that differs. VALID-011 */
async function finish(page: Page, hand: Hand, form: Locator): Promise<void> {
  await expect(form.getByLabel('新密码')).toBeFocused();
  await page.keyboard.type('fresh123');
  await hand.type(form.getByLabel('再输一次'), 'fresh124');
  await page.keyboard.press('Enter');
  await expect(form.getByText('两次输入的密码不一致')).toBeVisible();
  await hand.type(form.getByLabel('再输一次'), 'fresh123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '密码改好了' })).toBeFocused();
}

test('recovers a password by SMS in three steps. CALL-069, CALL-071, CALL-072', async ({ page, context }) => {
  test.slow();
  const { account, mobilePhone } = await registerPlayer(context);
  await forgetSession(context);
  const faults = watch(page);
  const hand = tabbing(page);
  const form = await openRecovery(page, hand);
  await hand.type(form.getByLabel('账号'), account);
  await hand.type(form.getByLabel('账户里的手机号'), mobilePhone);
  await hand.press(form.getByRole('button', { name: '发送验证码' }));
  await expect(form.getByLabel('短信验证码')).toBeFocused();
  const code = await codeFromOutbox(context);
  await hand.type(form.getByLabel('短信验证码'), code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(form.getByText('验证码不对或已过期')).toBeVisible();
  await hand.type(form.getByLabel('短信验证码'), code);
  await page.keyboard.press('Enter');
  await finish(page, hand, form);
  expect(faults).toEqual([]);
});

test('recovers a password by mail in three steps. CALL-068, CALL-071, CALL-072', async ({ page, context }) => {
  test.slow();
  const email = `lin${freshPhone().slice(-6)}@mail.net`;
  const { account } = await registerPlayer(context, { email });
  await forgetSession(context);
  const faults = watch(page);
  const hand = tabbing(page);
  const form = await openRecovery(page, hand);
  await chooseWay(page, /^邮箱/, 1);
  await hand.type(form.getByLabel('账号'), account);
  await hand.type(form.getByLabel('账户里的邮箱'), email);
  await hand.press(form.getByRole('button', { name: '发送验证码' }));
  await expect(form.getByLabel('邮件验证码')).toBeFocused();
  await page.keyboard.type(await codeFromOutbox(context));
  await page.keyboard.press('Enter');
  await finish(page, hand, form);
  expect(faults).toEqual([]);
});

test('offers customer service, and leads back to the log-in. SI-53, AMB-144, SCREEN-068', async ({ page }) => {
  const faults = watch(page);
  const hand = tabbing(page);
  await openRecovery(page, hand);
  await chooseWay(page, /^客服/, 2);
  await expect(page.getByText('请准备好账号和注册时的资料')).toBeVisible();
  await expect(page.getByRole('form', { name: '找回密码' })).toHaveCount(0);
  await hand.press(page.getByRole('main').getByRole('button', { name: '复制邮箱' }));
  await expect(page.getByText(/已复制|浏览器不允许复制/).first()).toBeAttached();
  await hand.press(page.getByRole('button', { name: '返回登录' }));
  await expect(page.getByRole('main').getByRole('form', { name: '登录' })).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server renders the recovery form with its styles. AMB-012', async ({ page }) => {
    await page.goto(`${siteUrl()}/login?panel=forget`);
    // The native select is transparent and lies over the short name of the country.
    await expect(page.getByRole('combobox', { name: '国家或地区' })).toHaveCSS('opacity', '0');
  });
});
