/**
 * A deposit order on the page that waits for it, whatever outcome the payer, the connection or the house causes.
 * SI-48
 */
import { offlineAutoPayOrder, depositOrderList } from '@foyer/contract/wallet/depositOrders.ts';
import { payConfigV2 } from '@foyer/contract/wallet/depositChannels.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { assertBooksAreZero } from '../../../server/src/ledger/books.ts';
import { openTestHouse } from '../../../server/src/testing/house.ts';
import { newPlayer } from '../../../server/src/wallet/testing/wallet.ts';
import type { TestPlayer } from '../../../server/src/wallet/testing/wallet.ts';
import { openSite } from '../openSite.tsx';
import type { Site } from '../openSite.tsx';
import { fieldOf, fill, findForm, findHeading, follow, press, visit } from './hand.ts';
import { listen } from './line.ts';
import { openPayerWindow } from './payerWindow.ts';
import { bankSteps, cookiesOf, houseSettings, payAt } from './players.ts';

const t = await openTestHouse(houseSettings);
let site: Site | undefined;
beforeEach(() => void (t.clock.nowMs += 1000));
afterEach(async () => {
  site?.close();
  await assertBooksAreZero(t.house.db);
});
afterAll(() => t.close());
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterAll(() => void vi.useRealTimers());
const readAgain = () => act(() => vi.advanceTimersByTimeAsync(5_000));

const path = '/mine/capital/latestdeposit';

async function open(type: string): Promise<{ site: Site; player: TestPlayer; form: HTMLElement }> {
  const player = await newPlayer(t);
  site = await openSite(t, `${path}?type=${type}`, { setCookies: cookiesOf(player) });
  const form = await findForm();
  await waitFor(() => expect(fieldOf(form, '存款金额')).toBeTruthy());
  return { site, player, form };
}
const ordersOf = async (player: TestPlayer) => player.ok(depositOrderList, {});
const balancesOf = (player: TestPlayer) => t.house.ledger.balances(player.playerId);

it('a gateway that notifies twice credits once, and one that fails credits nothing. ENUM-004', async () => {
  const { site: here, player } = await open('third');
  const payer = openPayerWindow(t, player);
  for (const [pressed, message] of [
    ['duplicate', '已到账 ฿500.00'],
    ['failure', '付款没有成功'],
  ] as const) {
    await visit(here, `${path}?type=third`);
    const form = await findForm('第三方支付');
    await fill(form, '存款金额', '500');
    await press(form, '去付款');
    await findHeading('请付款');
    await payAt(t, player, (await payer.addresses.at(-1)) ?? '', pressed);
    await readAgain();
    await findHeading(message);
    expect(await balancesOf(player)).toEqual({ main: 500_00 });
    t.clock.nowMs += 1000;
  }
});

it.each([
  ['automatic', '500'],
  ['semiAutomatic', '2000'],
] as const)(
  '%s: a double press creates one order, shown with its account and reference. SCREEN-073',
  async (type, amount) => {
    const { player, form } = await open(type);
    await fill(form, '存款金额', amount);
    await fill(form, '存款人姓名', '陈晓林');
    const [button] = within(form).getAllByRole('button', { name: '提交订单' });
    await act(async () => {
      if (button) fireEvent.click(button);
      if (button) fireEvent.click(button);
    });
    await findHeading('请付款');
    const { total, list } = await ordersOf(player);
    expect(total).toBe(1);
    const main = screen.getByRole('main');
    for (const shown of [list[0]?.accountNumber, list[0]?.reference]) {
      expect(within(main).getAllByText(shown ?? '').length).toBeGreaterThan(0);
    }
    await bankSteps(t);
    await readAgain();
    await findHeading(/^已到账/);
    expect(await balancesOf(player)).toEqual({ main: Number(amount) * 100 });
  },
);

it('USDT: the page shows chain, address, rate and the credited amount. SCREEN-072, ENUM-013', async () => {
  const { form } = await open('usdt');
  expect(within(form).getByRole<HTMLInputElement>('radio', { name: /TRC20/ }).checked).toBe(true);
  await act(async () => void fireEvent.click(within(form).getByRole('radio', { name: /ERC20/ })));
  within(form).getByText('提交订单后，会显示这笔订单专用的收款地址。');
  await fill(form, '存款金额', '20');
  await within(form).findByText('1 USDT = 32.5 泰铢');
  within(form).getByText('฿650.00');
  await press(form, '提交订单');
  await findHeading('请付款');
  await screen.findByText(/^SANDBOXERC20DONOTSEND[0-9A-F]{12}$/);
  screen.getByText(/演示地址/);
});

it('an unpaid order counts down, is in the list and can be cancelled. AMB-134, SCREEN-074', async () => {
  const { site: here, player, form } = await open('qr');
  await fill(form, '存款金额', '500');
  await press(form, '生成付款码');
  await findHeading('请付款');
  await waitFor(() => expect(screen.getAllByRole('timer')[0]?.textContent).toMatch(/剩余 1[45]:\d\d/));
  const main = await visit(here, path);
  await within(main).findByRole('link', { name: /^去付款：订单 D/ });
  await follow(main, /^去付款：订单 D/);
  await findHeading('请付款');
  await press(main, '取消订单');
  await press(await screen.findByRole('dialog'), '取消订单');
  await findHeading('订单已取消');
  expect(await ordersOf(player)).toMatchObject({ total: 1, list: [{ status: '2' }] });
  expect(await balancesOf(player)).toEqual({});
});

it('code 202 is shown in the form; the other types stay usable. ERR-005, AMB-131', async () => {
  const player = await newPlayer(t);
  site = await openSite(t, '/mine/capital/account', { setCookies: cookiesOf(player) });
  listen().answerWith((asked, fields) =>
    asked === payConfigV2.path && fields.get('payType') === 'qr'
      ? { code: 202, data: null, msg: '扫码通道维护到 20:00', message: '', success: false }
      : undefined,
  );
  await visit(site, `${path}?type=qr`);
  const closed = await findForm('扫码支付');
  expect((await within(closed).findAllByText('扫码通道维护到 20:00')).length).toBeGreaterThan(0);
  expect(fieldOf(closed, '存款金额').disabled).toBe(true);
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /第三方支付/ })));
  expect(fieldOf(await findForm('第三方支付'), '存款金额').disabled).toBe(false);
});

it('a lost reply is unknown, never failed: sending again returns the same order. L04, L06', async () => {
  const { player, form } = await open('automatic');
  listen().loseReply(offlineAutoPayOrder.path);
  await fill(form, '存款金额', '500');
  await fill(form, '存款人姓名', '陈晓林');
  await press(form, '提交订单');
  const alert = await within(form).findByText('还不知道是否成功');
  expect((await ordersOf(player)).total).toBe(1);
  expect(alert).toBeTruthy();
  await press(form, '再次发送');
  await findHeading('请付款');
  expect((await ordersOf(player)).total).toBe(1);
});
