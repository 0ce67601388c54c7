/** Bad input on withdrawals and bank cards, on the screen and on the wire. SI-50, SI-51, VALID-035 to VALID-049 */
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import { addBankCard, bankCardList } from '@foyer/contract/wallet/bankCard.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../../server/src/ledger/books.ts';
import { openTestHouse } from '../../../server/src/testHouse.ts';
import {
  cardNumber,
  freshCardNumber,
  newPlayer,
  readyToWithdraw,
  verifyPhone,
  withdrawPassword,
} from '../../../server/src/wallet/testing.ts';
import type { TestPlayer } from '../../../server/src/wallet/testing.ts';
import { openSite } from '../openSite.tsx';
import type { Site } from '../openSite.tsx';
import { descriptionOf, fullWidth, long, refusalsOf, refusesBadInput, submit, unreadable } from './badInput.ts';
import type { Wrong } from './badInput.ts';
import { fieldOf, fill, findForm, press } from './hand.ts';
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

const format = '金额格式错误';
const tooLong = '这一项的内容无法识别';
const password = { label: '提款密码', good: withdrawPassword };

describe('a withdrawal', () => {
  it('to a card: rules on both sides, and nothing is held. VALID-035 to VALID-038', async () => {
    const player = await newPlayer(t, 1000);
    const bankCardId = await readyToWithdraw(t, player);
    const { line, rows } = await open(player, '/mine/capital/withdrawal');
    const form = await findForm('提款');
    const before = await rows();
    const decimals = '请勿输入小数';
    const balance = '可提款余额不足';
    await refusesBadInput(player, line, {
      form,
      call: applyWithdraw,
      fields: { amount: { label: '提款金额', good: '300' }, withdrawPassword: password },
      also: { method: 'bank', bankCardId },
      wrong: [
        ['amount', '', '请输入金额'],
        ['amount', '0', '金额不能为0'],
        ['amount', '99', '提款金额至少100元', '金额低于最低限额 100.00'],
        ['amount', '100001', '提款金额最多100,000元', '金额超过最高限额 100000.00'],
        ['amount', '1001', balance],
        ['amount', '300.5', decimals],
        ['amount', '300.00', decimals],
        ['amount', '-300', format],
        ['amount', '3e2', format],
        ['amount', '<b>3', format],
        ['amount', '三百😀', format],
        ['amount', '9'.repeat(40), format],
        ['amount', long, tooLong, unreadable],
        ['withdrawPassword', '', '请输入提款密码'],
        ['withdrawPassword', long, tooLong, unreadable],
      ],
    });
    // Only the house knows the password and the cards: it refuses, and its words stand at the field.
    const secret = fieldOf(form, '提款密码');
    await fill(form, '提款密码', 'take12346');
    await submit(form);
    await waitFor(() => expect(descriptionOf(secret)).toBe('提款密码不对，金额没有变动'));
    const good = { method: 'bank', bankCardId, amount: '300', withdrawPassword };
    expect(
      await refusalsOf(player, applyWithdraw, [
        { ...good, amount: fullWidth('300') },
        { ...good, bankCardId: "' or true --" },
        { ...good, method: 'cheque' },
      ]),
    ).toEqual([format, '没有这张银行卡', '该支付方式已停用，请换一个']);
    expect(await rows()).toEqual(before);
  });

  it('to an address or an account: rules on both sides, and nothing is held. AMB-068, AMB-078', async () => {
    const address = 'TK8zjR4GpHnc1xM1Lbh9V928dutq5rSjL5';
    const player = await newPlayer(t, 1000);
    await readyToWithdraw(t, player);
    const { line, rows } = await open(player, '/mine/capital/withdrawal?method=usdt');
    const form = await findForm('提款');
    const before = await rows();
    const letters = 'USDT地址只能包含字母和数字';
    await refusesBadInput(player, line, {
      form,
      call: applyWithdraw,
      fields: {
        address: { label: 'USDT 地址', good: address },
        amount: { label: '提款金额', good: '300' },
        withdrawPassword: password,
      },
      also: { method: 'usdt', chain: '0', rate: '32.5' },
      wrong: [
        ['address', '', '请输入USDT 地址'],
        ['address', 'TQ9f Kx7m', letters],
        ['address', '<b>TQ9f', letters],
        ['address', fullWidth('0123'), letters],
        ['address', "' or true --", letters],
        ['address', 'abc', 'TRC20 地址以 T 开头，共 34 位'],
        ['address', `${address.slice(0, -1)}6`, '地址校验不通过，可能有字符错了，请从钱包重新复制'],
        ['amount', '299', '提款金额至少300元', '金额低于最低限额 300.00'],
        ['amount', '1001', '可提款余额不足'],
        ['amount', '300.5', '请勿输入小数'],
      ],
    });
    const good = { method: 'wallet', address: '0812345678', amount: '300', withdrawPassword };
    expect(
      await refusalsOf(player, applyWithdraw, [
        { ...good, method: 'usdt', address, chain: '9' },
        { ...good, method: 'usdt', address, rate: '1' },
        { ...good, address: '' },
        { ...good, address: 'x'.repeat(65) },
      ]),
    ).toEqual([
      '没有这条链，请换一条',
      '汇率刚刚变为 32.5，金额没有变动，请核对后再提交',
      '请输入钱包账号',
      '钱包账号最多64个字符',
    ]);
    expect(await rows()).toEqual(before);
  });

  it('without phone and password is held back, and the house refuses it. VALID-039', async () => {
    const player = await newPlayer(t, 1000);
    const { rows } = await open(player, '/mine/capital/withdrawal');
    await screen.findAllByText('还差 2 项就能提款', { exact: false }, { timeout: 10_000 });
    const before = await rows();
    const body = { method: 'bank', bankCardId: '1', amount: '300', withdrawPassword };
    expect(await refusalsOf(player, applyWithdraw, [body])).toEqual(['请先设置提款密码']);
    expect(await rows()).toEqual(before);
  });

  it('is made possible in place: what is missing is done, and the form waits. ENTITY-009, AMB-086', async () => {
    const player = await newPlayer(t, 1000);
    await open(player, '/mine/capital/withdrawal?method=usdt');
    await screen.findAllByText('还差 3 项就能提款', { exact: false }, { timeout: 10_000 });
    const [send] = within(await findForm('提款')).getAllByRole('button', { name: '提交提款' });
    expect(send && descriptionOf(send)).toBe('提款前还差 3 项');
    await press(screen.getByRole('main'), /真实姓名$/);
    const dialog = await screen.findByRole('dialog');
    const name = (await within(dialog).findAllByRole('textbox'))[0];
    const form = name?.closest('form');
    if (!name || !form) throw new Error('no form asks for the name');
    await act(async () => void fireEvent.change(name, { target: { value: '陈晓林' } }));
    await submit(form);
    await waitFor(() => expect(dialog.isConnected && dialog.hasAttribute('open')).toBe(false));
    await screen.findAllByText('还差 2 项就能提款', { exact: false });
    expect(location.search).toBe('?method=usdt');
  });
});

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

