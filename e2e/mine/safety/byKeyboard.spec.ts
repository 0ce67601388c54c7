import { hotp, stepOf } from '@foyer/house/account/secondFactor/totp.ts';
import { expect, test } from '../../test.ts';
import type { Locator, Page } from '@playwright/test';
import { freshPhone, keyboard, siteUrl, watch } from '../../hand.ts';
import { codeFromOutbox } from '../../outbox.ts';
import { password, registerPlayer } from '../../player.ts';

/** The row of the page with this name. */
const row = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByText(name, { exact: true }) });
const form = (page: Page, name: string): Locator => page.getByRole('form', { name });

async function openSafety(page: Page): Promise<void> {
  await page.goto(`${siteUrl()}/mine/safety`);
  await expect(page.getByRole('heading', { name: '安全设置' })).toBeVisible();
  await expect(page.getByText('安全评分').first()).toBeVisible();
}

test('saves name, phone, withdrawal password and email by keyboard, up to a score of 99, and leads to customer service for changes. SI-38, CONST-028, POPUP-018, ROLE-014', async ({
  page,
  context,
}) => {
  test.slow();
  await registerPlayer(context);
  const faults = watch(page);
  const hand = keyboard(page);
  await openSafety(page);
  await expect(page.getByRole('img', { name: /安全评分 20/ })).toBeVisible();

  await hand.press(row(page, '真实姓名').getByRole('button'));
  const name = form(page, '填写真实姓名');
  await hand.press(name.getByRole('button', { name: '保存姓名' }));
  await expect(name.getByText('请输入真实姓名')).toBeVisible();
  await hand.type(name.getByLabel('真实姓名'), '李');
  await hand.press(name.getByRole('button', { name: '保存姓名' }));
  await expect(name.getByText('姓名为2-20个汉字')).toBeVisible();
  await hand.type(name.getByLabel('真实姓名'), '欧阳小雨');
  await hand.press(name.getByRole('button', { name: '保存姓名' }));
  await expect(row(page, '真实姓名').getByText('***雨')).toBeVisible();

  await hand.press(row(page, '手机号码').getByRole('button'));
  const phone = form(page, '验证手机号码');
  await hand.press(phone.getByRole('button', { name: '换一个号码' }));
  await hand.type(phone.getByLabel('手机号码'), '12');
  await hand.press(phone.getByRole('button', { name: '发送验证码' }));
  await expect(phone.getByText('请输入以1开头的11位手机号码')).toBeVisible();
  const number = freshPhone();
  await hand.type(phone.getByLabel('手机号码'), number);
  await hand.press(phone.getByRole('button', { name: '发送验证码' }));
  await expect(phone.getByText(/验证码已发往/)).toBeVisible();
  await hand.type(phone.getByLabel('验证码', { exact: true }), '000');
  await hand.press(phone.getByRole('button', { name: '验证手机号码' }));
  await expect(phone.getByText('验证码为4-8位数字')).toBeVisible();
  const code = await codeFromOutbox(context);
  await hand.type(phone.getByLabel('验证码', { exact: true }), code === '000000' ? '000001' : '000000');
  await hand.press(phone.getByRole('button', { name: '验证手机号码' }));
  await expect(phone.getByText('验证码不对或已过期')).toBeVisible();
  await hand.type(phone.getByLabel('验证码', { exact: true }), code);
  await hand.press(phone.getByRole('button', { name: '验证手机号码' }));
  await expect(row(page, '手机号码').getByText(`${number.slice(0, 3)}****${number.slice(-4)}`)).toBeVisible();

  await hand.press(row(page, '邮箱').getByRole('button'));
  const email = form(page, '验证邮箱');
  await hand.type(email.getByLabel('邮箱'), 'nobody@nowhere');
  await hand.press(email.getByRole('button', { name: '发送验证码' }));
  await expect(email.getByText('邮箱格式错误')).toBeVisible();
  const address = `guest${number.slice(-6)}@mail.net`;
  await hand.type(email.getByLabel('邮箱'), address);
  await hand.press(email.getByRole('button', { name: '发送验证码' }));
  await expect(email.getByText(/验证码已发往/)).toBeVisible();
  await hand.type(email.getByLabel('验证码', { exact: true }), await codeFromOutbox(context));
  await hand.press(email.getByRole('button', { name: '验证邮箱' }));
  await expect(row(page, '邮箱').getByText(/^gu\*+@mail\.net$/)).toBeVisible();

  await hand.press(row(page, '提款密码').getByRole('button'));
  const secret = form(page, '设置提款密码');
  await hand.type(secret.getByLabel('提款密码', { exact: true }), '12345');
  await hand.type(secret.getByLabel('再输入一次'), '123456');
  await hand.press(secret.getByRole('button', { name: '设置提款密码' }));
  await expect(secret.getByText('提款密码为6-64个字符')).toBeVisible();
  await hand.type(secret.getByLabel('提款密码', { exact: true }), 'sesame-open');
  await expect(secret.getByText('两次输入的密码不一致')).toBeVisible();
  await hand.type(secret.getByLabel('再输入一次'), 'sesame-open');
  await hand.press(secret.getByRole('button', { name: '设置提款密码' }));

  await expect(page.getByRole('img', { name: /安全评分 99/ })).toBeVisible();
  // S22: the page contains none of these values in clear.
  const markup = await page.content();
  for (const word of [number, address, '欧阳小雨', 'sesame-open']) expect(markup).not.toContain(word);
  await hand.press(row(page, '真实姓名').getByRole('button', { name: '联系客服' }));
  await expect(page.getByRole('dialog').getByText('真实姓名设定后只能由客服核对身份后更改。')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('changes the log-in password with the old one, and says what follows from it. S18', async ({ page, context }) => {
  test.slow();
  const player = await registerPlayer(context);
  await openSafety(page);
  const hand = keyboard(page);
  await hand.press(row(page, '登录密码').getByRole('button'));
  const change = form(page, '更改登录密码');
  const fill = async (old: string, next: string, again: string) => {
    await hand.type(change.getByLabel('原密码'), old);
    await hand.type(change.getByLabel('新密码', { exact: true }), next);
    await hand.type(change.getByLabel('再输入一次新密码'), again);
    await hand.press(change.getByRole('button', { name: '更改登录密码' }));
  };
  await fill(password, password, password);
  await expect(change.getByText('新密码与旧密码相同')).toBeVisible();
  await fill(password, 'river4stone', 'river5stone');
  await expect(change.getByText('两次输入的密码不一致')).toBeVisible();
  await fill('wrong-one1', 'river4stone', 'river4stone');
  await expect(change.getByText('原密码不对，密码没有改动')).toBeVisible();
  await fill(password, 'password123', 'password123');
  await expect(change.getByText('这个密码在泄露名单里，请换一个')).toBeVisible();

  await fill(password, 'river4stone', 'river4stone');
  await expect(page.getByText('登录密码已更改，其他设备已退出').first()).toBeVisible();
  await expect(page.getByText(/提款暂停到/)).toBeVisible();
  expect((await player.send('/api/loged/logedUserInfo')).code).toBe(200);
});

test('resets a forgotten withdrawal password by a code from the outbox. CALL-097, CALL-100', async ({
  page,
  context,
}) => {
  test.slow();
  const player = await registerPlayer(context);
  const phone = freshPhone();
  await player.send('/api/loged/sendPhoneSMS', { mobilePhone: phone });
  await player.send('/api/loged/confirmPhone', { mobilePhone: phone, code: await codeFromOutbox(context) });
  await player.send('/api/loged/setWithdrawPW', { withdrawPassword: 'sesame-open' });
  await openSafety(page);
  const hand = keyboard(page);
  await hand.press(row(page, '提款密码').getByRole('button'));
  await hand.press(page.getByRole('button', { name: '忘记了？用验证码重设' }));
  const reset = form(page, '重设提款密码');
  await hand.press(reset.getByRole('button', { name: '发送验证码' }));
  await expect(reset.getByText(`验证码已发往 ${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();
  await hand.type(reset.getByLabel('验证码', { exact: true }), await codeFromOutbox(context));
  await hand.type(reset.getByLabel('新提款密码', { exact: true }), 'close-sesame');
  await hand.type(reset.getByLabel('再输入一次新提款密码'), 'close-sesame');
  await hand.press(reset.getByRole('button', { name: '重设提款密码' }));
  await expect(page.getByText('提款密码已更改').first()).toBeVisible();
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The code that an authenticator with this key shows `steps` time steps from now. */
function authenticator(secret: string, steps = 0): string {
  const bits = Array.from(secret, (character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return hotp(Uint8Array.from(bytes), stepOf(Date.now()) + steps);
}

test('turns two-step verification on, asks for it at log-in, and accepts a recovery code. SI-38', async ({
  page,
  context,
}) => {
  test.slow();
  const player = await registerPlayer(context);
  const faults = watch(page);
  await openSafety(page);
  const hand = keyboard(page);
  await hand.press(row(page, '两步验证').getByRole('button'));
  const turnOn = form(page, '两步验证');
  await hand.type(turnOn.getByLabel('登录密码'), password);
  await hand.press(turnOn.getByRole('button', { name: '下一步' }));
  await expect(turnOn.getByRole('img', { name: '两步验证的二维码' })).toBeVisible();
  const secret = (await turnOn.locator('code').innerText()).replaceAll(' ', '');
  await hand.type(turnOn.getByLabel('动态码'), '12');
  await hand.press(turnOn.getByRole('button', { name: '开启两步验证' }));
  await expect(turnOn.getByText('动态码为6位数字，恢复码为10位字母和数字')).toBeVisible();
  // Uses the code of the previous step, which leaves later codes for the log-in. It waits for the beginning of a step,
  // because the previous code must still be valid when it is sent.
  await expect.poll(() => Date.now() % 30_000, { timeout: 40_000 }).toBeLessThan(12_000);
  await hand.type(turnOn.getByLabel('动态码'), authenticator(secret, -1));
  await hand.press(turnOn.getByRole('button', { name: '开启两步验证' }));
  await expect(page.getByRole('heading', { name: '收好恢复码' })).toBeVisible();
  const recovery = await page.getByRole('dialog').locator('code').first().innerText();
  await hand.press(page.getByRole('button', { name: '我已收好' }));
  await expect(row(page, '两步验证').getByText('已开启')).toBeVisible();

  for (const code of [() => authenticator(secret, 1), () => recovery]) {
    await player.send('/api/loged/logout');
    await context.clearCookies({ name: 'signedIn' });
    await page.goto(`${siteUrl()}/login`);
    const login = page.getByRole('main').getByRole('form', { name: '登录' });
    await hand.type(login.getByLabel('账号', { exact: true }), player.account);
    await hand.type(login.getByLabel('密码', { exact: true }), password);
    await hand.press(login.getByRole('button', { name: '登录', exact: true }));
    const step = form(page, '再验证一步');
    await hand.type(step.getByLabel('动态码或恢复码'), code());
    await hand.press(step.getByRole('button', { name: '完成登录' }));
    await expect(page).toHaveURL(/\/home/);
  }
  expect(faults.filter((fault) => !/40[13]/.test(fault))).toEqual([]);
});
