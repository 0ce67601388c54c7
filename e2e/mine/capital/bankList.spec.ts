/** Bad input on the form of a bank card. SI-51, VALID-040 to VALID-049 */
import { expect, test } from '@playwright/test';
import { fullWidth, long, refusesBadInput, sendRaw, unreadable } from '../../badInput.ts';
import { rowsOf } from '../../books.ts';
import { freshCard, freshPhone, siteUrl } from '../../hand.ts';
import { realName, registerPlayer, verifyPlayer, withdrawPassword } from '../../player.ts';

const cardNumber = '银行卡号为15-19位数字，不能以0开头';
const branch = '开户支行为2-10个汉字或字母';
const mobile = '请输入以1开头的11位手机号码';

test('a card: rules on both sides, and nobody has a new card. VALID-040 to VALID-049', async ({ page, context }) => {
  const player = await registerPlayer(context);
  await verifyPlayer(context, player);
  await page.goto(`${siteUrl()}/mine/capital/bankList?add=true`);
  const form = page.getByRole('form', { name: '添加银行卡' });
  await expect(form).toBeVisible();
  const before = await rowsOf(player.account);
  const number = freshCard();
  const fields = {
    cardNumber: { label: '卡号', good: number },
    branch: { label: '开户支行', good: '静安支行' },
    reservedPhone: { label: '银行预留手机号', good: freshPhone() },
    withdrawPassword: { label: '提款密码', good: withdrawPassword },
  };
  await refusesBadInput(page, {
    form,
    path: '/api/loged/addBankCard',
    fields,
    also: { holderName: realName },
    wrong: [
      ['cardNumber', '', '请输入银行卡号'],
      ['cardNumber', number.slice(0, 14), cardNumber],
      ['cardNumber', `0${number.slice(1)}`, cardNumber],
      ['cardNumber', `${number}0`, cardNumber],
      ['cardNumber', `-${number}x`, cardNumber],
      ['cardNumber', '6.2e18', cardNumber],
      ['cardNumber', fullWidth(number), cardNumber],
      ['cardNumber', '<script>alert(1)</script>', cardNumber],
      ['cardNumber', long, '这一项的内容无法识别', unreadable],
      ['branch', '', '请输入开户支行'],
      ['branch', '静', branch],
      ['branch', '静安支行静安支行静安支', branch],
      ['branch', '静安<b>', branch],
      ['branch', '静安😀', branch],
      ['reservedPhone', '', '请输入手机号码'],
      ['reservedPhone', '23800138000', mobile],
      ['withdrawPassword', '', '请输入提款密码'],
    ],
  });
  const card = Object.fromEntries(Object.entries(fields).map(([name, { good }]) => [name, good]));
  const answers = await sendRaw(page, '/api/loged/addBankCard', [
    { ...card, holderName: '' },
    { ...card, holderName: '<b>' },
    { ...card, holderName: '王小明' },
    { ...card, holderName: realName, withdrawPassword: 'take12346' },
    { ...card, holderName: realName, cardNumber: `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}` },
  ]);
  expect(answers.map(({ msg }) => msg)).toEqual([
    '请输入持卡人姓名',
    '姓名为2-20个汉字，或以单个空格分隔的英文名',
    '持卡人姓名与真实姓名不一致',
    '提款密码不对，金额没有变动',
    '银行卡暂未验证，请稍后再试',
  ]);
  expect(await rowsOf(player.account)).toEqual(before);
});
