/** Bad input on a withdrawal to a bank card. SI-50, VALID-035 to VALID-039 */
import { expect, test } from '@playwright/test';
import { fullWidth, long, refusesBadInput, sendRaw, unreadable } from '../../badInput.ts';
import { booksFaults, rowsOf } from '../../books.ts';
import { freshCard, freshPhone, siteUrl } from '../../hand.ts';
import { fund, realName, registerPlayer, verifyPlayer, withdrawPassword } from '../../player.ts';

const path = '/api/loged/applyWithdraw';

test('a withdrawal: rules on both sides, and nothing is held. VALID-035 to VALID-038', async ({ page, context }) => {
  const player = await registerPlayer(context);
  await verifyPlayer(context, player);
  await fund(context, player, '1000');
  const card = { holderName: realName, cardNumber: freshCard(), branch: '静安支行', reservedPhone: freshPhone() };
  expect(await player.send('/api/loged/addBankCard', { ...card, withdrawPassword })).toMatchObject({ code: 200 });
  const { bankCardId } = (await player.send('/api/loged/bankCardList')).data.list[0] as { bankCardId: string };
  await page.goto(`${siteUrl()}/mine/capital/withdrawal`);
  const form = page.getByRole('form', { name: '提款' });
  await expect(form.getByLabel('提款金额')).toBeVisible();
  const before = await rowsOf(player.account);
  const decimals = '请勿输入小数';
  const format = '金额格式错误';
  const below = '提款金额至少100元';
  const balance = '可提款余额不足';
  await refusesBadInput(page, {
    form,
    path,
    fields: {
      amount: { label: '提款金额', good: '300' },
      withdrawPassword: { label: '提款密码', good: withdrawPassword },
    },
    also: { method: 'bank', bankCardId },
    wrong: [
      ['amount', '', '请输入金额'],
      ['amount', '0', '金额不能为0'],
      ['amount', '99', below, '金额低于最低限额 100.00'],
      ['amount', '100001', '提款金额最多100,000元', '金额超过最高限额 100000.00'],
      ['amount', '1001', balance],
      ['amount', '300.5', decimals],
      ['amount', '300.00', decimals],
      ['amount', '-300', format],
      ['amount', '3e2', format],
      ['amount', '<b>3', format],
      ['amount', '三百😀', format],
      ['amount', '9'.repeat(40), format],
      ['amount', long, '这一项的内容无法识别', unreadable],
      ['withdrawPassword', '', '请输入提款密码'],
      ['withdrawPassword', long, '这一项的内容无法识别', unreadable],
    ],
  });
  // Only the house knows the password and the cards: it refuses, and its words stand at the field.
  const secret = form.getByLabel('提款密码');
  await secret.fill('take12346');
  await secret.press('Enter');
  await expect(secret).toHaveAccessibleDescription('提款密码不对，金额没有变动');
  const answers = await sendRaw(page, path, [
    { method: 'bank', bankCardId, amount: fullWidth('300'), withdrawPassword },
    { method: 'bank', bankCardId: "' or true --", amount: '300', withdrawPassword },
    { method: 'cheque', bankCardId, amount: '300', withdrawPassword },
  ]);
  expect(answers.map(({ msg }) => msg)).toEqual([format, '没有这张银行卡', '该支付方式已停用，请换一个']);
  expect(await rowsOf(player.account)).toEqual(before);
  expect(await booksFaults()).toEqual([]);
});

test('without phone, password and card a withdrawal is held back, and the house refuses it. VALID-039', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await fund(context, player, '1000');
  await page.goto(`${siteUrl()}/mine/capital/withdrawal`);
  await expect(page.getByText('还差 2 项就能提款').first()).toBeVisible();
  const before = await rowsOf(player.account);
  const [answer] = await sendRaw(page, path, [{ method: 'bank', bankCardId: '1', amount: '300', withdrawPassword }]);
  expect(answer).toMatchObject({ msg: '请先设置提款密码' });
  expect(await rowsOf(player.account)).toEqual(before);
});
