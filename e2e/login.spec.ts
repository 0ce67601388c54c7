/** Bad input in the three log-in forms: header, popup and page. SI-02 to SI-04, VALID-004 */
import { expect, test } from './test.ts';
import { long, refusesBadInput, sendRaw, sentTo, unreadable } from './badInput.ts';
import type { Wrong } from './badInput.ts';
import { freshAccount, siteUrl, takeInUse } from './hand.ts';
import { comeFromOwnAddress } from './player.ts';

const path = '/api/login';
const account = '账号为6-12位字符，以字母开头';
const fields = {
  userAccount: { label: '账号', good: 'guest123' },
  password: { label: '密码', good: 'river5moon' },
};
const wrong = [
  ['userAccount', '', '请输入账号'],
  ['userAccount', '   ', '请输入账号'],
  ['userAccount', 'abc12', account],
  ['userAccount', '<script>', account],
  ['userAccount', "a' or '1", account],
  ['userAccount', '客人😀abc', account],
  ['userAccount', long, '这一项的内容无法识别', unreadable],
  ['password', '', '请输入密码'],
] as const satisfies readonly Wrong[];

test.beforeEach(({ context }) => comeFromOwnAddress(context));

test('the page names the rule, and the house refuses by the same rule. VALID-004, VALID-008', async ({ page }) => {
  await page.goto(`${siteUrl()}/login`);
  const form = page.getByRole('main').getByRole('form', { name: '登录' });
  await refusesBadInput(page, {
    form,
    path,
    also: { captcha: 'off' },
    fields,
    wrong,
  });
});

test('the popup names the rule and stays open. VALID-004, VALID-008', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteUrl()}/home`);
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  const form = page.getByRole('dialog', { name: '登录' }).getByRole('form');
  await refusesBadInput(page, {
    form,
    path,
    also: { captcha: 'off' },
    fields,
    wrong: wrong.slice(0, 6),
  });
  await expect(form).toBeVisible();
});

test('the header names the rule of the first wrong field and sends nothing. SI-02, VALID-004', async ({ page }) => {
  await page.goto(`${siteUrl()}/home`);
  await takeInUse(page);
  const form = page.getByRole('form', { name: '快速登录' });
  await form.getByLabel('账号', { exact: true }).fill(fields.userAccount.good);
  await form.getByLabel('密码', { exact: true }).fill(fields.password.good);
  await expect(form.getByLabel('记住账号')).toBeVisible();
  for (const { label, good } of Object.values(fields)) {
    await form.getByLabel(label, { exact: true }).fill(good);
  }
  const sent = await sentTo(page, path, async () => {
    for (const [name, value, message] of wrong) {
      const { label, good } = fields[name];
      const field = form.getByLabel(label, { exact: true });
      await field.fill(value);
      await field.press('Enter');
      await expect(form.getByText(message, { exact: true })).toBeVisible();
      await expect(field).toBeFocused();
      await field.fill(good);
    }
  });
  expect(sent).toBe(0);
});

test('a wrong captcha, a wrong password and an unknown account open no session. S15, S16', async ({
  page,
  context,
}) => {
  await page.goto(`${siteUrl()}/home`);
  const request = { userAccount: freshAccount(), password: 'river5moon', captcha: '7', captchaId: 'x' };
  const answers = await sendRaw(page, path, [request, request]);
  expect(answers).toMatchObject([{ msg: '账号或密码错误' }, { msg: '验证没有通过，请再试一次' }]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('signedIn');
});
