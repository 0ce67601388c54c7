/**
 * Fast payments that fail, as payer and payee see them, and bad input on both sides. A successful one is tested by
 * e2e/mine/capital/fastPay.spec.ts. SI-49, AMB-150
 */
import type { Locale } from '@foyer/contract/envelope.ts';
import {
  reserveCancelOrder,
  reserveConfirmWithdraw,
  reserveCreateOrder,
  reservePayConfirm,
  reserveReminders,
} from '@foyer/contract/wallet/reserve.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { assertBooksAreZero } from '../../../server/src/ledger/books.ts';
import { openTestHouse } from '../../../server/src/testing/house.ts';
import { reserveDue } from '../../../server/src/wallet/reserve/due.ts';
import { minutes, newPayee, newPayer, offer, take } from '../../../server/src/wallet/reserve/testing/reserve.ts';
import { newPlayer, withdrawPassword } from '../../../server/src/wallet/testing/wallet.ts';
import type { TestPlayer } from '../../../server/src/wallet/testing/wallet.ts';
import { openSite } from '../openSite.tsx';
import type { Site } from '../openSite.tsx';
import { long, refusalsOf } from './badInput.ts';
import { choose, fieldOf, findForm, press } from './hand.ts';
import { listen } from './line.ts';
import { cookiesOf, houseSettings, rowsOf } from './players.ts';
import { proofFile, sendFilesByFetch } from './sentFiles.ts';

const operatorKey = 'a-key-that-nobody-guesses';
const t = await openTestHouse({ config: { ...houseSettings.config, operatorKey } });
let site: Site | undefined;
afterEach(async () => {
  site?.close();
  await assertBooksAreZero(t.house.db);
});
afterAll(() => t.close());
// The pages poll by an interval, which the tests advance.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterAll(() => void vi.useRealTimers());
const readAgain = () => act(() => vi.advanceTimersByTimeAsync(20_000));

/** Opens the page of this player, after closing the other player's. */
async function at(player: TestPlayer, side: 'pay' | 'receive', locale: Locale = 'zh_CN'): Promise<HTMLElement> {
  site?.close();
  const setCookies = cookiesOf(player);
  const path = side === 'pay' ? '/mine/capital/latestdeposit' : '/mine/capital/withdrawal';
  site = await openSite(t, `${path}?tab=fastPay`, { locale, setCookies });
  sendFilesByFetch();
  return screen.findByRole('main', {}, { timeout: 25_000 });
}
const patience = { timeout: 25_000 };
const sees = (words: string | RegExp) => screen.findByText(words, {}, patience);
const answer = async (words: string) => press(await screen.findByRole('dialog'), words);
const balancesOf = (player: TestPlayer) => t.house.ledger.balances(player.playerId);

it('a payment is cancelled, expires and is returned to the payee, in Thai. SI-49', async () => {
  const payee = await newPayee(t);
  await offer(payee, 200_00);
  const payer = await newPayer(t);
  await at(payee.player, 'receive', 'th');
  await sees('กำลังรอผู้จ่าย');

  const main = await at(payer, 'pay', 'th');
  const offers = await findForm('ฝากด่วน');
  const amount = await within(offers).findByRole('radio', { name: /^฿200(?!\d|,)/ });
  await act(async () => void fireEvent.click(amount));
  await press(offers, 'รับรายการและจ่าย');
  await screen.findByRole('button', { name: 'ยกเลิกรายการ' }, patience);
  await press(main, 'ยกเลิกรายการ');
  await answer('ยังไม่จ่าย ยกเลิก');
  await sees('ยกเลิกแล้ว');

  await take(payer, 200_00);
  await readAgain();
  t.clock.nowMs += minutes(15);
  await reserveDue(t.house);
  await readAgain();
  await sees('หมดเวลา');
  expect(await balancesOf(payee.player)).toEqual({ main: 800_00, withdrawing: 200_00 });

  await at(payee.player, 'receive', 'th');
  await sees('กำลังรอผู้จ่าย');
  t.clock.nowMs += minutes(120);
  await reserveDue(t.house);
  await readAgain();
  await sees('คืนเข้ายอดคงเหลือ');
  expect(await balancesOf(payee.player)).toEqual({ main: 1_000_00, withdrawing: 0 });
});

