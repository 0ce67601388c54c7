/** The way back into an account, by the keyboard alone. SI-06, CALL-069 to CALL-071 */
import { expect, test } from '@playwright/test';
import { captchaAnswer, freshAccount, freshPhone, keyboard, siteUrl, watch } from '../hand.ts';
import { clientHeader } from '@foyer/contract/envelope.ts';

test('recovers a password by SMS in three steps, by the keyboard alone. SCREEN-003, SCREEN-004', async ({
  page,
  context,
}) => {
  test.slow();
  const faults = watch(page);
  const hand = keyboard(page);
  const url = siteUrl();
  const deviceId = crypto.randomUUID();
  await context.addCookies([{ name: 'deviceId', value: deviceId, url }]);
  const send = async (path: string, fields: Record<string, string>) => {
    const form = { lang: 'zh_CN', frontType: '2', deviceId, ...fields };
    const reply = await context.request.post(url + path, { form, headers: { [clientHeader]: '1', origin: url } });
    return (await reply.json()) as { code: number; data: Record<string, string> };
  };
  const [userAccount, mobilePhone] = [freshAccount(), freshPhone()];
  const captcha = await send('/api/guest/defaultKaptcha', { purpose: 'register' });
  const registered = await send('/api/guest/registered', {
    userAccount,
    password: 'abc12345',
    mobilePhone,
    captcha: captchaAnswer(captcha.data.question ?? ''),
    captchaId: captcha.data.captchaId ?? '',
    adult: '1',
    terms: '1',
  });
  expect(registered.code).toBe(200);
  await context.clearCookies({ name: 'UUID' });
  await context.clearCookies({ name: 'signedIn' });

  await page.goto(`${url}/login`);
  await hand.press(page.getByRole('main').getByRole('link', { name: '忘记密码' }));
  const form = page.getByRole('form', { name: '找回密码' });
  await hand.type(form.getByLabel('账号'), userAccount);
  await hand.type(form.getByLabel('账户里的手机号'), mobilePhone);
  await hand.press(form.getByRole('button', { name: '发送验证码' }));
  await expect(form.getByLabel('短信验证码')).toBeFocused();

  const outbox = await context.request.get(`${url}/sandbox/outbox`);
  const code = /class="code">(\d{6})</.exec(await outbox.text())?.[1] ?? '';
  await hand.type(form.getByLabel('短信验证码'), code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(form.getByText('验证码不对或已过期')).toBeVisible();
  await hand.type(form.getByLabel('短信验证码'), code);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('新密码')).toBeFocused();
  await page.keyboard.type('fresh123');
  await hand.type(form.getByLabel('再输一次'), 'fresh124');
  await page.keyboard.press('Enter');
  await expect(form.getByText('两次输入的密码不一致')).toBeVisible();
  await hand.type(form.getByLabel('再输一次'), 'fresh123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '密码改好了' })).toBeFocused();
  expect(faults).toEqual([]);
});
