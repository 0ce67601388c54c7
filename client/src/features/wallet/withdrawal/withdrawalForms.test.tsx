/** The withdrawal form with all its rules. SI-50 */
import type { WithdrawalMethod } from '@foyer/contract/wallet/methods.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeHouse, renderWith } from '#testing/fakeHouse.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';

let house = fakeHouse();
let done: string[] = [];

async function open(form: ReactNode): Promise<void> {
  await renderWith(house.transport, form);
  await screen.findByRole('form');
}

const card = {
  bankCardId: '7',
  bankCode: 'ICBC',
  bankName: '工商银行',
  cardNumber: '**** 1127',
  holderName: '',
  branch: '',
};
const limits = { minSatang: 100_00, maxSatang: 5_000_00, feeRate: 0, usualMinutes: '20' };

const openWithdrawal = (method: WithdrawalMethod, hindrance?: string, withdrawableSatang = 1_000_00) =>
  open(
    <WithdrawalForm
      method={method}
      cards={[{ ...card, createTime: '' }]}
      noCard={null}
      limits={limits}
      withdrawableSatang={withdrawableSatang}
      hindrance={hindrance}
      onDone={(orderNo) => done.push(orderNo)}
      onCheckStatus={() => undefined}
    />,
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')));
const applied = () => house.requestsOf('applyWithdraw');

beforeEach(() => {
  done = [];
  house = fakeHouse({
    applyWithdraw: { code: 200, data: { orderNo: 'W1' } },
    usdtRate: { code: 200, data: { rate: 32.5 } },
    withdrawRange: { code: 200, data: { minAmount: '100', maxAmount: '5000', usualMinutes: '20' } },
  });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('the amount', () => {
  it.each([
    ['', '请输入金额'],
    ['abc', '金额格式错误'],
    ['-300', '金额格式错误'],
    ['3e2', '金额格式错误'],
    ['9'.repeat(40), '金额格式错误'],
    ['300.5', '请勿输入小数'],
    ['300.00', '请勿输入小数'],
    ['0', '金额不能为0'],
    ['99', '提款金额至少100元'],
    ['5001', '提款金额最多5,000元'],
    ['1001', '可提款余额不足'],
  ])('%j is refused before anything is sent: %s. VALID-031, VALID-035 to VALID-037', async (amount, expected) => {
    await openWithdrawal('bank');
    type('提款金额', amount);
    type('提款密码', 'secret7');
    await submit();
    expect((await screen.findAllByText(expected)).length).toBeGreaterThan(0);
    expect(applied()).toEqual([]);
  });

  it('is sent as it was typed at both limits. VALID-035, VALID-037', async () => {
    await openWithdrawal('bank');
    type('提款金额', '1000');
    type('提款密码', 'secret7');
    await submit();
    await waitFor(() => expect(done).toEqual(['W1']));
    expect(applied()).toMatchObject([
      { method: 'bank', bankCardId: '7', amountSatang: 1_000_00, withdrawPassword: 'secret7' },
    ]);
  });
});

describe('a withdrawal', () => {
  it.each([
    [1_000_00, '1000'],
    [999_99, '999'],
    [100_00, '100'],
    [9_000_00, '5000'],
  ])(
    'of everything is what can be sent: of %i satang that may be withdrawn %s baht. VALID-035 to VALID-037',
    async (satang, baht) => {
      await openWithdrawal('bank', undefined, satang);
      fireEvent.click(screen.getByRole('button', { name: '全部' }));
      type('提款密码', 'secret7');
      await submit();
      await waitFor(() => expect(applied()).toMatchObject([{ amountSatang: Number(baht) * 100 }]));
    },
  );

  it('has proposed amounts: the largest round ones that may be withdrawn. VALID-035, VALID-037', async () => {
    await openWithdrawal('bank', undefined, 800_00);
    const proposed = screen.getAllByRole('button', { name: /^฿/ }).map((button) => button.textContent);
    expect(proposed).toEqual(['฿100', '฿200', '฿500']);
    cleanup();
    await openWithdrawal('bank', undefined, 90_000_00);
    expect(screen.getAllByRole('button', { name: /^฿/ }).map((button) => button.textContent)).toEqual([
      '฿500',
      '฿1,000',
      '฿2,000',
      '฿5,000',
    ]);
  });

  it('of everything is not offered where less than the smallest withdrawal is there. VALID-035', async () => {
    await openWithdrawal('bank', undefined, 99_99);
    expect(screen.queryByRole('button', { name: '全部' })).toBeNull();
  });

  it('is not sent without a password. VALID-038', async () => {
    await openWithdrawal('bank');
    type('提款金额', '300');
    await submit();
    expect((await screen.findAllByText('请输入提款密码')).length).toBeGreaterThan(0);
    expect(applied()).toEqual([]);
  });

  it('shows what is missing instead of the submit button. VALID-039', async () => {
    await openWithdrawal('bank', '还差 2 项就能提款');
    expect(screen.getByText('还差 2 项就能提款')).toBeTruthy();
    expect(screen.getByRole('button', { name: '提交提款' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('with a wrong password shows the error at its field and keeps the amount', async () => {
    house.replies.applyWithdraw = { code: 1305, msg: '提款密码不对，没有任何变动' };
    await openWithdrawal('bank');
    type('提款金额', '300');
    type('提款密码', 'secret7');
    await submit();
    expect((await screen.findAllByText('提款密码不对，没有任何变动')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('提款金额').value).toBe('300');
  });
});

const tron = 'TK8zjR4GpHnc1xM1Lbh9V928dutq5rSjL5';
const ether = '0x64930CA778027618c232c85e980A55Ba3347e9Fc';

describe('the destination', () => {
  it.each([
    ['usdt', 'USDT 地址', '', '请输入USDT 地址'],
    ['usdt', 'USDT 地址', 'TQ9f Kx7m', 'USDT地址只能包含字母和数字'],
    ['usdt', 'USDT 地址', '<b>TQ9f', 'USDT地址只能包含字母和数字'],
    ['usdt', 'USDT 地址', '地址', 'USDT地址只能包含字母和数字'],
    ['usdt', 'USDT 地址', 'abc', 'TRC20 地址以 T 开头，共 34 位'],
    ['usdt', 'USDT 地址', ether, 'TRC20 地址以 T 开头，共 34 位'],
    ['usdt', 'USDT 地址', `${tron.slice(0, -1)}6`, '地址校验不通过，可能有字符错了，请从钱包重新复制'],
    ['wallet', '钱包账号', '   ', '请输入钱包账号'],
    ['wallet', '钱包账号', 'x'.repeat(65), '钱包账号最多64个字符'],
  ] as const)('of %s refuses %s %j. AMB-068, AMB-078', async (method, label, value, expected) => {
    await openWithdrawal(method);
    type(label, value);
    type('提款金额', '300');
    type('提款密码', 'secret7');
    await submit();
    expect((await screen.findAllByText(expected)).length).toBeGreaterThan(0);
    expect(applied()).toEqual([]);
  });

  it('is checked when the field loses the focus, and again when the chain changes. AMB-068, ENUM-013', async () => {
    await openWithdrawal('usdt');
    const field = screen.getByLabelText('USDT 地址');
    const isWrong = () => field.getAttribute('aria-invalid') === 'true';
    type('USDT 地址', ether);
    fireEvent.blur(field);
    expect(await screen.findByText('TRC20 地址以 T 开头，共 34 位')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /ERC20/ }));
    await waitFor(() => expect(isWrong()).toBe(false));
    fireEvent.click(screen.getByRole('radio', { name: /OMNI/ }));
    expect(await screen.findByText('OMNI 地址以 1 或 3 开头，共 26–34 位')).toBeTruthy();
  });

  it('is sent with the chain and the displayed rate, and the arriving amount is shown. ENUM-013', async () => {
    await openWithdrawal('usdt');
    type('USDT 地址', ether);
    type('提款金额', '650');
    type('提款密码', 'secret7');
    expect((await screen.findAllByText(/20\.00/)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('radio', { name: /ERC20/ }));
    await screen.findAllByText('1 USDT = ฿32.50');
    await submit();
    await waitFor(() => expect(done).toEqual(['W1']));
    expect(applied()).toMatchObject([{ method: 'usdt', chain: '1', address: ether, rate: 32.5 }]);
  });

  it('whose rate has moved is not sent on: the new rate is read and shown', async () => {
    house.replies.applyWithdraw = { code: 1322, msg: '汇率刚刚变为 33' };
    await openWithdrawal('usdt');
    type('USDT 地址', tron);
    type('提款金额', '650');
    type('提款密码', 'secret7');
    await screen.findAllByText('1 USDT = ฿32.50');
    house.replies.usdtRate = { code: 200, data: { rate: 33 } };
    await submit();
    expect((await screen.findAllByText('汇率刚刚变为 33')).length).toBeGreaterThan(0);
    expect((await screen.findAllByText('1 USDT = ฿33.00')).length).toBeGreaterThan(0);
    expect(done).toEqual([]);
  });
});
