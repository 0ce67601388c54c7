/** The player of the journey through a real house: opens an account, and proves who they are by what arrives outside. */
import type { Page } from '@playwright/test';
import { finger, freshAccount, freshPhone, takeInUse } from './hand.ts';
import { realName, withdrawPassword } from './player.ts';
import type { RealHouse } from './realHouse.ts';
import { expect } from './test.ts';

export const hand = finger();
export const account = freshAccount();
export const mobilePhone = freshPhone();
const email = `${account}@mail.net`;

/** A house for real money says nowhere that anything is a demonstration. */
export async function isReal(page: Page): Promise<void> {
  const words = await page.evaluate(() => document.body.innerText);
  expect(words.match(/.{0,20}(?:演示|沙盒|沙箱|sandbox|play money).{0,20}/gi) ?? [], page.url()).toEqual([]);
}

export async function openAt({ house }: RealHouse, page: Page, path: string): Promise<void> {
  await page.goto(house.url + path);
  await takeInUse(page);
  await isReal(page);
}

/** The code of the newest message to this address, once it has arrived. */
async function codeAt(sink: RealHouse['sms'] | RealHouse['smtp'], to: string): Promise<string> {
  const code = () => /\d{6}/.exec(sink.arrived().findLast((one) => one.to === to)?.text ?? '')?.[0] ?? '';
  await expect.poll(code).toMatch(/^\d{6}$/);
  return code();
}

export async function register(real: RealHouse, page: Page): Promise<void> {
  await openAt(real, page, '/register');
  const form = page.getByRole('form', { name: '开一个账户' });
  await hand.type(form.getByRole('textbox', { name: '账号', exact: true }), account);
  await hand.type(form.getByLabel('密码', { exact: true }), 'river5moon');
  await hand.type(form.getByLabel('再输一次', { exact: true }), 'river5moon');
  await hand.type(form.getByRole('textbox', { name: /^手机号/ }), mobilePhone);
  await hand.tick(form.getByRole('checkbox', { name: /年满 18 岁/ }));
  await hand.tick(form.getByRole('checkbox', { name: /同意用户协议/ }));
  await hand.press(form.getByRole('button', { name: '创建账户' }));
  await expect(page.getByText('账户建好了').first()).toBeVisible();
  await isReal(page);
}

/** Verifies phone and mail address by what arrives outside, and adds what a withdrawal needs. */
export async function verify(real: RealHouse, page: Page): Promise<void> {
  await openAt(real, page, '/mine/safety');
  await hand.press(page.getByRole('button', { name: '去验证 手机号码' }));
  const phone = page.getByRole('form', { name: '验证手机号码' });
  await hand.press(phone.getByRole('button', { name: '发送验证码' }));
  await hand.type(phone.getByLabel('验证码'), await codeAt(real.sms, `+86${mobilePhone}`));
  await isReal(page);
  await hand.press(phone.getByRole('button', { name: '验证手机号码' }));
  await expect(phone).toHaveCount(0);
  await hand.press(page.getByRole('button', { name: /邮箱$/ }));
  const mail = page.getByRole('form', { name: '验证邮箱' });
  await hand.type(mail.getByLabel('邮箱', { exact: true }), email);
  await hand.press(mail.getByRole('button', { name: '发送验证码' }));
  await hand.type(mail.getByLabel('验证码'), await codeAt(real.smtp, email));
  await hand.press(mail.getByRole('button', { name: '验证邮箱' }));
  await expect(mail).toHaveCount(0);
  await hand.press(page.getByRole('button', { name: '去设置 真实姓名' }));
  const name = page.getByRole('form', { name: '填写真实姓名' });
  await hand.type(name.getByLabel('真实姓名'), realName);
  await hand.press(name.getByRole('button').last());
  await expect(name).toHaveCount(0);
  await hand.press(page.getByRole('button', { name: '去设置 提款密码' }));
  const secret = page.getByRole('form', { name: '设置提款密码' });
  await hand.type(secret.getByLabel('提款密码', { exact: true }), withdrawPassword);
  await hand.type(secret.getByLabel('再输入一次'), withdrawPassword);
  await hand.press(secret.getByRole('button').last());
  await expect(secret).toHaveCount(0);
}