/** A named rule, what stands at the field, and which numbers it refuses in which words. */
const cardRules = [
  {
    named: '15-19',
    ids: 'VALID-040 to VALID-049, SCREEN-013',
    hint: '15–19 位数字，不以 0 开头',
    right: number,
    says: usual,
    wrong: [number.slice(0, 14), `0${number.slice(1)}`, `${number}0`, `-${number}x`, '6.2e18', fullWidth(number)],
  },
  {
    named: '6-19',
    ids: 'VALID-040, VALID-042, AMB-099',
    hint: '6–19 位数字',
    right: '622202 0007',
    says: '银行卡号为6-19位数字',
    wrong: ['62220', '6'.repeat(20)],
  },
  {
    named: '6-22',
    ids: 'VALID-040, VALID-041, AMB-099',
    hint: '6–22 位数字',
    right: cardNumber('622202', 3, 22),
    says: '银行卡号为6-22位数字',
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

describe('a bank card', () => {
  afterEach(() => setRule('15-19'));

  it.each(cardRules)(
    'where the operator asks for $named digits is refused and bound by that rule alone. $ids',
    async ({ named, hint, right, says, wrong }) => {
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
        wrong: [
          ['cardNumber', '', '请输入银行卡号'],
          ...[...wrong, '<script>alert(1)</script>'].map((value) => ['cardNumber', value, says] as const),
          ['cardNumber', long, tooLong, unreadable],
          ...(named === '15-19' ? otherFields : []),
        ],
      });
      const good = { branch: '静安支行', reservedPhone: '13800000000', withdrawPassword, cardNumber: right };
      const mistyped = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`;
      expect(
        await refusalsOf(player, addBankCard, [
          { ...good, holderName: '<b>' },
          { ...good, holderName: '陈晓林', withdrawPassword: 'take12346' },
          { ...good, holderName: '陈晓林', cardNumber: mistyped },
        ]),
      ).toEqual([
        '姓名为2-20个汉字，或以单个空格分隔的英文名',
        '提款密码不对，金额没有变动',
        '银行卡暂未验证，请稍后再试',
      ]);
      expect(await rows()).toEqual(before);
      // The bank is named by the number, and the form binds the card.
      await waitFor(() => expect(fieldOf(form, '开户银行').value).toBe('中国工商银行'));
      await submit(form);
      await screen.findAllByText(new RegExp(`${right.slice(-4)}$`));
      const { list } = await player.ok(bankCardList, {});
      expect(list).toMatchObject([{ cardNumber: `**** ${right.slice(-4)}`, bankCode: 'ICBC', holderName: '陈晓林' }]);
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
    await screen.findAllByText(new RegExp(`${lastFour}$`), {}, { timeout: 10_000 });
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
