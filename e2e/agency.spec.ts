/** Bad input on the agency's two forms. SI-32, AMB-157 */
import { expect, test } from './test.ts';
import { fullWidth, long, refusesBadInput, unreadable } from './badInput.ts';
import { namesTaken } from './books.ts';
import { freshAccount, freshPhone, siteUrl } from './hand.ts';
import { comeFromOwnAddress } from './player.ts';

const account = '账号为6-12位字母和数字，两者都要有';
const password = '密码为6-12位字母和数字，两者都要有';
const mobile = '请输入以1开头的11位手机号码';

test('registration: client and house apply the same rules, and a rejected form creates no agent. VALID-005 to VALID-020', async ({
  page,
  context,
}) => {
  await comeFromOwnAddress(context);
  await page.goto(`${siteUrl()}/agency`);
  const form = page.getByRole('form', { name: '注册代理' });
  const terms = form.getByLabel(/同意用户协议/);
  const termsTop = async () => ((await terms.boundingBox())?.y ?? 0) - ((await form.boundingBox())?.y ?? 0);
  const before = await termsTop();
  await form.getByLabel(/年满 18 岁/).check();
  // Nothing that loads late may move the controls that are pressed next.
  expect(await termsTop()).toBe(before);
  await terms.check();
  const name = freshAccount();
  await refusesBadInput(page, {
    form,
    path: '/api/guest/agent/registered',
    also: { adult: '1', terms: '1', captcha: 'off', captchaId: '' },
    fields: {
      account: { label: '代理账号', good: name },
      password: { label: '密码', good: 'river5moon' },
      confirmPassword: { label: '再输一次', good: 'river5moon' },
      mobilePhone: { label: /^手机号/, good: freshPhone() },
    },
    wrong: [
      ['account', '', '请输入账号'],
      ['account', '13800138000', '账号不能为手机号码'],
      ['account', '<i>agent1', account],
      ['account', long, '这一项的内容无法识别', unreadable],
      ['password', '', '请输入密码'],
      ['password', '密码12345a', password],
      ['confirmPassword', '', '请输入确认密码'],
      ['confirmPassword', 'river5noon', '两次输入的密码不一致'],
      ['mobilePhone', '', '请输入手机号码'],
      ['mobilePhone', fullWidth('13800138000'), mobile],
      ['mobilePhone', '1e10', mobile],
    ],
  });
  expect(await namesTaken([name, '13800138000'])).toEqual([]);
});

test('log-in: client and house apply the same rules, and no session opens. VALID-004', async ({ page, context }) => {
  await comeFromOwnAddress(context);
  await page.goto(`${siteUrl()}/agency`);
  await page.getByRole('tab', { name: '代理登录' }).click();
  const form = page.getByRole('form', { name: '代理登录' });
  await refusesBadInput(page, {
    form,
    path: '/api/guest/agent/login',
    also: { captcha: 'off' },
    fields: {
      account: { label: '代理账号', good: 'agent123' },
      password: { label: '密码', good: 'river5moon' },
    },
    wrong: [
      ['account', '', '请输入账号'],
      ['account', 'ag', '账号为6-12位字符，以字母开头'],
      ['account', "agent' --", '账号为6-12位字符，以字母开头'],
      ['account', long, '这一项的内容无法识别', unreadable],
      ['password', '', '请输入密码'],
      ['password', long, '这一项的内容无法识别', unreadable],
    ],
  });
  expect((await context.cookies()).filter(({ name }) => /agent|signed/i.test(name))).toEqual([]);
});
