/** Fast payment between two real players, through the contract's own client. SI-49, CALL-132 to CALL-141, AMB-150 */
import {
  reserveAmountGroup,
  reserveAmountList,
  reserveCancelOrder,
  reserveConfirmWithdraw,
  reserveCreateOrder,
  reservePayConfirm,
  reserveReminders,
  reserveWithdrawConfig,
} from '@foyer/contract/wallet/reserve.ts';
import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import { applyWithdraw, withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import { describe, expect, it } from 'vitest';
import { settleDue } from '../bank/bank.ts';
import { newPlayer, verifyPhone, withdrawPassword } from '../testing/wallet.ts';
import type { TestPlayer } from '../testing/wallet.ts';
import { reserveDue } from './due.ts';
import {
  asked,
  baht,
  letters,
  minutes,
  newPayee,
  newPayer,
  offer,
  openReserveHouse,
  pay,
  seen,
  sendPhoto,
  take,
} from './testing/reserve.ts';

const t = await openReserveHouse();

const balances = (player: TestPlayer) => t.house.ledger.balances(player.playerId);

describe('a complete payment', () => {
  it('holds the payee’s money with the offer and moves it to the payer once, when the payee confirms. L07', async () => {
    const payee = await newPayee(t);
    const offerNo = await offer(payee, baht(500));
    expect(await balances(payee.player)).toEqual({ main: baht(500), withdrawing: baht(500) });
    const payer = await newPayer(t);
    expect(await payer.ok(reserveAmountGroup, {})).toEqual({
      list: [{ groupId: 'small', minSatang: baht(500), maxSatang: baht(500), count: 1 }],
    });
    expect((await payer.ok(reserveAmountList, { groupId: 'small' })).list).toEqual([
      { amountId: '50000', amountSatang: baht(500), count: 1 },
    ]);
    const orderNo = await take(payer, baht(500));
    expect((await payer.ok(reserveAmountList, {})).list).toEqual([]);
    expect(await seen(payee.player)).toMatchObject({ step: 'waitingPayment', side: 'receive', status: '0' });
    await pay(payer, orderNo);
    expect(await seen(payer)).toMatchObject({ step: 'waitingReceipt', canCancel: false, secondsLeft: 1800 });
    await payee.player.ok(reserveConfirmWithdraw, { orderNo: offerNo });
    expect(await balances(payee.player)).toEqual({ main: baht(500), withdrawing: 0 });
    expect(await balances(payer)).toEqual({ main: baht(500) });
    expect(await seen(payer)).toMatchObject({ step: 'done', status: '1', orderNo });
    expect(await seen(payee.player)).toMatchObject({ step: 'done', status: '1', orderNo: offerNo });
    expect((await payer.ok(myBalanceList, {})).list[0]).toMatchObject({
      title: 40,
      amountSatang: baht(500),
      remark: orderNo,
    });
    expect((await payee.player.ok(myBalanceList, {})).list[0]).toMatchObject({
      title: 41,
      amountSatang: -baht(500),
      remark: offerNo,
    });
    expect((await payee.player.ok(withdrawList, {})).list[0]).toMatchObject({ orderNo: offerNo, status: '2' });
    expect(await letters(payer)).toContain('快捷存款 ฿500.00 已到账');
    expect(await letters(payee.player)).toContain('快捷提款 ฿500.00 已完成');
  });

  it('is not paid by the bank, which pays other withdrawals', async () => {
    const payee = await newPayee(t);
    await offer(payee, baht(500));
    t.clock.nowMs += minutes(5);
    await settleDue(t.house);
    await settleDue(t.house);
    expect(await balances(payee.player)).toEqual({ main: baht(500), withdrawing: baht(500) });
    expect(await seen(payee.player)).toMatchObject({ step: 'offered' });
  });

  it('goes to the payee who has waited longest, and never to the payer’s own offer', async () => {
    const [first, second] = [await newPayee(t), await newPayee(t)];
    await offer(first, baht(200));
    t.clock.nowMs += 1000;
    await offer(second, baht(200));
    expect((await first.player.ok(reserveAmountList, {})).list).toMatchObject([{ count: 1 }]);
    await take(await newPayer(t), baht(200));
    expect([(await seen(first.player))?.step, (await seen(second.player))?.step]).toEqual([
      'waitingPayment',
      'offered',
    ]);
    expect((await second.player.call(reserveCreateOrder, { amountId: '20000' })).refusal).toBe('OFFER_TAKEN');
  });
});

describe('what each side sees. S14, S22', () => {
  it('the payer sees the whole card number while the payment is due, and only its end afterwards', async () => {
    const payee = await newPayee(t);
    const offerNo = await offer(payee, baht(300));
    const payer = await newPayer(t);
    const orderNo = await take(payer, baht(300));
    const toPay = await seen(payer);
    expect(toPay).toMatchObject({ holderName: '王小明', branch: '朝阳支行', bankName: '中国工商银行', payerName: '' });
    expect(toPay?.cardNumber).toMatch(/^\d{19}$/);
    await pay(payer, orderNo);
    expect(await seen(payer)).toMatchObject({ holderName: '**明', branch: '' });
    expect((await seen(payer))?.cardNumber).toMatch(/^\*{4} \d{4}$/);
    expect(await seen(payee.player)).toMatchObject({ payerName: '**红', holderName: '**明' });
    expect((await seen(payee.player))?.cardNumber).toMatch(/^\*{4} \d{4}$/);
    await payee.player.ok(reserveConfirmWithdraw, { orderNo: offerNo });
    expect(JSON.stringify(await seen(payer))).not.toMatch(/\d{19}|王小明/);
  });

  it('only the two sides see the proof, the payee only once the payment is confirmed', async () => {
    const payee = await newPayee(t);
    await offer(payee, baht(300));
    const payer = await newPayer(t);
    const orderNo = await take(payer, baht(300));
    const url = (await sendPhoto(payer, orderNo)).data?.url ?? '';
    expect((await payer.get(url)).headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox; base-uri 'none'; frame-ancestors 'none'",
    });
    expect((await payee.player.get(url)).statusCode).toBe(404);
    await payer.ok(reservePayConfirm, { orderNo });
    expect((await seen(payee.player))?.photo).toBe(url);
    expect((await payee.player.get(url)).statusCode).toBe(200);
    expect((await (await newPlayer(t)).get(url)).statusCode).toBe(404);
    expect((await t.client().get(url)).statusCode).toBe(404);
    await payee.player.ok(reserveConfirmWithdraw, { orderNo: (await seen(payee.player))?.orderNo });
  });

  it('no other player can act on an order, and neither side can act for the other', async () => {
    const payee = await newPayee(t);
    const offerNo = await offer(payee, baht(300));
    const payer = await newPayer(t);
    const orderNo = await take(payer, baht(300));
    const stranger = await newPayer(t);
    for (const [player, no] of [
      [stranger, orderNo],
      [stranger, offerNo],
      [payee.player, orderNo],
      [payer, offerNo],
    ] as const) {
      if (player !== payee.player)
        expect((await player.call(reserveConfirmWithdraw, { orderNo: no })).refusal).toBe('UNKNOWN_RECORD');
      if (player !== payer) {
        expect((await player.call(reservePayConfirm, { orderNo: no })).refusal).toBe('UNKNOWN_RECORD');
        expect((await player.call(reserveCancelOrder, { orderNo: no })).refusal).toBe('UNKNOWN_RECORD');
        expect((await sendPhoto(player, no)).refusal).toBe('UNKNOWN_RECORD');
      }
      expect((await player.call(reserveReminders, { orderNo: no })).refusal).toBe('UNKNOWN_RECORD');
    }
    expect(await balances(payee.player)).toEqual({ main: baht(700), withdrawing: baht(300) });
  });
});

