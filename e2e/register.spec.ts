/** Bad input at registration: each rule has its message, the house refuses it too, and no account is created. SI-05 */
import { expect, test } from './test.ts';
import { fullWidth, long, refusesBadInput, sendRaw, unreadable } from './badInput.ts';
import { namesTaken } from './books.ts';
import { freshAccount, freshPhone, siteUrl } from './hand.ts';
import { comeFromOwnAddress } from './player.ts';

const account = '账号为6-12位字母和数字，两者都要有';
const password = '密码为6-12位字母和数字，两者都要有';
const mobile = '请输入以1开头的11位手机号码';
const nickname = '昵称为2-8个字母、数字、汉字或 _ - . ·';

test('names the rule of every field, and the house refuses the same input. VALID-001 to VALID-014', async ({
  page,
  context,
}) => {
  await comeFromOwnAddress(context);
  await page.goto(`${siteUrl()}/register`);
  const form = page.getByRole('form', { name: '开一个账户' });
  await form.getByLabel(/年满 18 岁/).check();
  await form.getByLabel(/同意用户协议/).check();
  const name = freshAccount();
  await refusesBadInput(page, {
    form,
    path: '/api/guest/registered',
    also: { adult: '1', terms: '1', captcha: 'off', captchaId: '' },
    fields: {
      userAccount: { label: '账号', good: name },
      password: { label: '密码', good: 'river5moon' },
      confirmPassword: { label: '再输一次', good: 'river5moon' },
      mobilePhone: { label: /^手机号/, good: freshPhone() },
      nickname: { label: /^昵称/, good: '小林' },
      email: { label: /^邮箱/, good: 'lin@example.com' },
    },
    wrong: [
      ['userAccount', '', '请输入账号'],
      ['userAccount', 'ab1', account],
      ['userAccount', 'abcdefgh', account],
      ['userAccount', '1abcdefg', '账号须以字母开头'],
      ['userAccount', '13800138000', '账号不能为手机号码'],
      ['userAccount', '<script>1', account],
      ['userAccount', 'lin😀2026', account],
      ['userAccount', `lin${fullWidth('2026')}`, account],
      ['userAccount', long, '这一项的内容无法识别', unreadable],
      ['password', '', '请输入密码'],
      ['password', 'abc1', password],
      ['password', 'abcdefgh', password],
      ['password', '12345678', password],
      ['password', '<b>1</b>', password],
      ['password', 'abc 1234', password],
      ['confirmPassword', '', '请输入确认密码', null],
      ['confirmPassword', 'river5noon', '两次输入的密码不一致', null],
      ['mobilePhone', '23800138000', mobile],
      ['mobilePhone', '1380013800', mobile],
      ['mobilePhone', '-1380013800', mobile],
      ['mobilePhone', '1.38e10', mobile],
      ['mobilePhone', fullWidth('13800138000'), mobile],
      ['mobilePhone', long, '这一项的内容无法识别', unreadable],
      ['nickname', 'x', nickname],
      ['nickname', '<b>', nickname],
      ['nickname', '😀😀', nickname],
      ['email', 'lin@exam.cn', '邮箱长度为13-20个字符'],
      ['email', 'lin.example.com', '邮箱格式错误'],
    ],
  });
  await form.getByLabel(/年满 18 岁/).uncheck();
  await form.getByRole('button', { name: '创建账户' }).click();
  await expect(form.getByText('请确认你已达到年龄要求')).toBeVisible();
  const [minor] = await sendRaw(page, '/api/guest/registered', [
    { userAccount: name, password: 'river5moon', mobilePhone: freshPhone(), captcha: '7', terms: '1' },
  ]);
  expect(minor).toMatchObject({ msg: '须年满18岁并接受条款才能注册' });
  expect(await namesTaken([name, 'abcdefgh', '1abcdefg', '13800138000'])).toEqual([]);
});
