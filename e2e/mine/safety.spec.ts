/** Bad input in the forms of the security page: real name, phone and its code, withdrawal password. SI-38 */
import { expect, test } from '../test.ts';
import { fullWidth, long, refusesBadInput, sendRaw, sentTo, unreadable } from '../badInput.ts';
import { rowsOf } from '../books.ts';
import { freshPhone, siteUrl } from '../hand.ts';
import { registerPlayer } from '../player.ts';

const realName = '姓名为2-20个汉字，或以单个空格分隔的英文名';
const mobile = '请输入以1开头的11位手机号码';
const code = '验证码为4-8位数字';

test('real name, phone, code and withdrawal password: rules on both sides, no row changes. VALID-015 to VALID-051', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await page.goto(`${siteUrl()}/mine/safety`);
  await expect(page.getByRole('button', { name: '去设置 真实姓名' })).toBeVisible();
  const before = await rowsOf(player.account);
  expect(Object.keys(before)).toContain('player');

  await page.getByRole('button', { name: '去设置 真实姓名' }).click();
  await refusesBadInput(page, {
    form: page.getByRole('form', { name: '填写真实姓名' }),
    path: '/api/loged/confirmRealName',
    fields: { name: { label: '真实姓名', good: '陈晓林' } },
    wrong: [
      ['name', '', '请输入真实姓名'],
      ['name', '陈', realName],
      ['name', '陈'.repeat(21), realName],
      ['name', '陈晓林1', realName],
      ['name', '<script>alert(1)</script>', realName],
      ['name', '陈😀林', realName],
      ['name', 'Ann  Lee', realName],
      ['name', long, '这一项的内容无法识别', unreadable],
    ],
  });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '去验证 手机号码' }).click();
  const phoneForm = page.getByRole('form', { name: '验证手机号码' });
  const mobilePhone = freshPhone();
  await phoneForm.getByRole('button', { name: '换一个号码' }).click();
  await refusesBadInput(page, {
    form: phoneForm,
    path: '/api/loged/confirmPhone',
    fields: { mobilePhone: { label: '手机号码', good: mobilePhone }, code: { label: '验证码', good: '123456' } },
    wrong: [
      // For the house, an empty number means the registered one.
      ['mobilePhone', '', '请输入手机号码', '验证码不对或已过期'],
      ['mobilePhone', '23800138000', mobile],
      ['mobilePhone', fullWidth('13800138000'), mobile],
      ['mobilePhone', '1.38e10', mobile],
      ['mobilePhone', long, '这一项的内容无法识别', unreadable],
      ['code', '', '请输入验证码'],
      ['code', '123', code],
      ['code', '123456789', null, code],
      ['code', '-12345', code],
      ['code', fullWidth('123456'), code],
      ['code', '12e4', code],
    ],
  });
  await phoneForm.getByLabel('手机号码', { exact: true }).fill('');
  const asked = await sentTo(page, '/api/loged/sendPhoneSMS', async () => {
    await phoneForm.getByRole('button', { name: '发送验证码' }).click();
    await expect(phoneForm.getByLabel('手机号码', { exact: true })).toHaveAccessibleDescription('请输入手机号码');
  });
  expect(asked).toBe(0);
  const codes = await sendRaw(page, '/api/loged/sendPhoneSMS', [{ mobilePhone: '<b>' }]);
  expect(codes.map(({ msg }) => msg)).toEqual([mobile]);
  const guessed = await sendRaw(page, '/api/loged/confirmPhone', [{ mobilePhone, code: '000000' }]);
  expect(guessed).toMatchObject([{ msg: '验证码不对或已过期' }]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '去设置 提款密码' }).click();
  const tooShort = '提款密码为6-64个字符';
  await refusesBadInput(page, {
    form: page.getByRole('form', { name: '设置提款密码' }),
    path: '/api/loged/setWithdrawPW',
    fields: {
      withdrawPassword: { label: '提款密码', good: 'take12345' },
      again: { label: '再输入一次', good: 'take12345' },
    },
    wrong: [
      ['withdrawPassword', '', '请输入提款密码'],
      ['withdrawPassword', '12345', tooShort],
      ['withdrawPassword', '😀😀', tooShort],
      ['withdrawPassword', '1'.repeat(65), null, tooShort],
      ['withdrawPassword', long, null, unreadable],
      ['again', '', '请输入确认密码', null],
      ['again', 'take12346', '两次输入的密码不一致', null],
    ],
  });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '更改 登录密码' }).click();
  const password = '密码为6-12位字母和数字，两者都要有';
  await refusesBadInput(page, {
    form: page.getByRole('form', { name: '更改登录密码' }),
    path: '/api/loged/updateLoginPassword',
    fields: {
      oldPassword: { label: '原密码', good: player.password },
      newPassword: { label: '新密码', good: 'new12345' },
      again: { label: '再输入一次新密码', good: 'new12345' },
    },
    wrong: [
      ['oldPassword', '', '请输入原密码'],
      ['newPassword', '', '请输入新密码'],
      ['newPassword', 'abcdefgh', password],
      ['newPassword', '<b>12345', password],
      ['newPassword', player.password, '新密码与旧密码相同'],
      ['again', 'new12346', '两次输入的密码不一致', null],
    ],
  });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '去设置 QQ' }).click();
  const qq = 'QQ为5-10位数字，不能以0开头';
  await refusesBadInput(page, {
    form: page.getByRole('form', { name: '填写 QQ' }),
    path: '/api/loged/confirmQQ',
    fields: { qq: { label: 'QQ', good: '12345678' } },
    wrong: [
      ['qq', '', '请输入QQ'],
      ['qq', '01234567', qq],
      ['qq', '1e7', qq],
      ['qq', fullWidth('12345678'), qq],
      ['qq', long, '这一项的内容无法识别', unreadable],
    ],
  });
  expect(await rowsOf(player.account)).toEqual(before);
});