describe('the offer', () => {
  it('checks terms, balance, password, phone and card as any withdrawal does. AMB-097', async () => {
    const player = await newPlayer(t, 1000);
    const ask = async (amount: number, given = withdrawPassword) =>
      (
        await player.call(applyWithdraw, {
          method: 'reserve',
          bankCardId: 'none',
          amountSatang: baht(amount),
          withdrawPassword: given,
        })
      ).refusal;
    expect(await ask(123)).toBe('AMOUNT_NOT_OFFERED');
    expect(await ask(2000)).toBe('ABOVE_WITHDRAWABLE');
    expect(await ask(500)).toBe('WITHDRAW_PASSWORD_NOT_SET');
    const payee = await newPayee(t);
    expect(
      (await payee.player.call(applyWithdraw, { ...asked(payee, baht(500)), withdrawPassword: 'no' })).refusal,
    ).toBe('WRONG_WITHDRAW_PASSWORD');
    expect((await payee.player.call(applyWithdraw, { ...asked(payee, baht(500)), bankCardId: 'x' })).refusal).toBe(
      'UNKNOWN_CARD',
    );
    await verifyPhone(t, player);
    await offer(payee, baht(100));
    expect((await payee.player.call(applyWithdraw, asked(payee, baht(100)))).refusal).toBe('OFFER_OPEN');
    expect(await balances(player)).toEqual({ main: baht(1000) });
  });

  it('is returned in full, once, with the reason, if no payer takes it in time. ENTITY-032', async () => {
    const payee = await newPayee(t);
    const offerNo = await offer(payee, baht(500));
    t.clock.nowMs += minutes(120) - 1;
    await reserveDue(t.house);
    expect(await seen(payee.player)).toMatchObject({ step: 'offered', secondsLeft: 1 });
    t.clock.nowMs += 1;
    await Promise.all([reserveDue(t.house), reserveDue(t.house), reserveDue(t.house)]);
    expect(await balances(payee.player)).toEqual({ main: baht(1000), withdrawing: 0 });
    expect(await seen(payee.player)).toMatchObject({ step: 'returned', status: '2' });
    const { list } = await payee.player.ok(withdrawList, {}, { lang: 'en' });
    expect(list[0]).toMatchObject({ orderNo: offerNo, status: '3', remark: expect.stringContaining('Nobody took') });
    expect((await payee.player.ok(myBalanceList, {})).list[0]).toMatchObject({ title: 203, amountSatang: baht(500) });
  });

  it('is refused while the operator has closed fast payment, whose terms come from the house', async () => {
    const payee = await newPayee(t);
    const payer = await newPayer(t);
    await offer(payee, baht(500));
    expect(await payer.ok(reserveWithdrawConfig, {})).toMatchObject({
      isOpen: true,
      payMinutes: 15,
      confirmMinutes: 30,
    });
    await t.house.db.updateTable('reserve_terms').set({ is_open: false }).execute();
    expect((await payer.ok(reserveAmountList, {})).list).toEqual([]);
    expect((await payer.ok(reserveAmountGroup, {})).list).toEqual([]);
    expect((await payer.call(reserveCreateOrder, { amountId: '50000' })).refusal).toBe('RESERVE_CLOSED');
    const other = await newPayee(t);
    expect((await other.player.call(applyWithdraw, asked(other, baht(500)))).refusal).toBe('RESERVE_CLOSED');
    await t.house.db.updateTable('reserve_terms').set({ is_open: true }).execute();
  });
});
