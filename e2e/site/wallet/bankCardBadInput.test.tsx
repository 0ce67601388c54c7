/** Bad input on bank cards, on the screen and in calls. SI-51, VALID-040 to VALID-049 */
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { addBankCard, bankCardList } from '@foyer/contract/wallet/bankCard.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../../server/src/ledger/books.ts';
import { openTestHouse } from '../../../server/src/testing/house.ts';
import {
  cardNumber,
  freshCardNumber,
  newPlayer,
  readyToWithdraw,
  verifyPhone,
  withdrawPassword,
} from '../../../server/src/wallet/testing/wallet.ts';
import type { TestPlayer } from '../../../server/src/wallet/testing/wallet.ts';
import { openSite } from '../openSite.tsx';
import type { Site } from '../openSite.tsx';
import { descriptionOf, fullWidth, long, refusalsOf, refusesBadInput, submit, unreadable } from './badInput.ts';
import type { Wrong } from './badInput.ts';
import { fieldOf, findForm, press } from './hand.ts';
import { listen } from './line.ts';
import { cookiesOf, houseSettings, rowsOf } from './players.ts';

const operatorKey = 'a-key-that-nobody-guesses';
const t = await openTestHouse({ config: { ...houseSettings.config, operatorKey } });
let site: Site | undefined;
afterEach(async () => {
  site?.close();
  await assertBooksAreZero(t.house.db);
});
afterAll(() => t.close());

async function open(player: TestPlayer, path: string) {
  site = await openSite(t, path, { setCookies: cookiesOf(player) });
  return { line: listen(), rows: () => rowsOf(t, player.playerId) };
}

const tooLong = '这一项的内容无法识别';
const password = { label: '提款密码', good: withdrawPassword };

const setRule = (named: string) =>
  t.house.db
    .updateTable('front_config')
    .set({ config_values: JSON.stringify({ zh_CN: named, en: named, th: named }) } as never)
    .where('config_key', '=', 'bankCardRule')
    .execute();

const usual = '银行卡号为15-19位数字，不能以0开头';
const branch = '开户支行为2-10个汉字或字母';
const mobile = '请输入以1开头的11位手机号码';
const number = freshCardNumber();

/** The name of a rule, the message at the field, and the numbers that it refuses. */
const cardRules = [
  {
    named: '15-19',
    ids: 'VALID-040 to VALID-049, SCREEN-013',
    hint: '15–19 位数字，不以 0 开头',
    right: number,
    message: usual,
    wrong: [number.slice(0, 14), `0${number.slice(1)}`, `${number}0`, `-${number}x`, '6.2e18', fullWidth(number)],
  },
  {
    named: '6-19',
    ids: 'VALID-040, VALID-042, AMB-099',
    hint: '6–19 位数字',
    right: '622202 0007',
    message: '银行卡号为6-19位数字',
    wrong: ['62220', '6'.repeat(20)],
  },
  {
    named: '6-22',
    ids: 'VALID-040, VALID-041, AMB-099',
    hint: '6–22 位数字',
    right: cardNumber('622202', 3, 22),
    message: '银行卡号为6-22位数字',
    wrong: ['62220', '6'.repeat(23)],
  },
] as const;

const otherFields: readonly Wrong[] = [
  ['holderName', '', '请输入持卡人姓名'],
  ['branch', '', '请输入开户支行'],
  ['branch', '静', branch],
  ['branch', '静安支行静安支行静安支', branch],
  ['branch', '静安<b>', branch],
  ['branch', '静安😀', branch],
  ['reservedPhone', '', '请输入手机号码'],
  ['reservedPhone', '23800138000', mobile],
  ['withdrawPassword', '', '请输入提款密码'],
];

const bankName = '中国工商银行';

