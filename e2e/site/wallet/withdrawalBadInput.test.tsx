/** Bad input on withdrawals, on the screen and in calls. SI-50, VALID-035 to VALID-039 */
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../../server/src/ledger/books.ts';
import { openTestHouse } from '../../../server/src/testing/house.ts';
import { newPlayer, readyToWithdraw, withdrawPassword } from '../../../server/src/wallet/testing/wallet.ts';
import type { TestPlayer } from '../../../server/src/wallet/testing/wallet.ts';
import { openSite } from '../openSite.tsx';
import type { Site } from '../openSite.tsx';
import { descriptionOf, fullWidth, long, refusalsOf, refusesBadInput, submit, unreadable } from './badInput.ts';
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
  it('to a card: client and house apply the same rules, and hold no money. VALID-035 to VALID-038', async () => {
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
    // Only the house can check the password and the card. The field shows its message.
    const secret = fieldOf(form, '提款密码');
    await fill(form, '提款密码', 'take12346');
    await submit(form);
    await waitFor(() => expect(descriptionOf(secret)).toBe('提款密码不对，没有任何变动'));
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

  it('to an address or an account: client and house apply the same rules, and hold no money. AMB-068, AMB-078', async () => {
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
      '没有这个网络，请换一个',
      '汇率刚刚变为 32.5，金额没有变动，请核对后再提交',
      '请输入钱包账号',
      '钱包账号最多64个字符',
    ]);
    expect(await rows()).toEqual(before);
  });

  it('without phone and password cannot be sent, and the house refuses it. VALID-039', async () => {
    const player = await newPlayer(t, 1000);
    const { rows } = await open(player, '/mine/capital/withdrawal');
    await screen.findAllByText('还差 2 项就能提款', { exact: false }, { timeout: 25_000 });
    const before = await rows();
    const body = { method: 'bank', bankCardId: '1', amount: '300', withdrawPassword };
    expect(await refusalsOf(player, applyWithdraw, [body])).toEqual(['请先设置提款密码']);
    expect(await rows()).toEqual(before);
  });

  it('lets the player complete what is missing in place, and keeps the form. ENTITY-009, AMB-086', async () => {
    const player = await newPlayer(t, 1000);
    await open(player, '/mine/capital/withdrawal?method=usdt');
    await screen.findAllByText('还差 3 项就能提款', { exact: false }, { timeout: 25_000 });
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
