/** Bad input on the form of a bank card. SI-51, VALID-040 to VALID-049 */
import { expect, test } from '@playwright/test';
import { fullWidth, long, refusesBadInput, sendRaw, unreadable } from '../../badInput.ts';
import { rowsOf } from '../../books.ts';
import { freshCard, freshPhone, siteUrl } from '../../hand.ts';
import { houseWhere } from '../../ownHouse.ts';
import { realName, registerPlayer, verifyPlayer, withdrawPassword } from '../../player.ts';

const cardNumber = '银行卡号为15-19位数字，不能以0开头';
const branch = '开户支行为2-10个汉字或字母';
const mobile = '请输入以1开头的11位手机号码';

test('a card: rules on both sides, and nobody has a new card. VALID-040 to VALID-049, SCREEN-013', async ({
  page,
  context,
}) => {
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
    { ...card, holderName: '<b>' },
    { ...card, holderName: '王小明' },
    { ...card, holderName: realName, withdrawPassword: 'take12346' },
    { ...card, holderName: realName, cardNumber: `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}` },
  ]);
  expect(answers.map(({ msg }) => msg)).toEqual([
    '姓名为2-20个汉字，或以单个空格分隔的英文名',
    '持卡人姓名与真实姓名不一致',
    '提款密码不对，金额没有变动',
    '银行卡暂未验证，请稍后再试',
  ]);
  expect(await rowsOf(player.account)).toEqual(before);
});

const switched = [
  {
    named: '6-19',
    ids: 'VALID-040, VALID-042, AMB-099',
    hint: '6–19 位数字',
    says: '银行卡号为6-19位数字',
    wrong: ['62220', '6'.repeat(20), '622202<b>'],
    right: '622202 0007',
  },
  {
    named: '6-22',
    ids: 'VALID-040, VALID-041, AMB-099',
    hint: '6–22 位数字',
    says: '银行卡号为6-22位数字',
    wrong: ['62220', '6'.repeat(23), '622202<b>'],
    right: '6222020000000000000007',
  },
] as const;

for (const { named, ids, hint, says, wrong, right } of switched) {
  test(`a card where the operator asks for ${named} digits, refused and bound by that rule alone. ${ids}`, async ({
    page,
    context,
  }) => {
    test.slow();
    const house = await houseWhere({ bankCardRule: named });
    try {
      const player = await registerPlayer(context, { url: house.url });
      await verifyPlayer(context, player, house.url);
      await page.goto(`${house.url}/mine/capital/bankList?add=true`);
      const form = page.getByRole('form', { name: '添加银行卡' });
      await expect(form.getByLabel('卡号', { exact: true })).toHaveAccessibleDescription(hint);
      const cards = async () => (await player.send('/api/loged/bankCardList')).data.list;
      await refusesBadInput(page, {
        form,
        path: '/api/loged/addBankCard',
        fields: {
          branch: { label: '开户支行', good: '静安支行' },
          reservedPhone: { label: '银行预留手机号', good: freshPhone() },
          withdrawPassword: { label: '提款密码', good: withdrawPassword },
          cardNumber: { label: '卡号', good: right },
        },
        also: { holderName: realName },
        wrong: [['cardNumber', '', '请输入银行卡号'], ...wrong.map((value) => ['cardNumber', value, says] as const)],
      });
      expect(await cards()).toEqual([]);
      await expect(form.getByLabel('开户银行', { exact: true })).toHaveValue('中国工商银行');
      const card = { branch: '静安支行', reservedPhone: freshPhone(), withdrawPassword, holderName: realName };
      const [bound] = await sendRaw(page, '/api/loged/addBankCard', [{ ...card, cardNumber: right }]);
      expect(bound?.code).toBe(200);
      expect(await cards()).toMatchObject([{ cardNumber: `**** ${right.slice(-4)}`, bankCode: 'ICBC' }]);
    } finally {
      await house.stop();
    }
  });
}