it('customer service decides if payer and payee do not agree, in English. SI-49', async () => {
  const payee = await newPayee(t);
  await offer(payee, 300_00);
  const payer = await newPayer(t);
  const orderNo = await take(payer, 300_00);
  const paying = await at(payer, 'pay', 'en');
  await screen.findByText('Proof of transfer', {}, patience);
  await choose(fieldOf(paying, 'Proof of transfer'), proofFile());
  await sees('The proof is uploaded');
  await press(paying, 'I have paid');
  await sees('Waiting for the payee');

  const receiving = await at(payee.player, 'receive', 'en');
  await screen.findByRole('button', { name: 'It has not arrived' }, patience);
  await press(receiving, 'It has not arrived');
  await answer('Not there, ask support');
  await sees('Support is checking');

  const waiting = await at(payer, 'pay', 'en');
  await sees('Support is checking');
  await press(waiting, 'Contact support');
  await screen.findByRole('dialog', {}, patience);
  const decided = await t.app.inject({
    method: 'POST',
    url: '/operator/reserve',
    headers: { authorization: `Bearer ${operatorKey}` },
    payload: { orderNo, decision: 'returned' },
  });
  expect(decided.json()).toEqual({ decision: 'returned' });
  await readAgain();
  await sees('Found unpaid');
  await at(payee.player, 'receive', 'en');
  await sees('Back in your balance');
  expect(await balancesOf(payee.player)).toEqual({ main: 1_000_00, withdrawing: 0 });
});

it('each side lists what the player still lacks for it. ENTITY-009', async () => {
  const player = await newPlayer(t);
  await at(player, 'pay');
  await sees('还差 1 项就能快捷存款');
  await at(player, 'receive');
  await sees(/^还差 \d 项就能提款$/);
});

it('bad input is refused on both sides and changes nothing. S13, S14', async () => {
  const payee = await newPayee(t);
  const payer = await newPlayer(t);
  await at(payee.player, 'receive');
  const line = listen();
  // Nothing is sent without an amount and the password; both fields show an error.
  const form = await findForm('快捷提款');
  await within(form).findAllByRole('radio');
  await press(form, '提交快捷提款');
  await within(form).findByText('请输入提款密码');
  await within(form).findByText('请输入金额');
  expect(line.sentTo(applyWithdraw.path)).toBe(0);

  const before = await rowsOf(t, payee.player.playerId);
  const good = { method: 'reserve', bankCardId: payee.bankCardId, amount: '500', withdrawPassword };
  expect(
    await refusalsOf(payee.player, applyWithdraw, [
      { ...good, amount: '123' },
      { ...good, amount: '500.5' },
      { ...good, amount: '-500' },
      { ...good, amount: '20000' },
      { ...good, withdrawPassword: '' },
      { ...good, withdrawPassword: 'wrong123' },
      { ...good, bankCardId: "' or true --" },
      { ...good, bankCardId: long },
    ]),
  ).toEqual([
    '快捷提款没有这个金额，请从列表里选',
    '请勿输入小数',
    '金额格式错误',
    '可提款余额不足',
    '请输入提款密码',
    '提款密码不对，没有任何变动',
    '没有这张银行卡',
    expect.any(String),
  ]);
  expect(await rowsOf(t, payee.player.playerId)).toEqual(before);

  const offerNo = await offer(payee, 500_00);
  expect(await refusalsOf(payer, reserveCreateOrder, [{ amountId: '50000' }])).toEqual(['请先设置真实姓名']);
  const named = await newPayer(t);
  const wrong = ['', '0', '-1', '1e4', '50000.5', '<b>', '9'.repeat(40), long].map((amountId) => ({ amountId }));
  await refusalsOf(named, reserveCreateOrder, wrong);
  const orderNo = await take(named, 500_00);
  const strangers = ['', 'D1', "' or true --", long];
  for (const call of [reservePayConfirm, reserveCancelOrder, reserveReminders]) {
    await refusalsOf(
      named,
      call,
      [...strangers, offerNo].map((one) => ({ orderNo: one })),
    );
  }
  await refusalsOf(
    named,
    reserveConfirmWithdraw,
    [...strangers, orderNo].map((one) => ({ orderNo: one })),
  );
  expect(await balancesOf(named)).toEqual({});
});