describe('a bank card', () => {
  afterEach(() => setRule('15-19'));

  it.each(cardRules)(
    'is checked by the rule for $named digits alone if the operator has chosen it. $ids',
    async ({ named, hint, right, message, wrong }) => {
      await setRule(named);
      const player = await newPlayer(t);
      await verifyPhone(t, player);
      await player.ok(setWithdrawPW, { withdrawPassword });
      const { line, rows } = await open(player, '/mine/capital/bankList?add=true');
      const form = await findForm('添加银行卡');
      await waitFor(() => expect(descriptionOf(fieldOf(form, '卡号'))).toBe(hint));
      const before = await rows();
      await refusesBadInput(player, line, {
        form,
        call: addBankCard,
        fields: {
          holderName: { label: '持卡人', good: '陈晓林' },
          branch: { label: '开户支行', good: '静安支行' },
          reservedPhone: { label: '银行预留手机号', good: '13800000000' },
          withdrawPassword: password,
          cardNumber: { label: '卡号', good: right },
        },
        also: { bankName },
        wrong: [
          ['cardNumber', '', '请输入银行卡号'],
          ...[...wrong, '<script>alert(1)</script>'].map((value) => ['cardNumber', value, message] as const),
          ['cardNumber', long, tooLong, unreadable],
          ...(named === '15-19' ? otherFields : []),
        ],
      });
      const good = { bankName, branch: '静安支行', reservedPhone: '13800000000', withdrawPassword, cardNumber: right };
      const mistyped = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`;
      expect(
        await refusalsOf(player, addBankCard, [
          { ...good, holderName: '<b>' },
          { ...good, holderName: '陈晓林', withdrawPassword: 'take12346' },
          { ...good, holderName: '陈晓林', cardNumber: mistyped },
          { ...good, holderName: '陈晓林', bankName: '' },
          { ...good, holderName: '陈晓林', bankName: '中国银行' },
        ]),
      ).toEqual([
        '姓名为2-20个汉字，或以单个空格分隔的英文名',
        '提款密码不对，没有任何变动',
        '银行卡暂未验证，请稍后再试',
        '银行卡暂未验证，请稍后再试',
        '银行卡暂未验证，请稍后再试',
      ]);
      expect(await rows()).toEqual(before);
      // The form derives the bank from the number, and binds the card.
      await waitFor(() => expect(fieldOf(form, '开户银行').value).toBe('中国工商银行'));
      await submit(form);
      await screen.findAllByText(new RegExp(`${right.slice(-4)}$`));
      const { list } = await player.ok(bankCardList, {});
      expect(list).toMatchObject([{ cardNumber: `**** ${right.slice(-4)}`, bankCode: 'ICBC', holderName: '**林' }]);
      expect(await refusalsOf(player, addBankCard, [{ ...good, holderName: '王小明' }])).toEqual([
        '持卡人姓名与真实姓名不一致',
      ]);
    },
  );

  it('is deleted only once customer service has agreed. ROLE-011, AMB-148, SCREEN-012', async () => {
    const player = await newPlayer(t);
    await readyToWithdraw(t, player);
    const lastFour = (await player.ok(bankCardList, {})).list[0]?.cardNumber.slice(-4) ?? '';
    await open(player, '/mine/capital/bankList');
    await screen.findAllByText(new RegExp(`${lastFour}$`), {}, { timeout: 25_000 });
    await press(screen.getByRole('main'), '删除');
    const dialog = await screen.findByRole('dialog');
    const remove = `客服已同意，删除尾号 ${lastFour}`;
    await within(dialog).findByRole('button', { name: remove });
    await press(dialog, remove);
    await within(dialog).findByText('客服还没有批准删除这张卡，卡没有变动');
    const agreed = await t.app.inject({
      method: 'POST',
      url: '/operator/card',
      headers: { authorization: `Bearer ${operatorKey}` },
      payload: { account: player.userAccount, lastFour },
    });
    expect(agreed.json()).toEqual({ released: true });
    await press(dialog, remove);
    await act(async () => undefined);
    await within(screen.getByRole('main')).findAllByText('还没有银行卡');
    expect((await player.ok(bankCardList, {})).list).toEqual([]);
  });
});
