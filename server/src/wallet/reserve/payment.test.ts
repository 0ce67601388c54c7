/** The payer's side and both deadlines: cancelled, lapsed, reminded, left to customer service. SI-49, AMB-150 */
import {
  reserveCancelOrder,
  reserveConfirmWithdraw,
  reserveCreateOrder,
  reservePayConfirm,
  reserveReminders,
} from '@foyer/contract/wallet/reserve.ts';
import { describe, expect, it } from 'vitest';
import { newPlayer } from '../testing/wallet.ts';
import type { TestPlayer } from '../testing/wallet.ts';
import { reserveDue } from './due.ts';
import {
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

describe('the payment', () => {
  it('needs a real name, no other payment in progress, and an amount that is on offer', async () => {
    const payee = await newPayee(t);
    await offer(payee, baht(500));
    const nameless = await newPlayer(t);
    expect((await nameless.call(reserveCreateOrder, { amountId: '50000' })).refusal).toBe('NAME_NOT_VERIFIED');
    const payer = await newPayer(t);
    for (const amountId of ['', '0', '-1', '50000.5', '5e4', '9'.repeat(40), "' or true --", '10000'])
      expect([amountId, (await payer.call(reserveCreateOrder, { amountId })).code]).not.toEqual([amountId, 200]);
    await take(payer, baht(500));
    await offer(await newPayee(t), baht(200));
    expect((await payer.call(reserveCreateOrder, { amountId: '20000' })).refusal).toBe('ORDER_OPEN');
  });

  it('cannot be confirmed without a proof, whose type is checked before its size. VALID-052, VALID-053', async () => {
    const payee = await newPayee(t);
    await offer(payee, baht(500));
    const payer = await newPayer(t);
    const orderNo = await take(payer, baht(500));
    expect((await payer.call(reservePayConfirm, { orderNo })).refusal).toBe('UNKNOWN_PROOF');
    const large = Buffer.alloc(1024 * 1024 + 1, 1);
    expect((await sendPhoto(payer, orderNo, { name: 'slip.pdf', bytes: large })).refusal).toBe('WRONG_IMAGE_FORMAT');
    expect((await sendPhoto(payer, orderNo, { bytes: Buffer.from('<svg/>') })).refusal).toBe('WRONG_IMAGE_FORMAT');
    expect((await payer.call(reservePayConfirm, { orderNo })).refusal).toBe('UNKNOWN_PROOF');
    const first = (await sendPhoto(payer, orderNo)).data?.url;
    expect((await sendPhoto(payer, orderNo)).data?.url).not.toBe(first);
    await payer.ok(reservePayConfirm, { orderNo });
    expect((await sendPhoto(payer, orderNo)).refusal).toBe('ORDER_MOVED_ON');
  });

  it('frees the offer when it is cancelled, and is refused after too many cancellations a day', async () => {
    const payee = await newPayee(t);
    await offer(payee, baht(500));
    const payer = await newPayer(t);
    for (let turn = 0; turn < 3; turn += 1) {
      const orderNo = await take(payer, baht(500));
      await payer.ok(reserveCancelOrder, { orderNo });
      expect(await seen(payer)).toMatchObject({ step: 'cancelled', status: '2' });
      expect((await payer.call(reserveCancelOrder, { orderNo })).refusal).toBe('ORDER_MOVED_ON');
    }
    expect((await payer.call(reserveCreateOrder, { amountId: '50000' })).refusal).toBe('TOO_MANY_CANCELLED');
    expect(await seen(payee.player)).toMatchObject({ step: 'offered', payerName: '' });
    const other = await newPayer(t);
    const orderNo = await take(other, baht(500));
    await pay(other, orderNo);
    expect((await other.call(reserveCancelOrder, { orderNo })).refusal).toBe('ORDER_MOVED_ON');
    expect(await balances(payee.player)).toEqual({ main: baht(500), withdrawing: baht(500) });
  });

  it('lapses without a proof in time and frees the offer; with a proof the payee is asked', async () => {
    const payee = await newPayee(t);
    await offer(payee, baht(500));
    const payer = await newPayer(t);
    const orderNo = await take(payer, baht(500));
    t.clock.nowMs += minutes(15);
    expect((await sendPhoto(payer, orderNo)).refusal).toBe('ORDER_MOVED_ON');
    expect((await payer.call(reservePayConfirm, { orderNo })).refusal).toBe('ORDER_MOVED_ON');
    await reserveDue(t.house);
    expect(await seen(payer)).toMatchObject({ step: 'lapsed', status: '2' });
    expect(await letters(payer)).toContain('快捷存款 ฿500.00 没有成功');
    const careful = await newPayer(t);
    const second = await take(careful, baht(500));
    await sendPhoto(careful, second);
    t.clock.nowMs += minutes(15);
    await reserveDue(t.house);
    expect(await seen(careful)).toMatchObject({ step: 'waitingReceipt' });
    expect(await letters(payee.player)).toContain('快捷提款 ฿500.00：对方说已付款');
  });

  it('returns the money at once if it is cancelled after the offer has expired', async () => {
    const payee = await newPayee(t);
    await offer(payee, baht(500));
    t.clock.nowMs += minutes(119);
    const payer = await newPayer(t);
    const orderNo = await take(payer, baht(500));
    t.clock.nowMs += minutes(2);
    await reserveDue(t.house);
    expect(await seen(payee.player)).toMatchObject({ step: 'waitingPayment' });
    await payer.ok(reserveCancelOrder, { orderNo });
    expect(await balances(payee.player)).toEqual({ main: baht(1000), withdrawing: 0 });
  });
});

describe('the wait for the other side', () => {
  it('allows three reminders, with a minimum time between them', async () => {
    const payee = await newPayee(t);
    const offerNo = await offer(payee, baht(500));
    expect((await payee.player.call(reserveReminders, { orderNo: offerNo })).refusal).toBe('ORDER_MOVED_ON');
    const payer = await newPayer(t);
    const orderNo = await take(payer, baht(500));
    expect((await payer.call(reserveReminders, { orderNo })).refusal).toBe('ORDER_MOVED_ON');
    await payee.player.ok(reserveReminders, { orderNo: offerNo });
    expect(await letters(payer)).toContain('快捷转账 ฿500.00：对方在等你');
    await pay(payer, orderNo);
    for (let turn = 0; turn < 3; turn += 1) {
      await payer.ok(reserveReminders, { orderNo });
      const again = await payer.call(reserveReminders, { orderNo }, { lang: 'en' });
      if (turn < 2)
        expect([again.refusal, again.message]).toEqual(['REMINDED_RECENTLY', expect.stringContaining('120')]);
      t.clock.nowMs += 120_000;
    }
    expect((await payer.call(reserveReminders, { orderNo })).refusal).toBe('REMINDERS_SPENT');
  });

  it('ends with customer service if the payee does not reply or denies the receipt; the money stays held', async () => {
    for (const isSilent of [true, false]) {
      const payee = await newPayee(t);
      const offerNo = await offer(payee, baht(500));
      const payer = await newPayer(t);
      await pay(payer, await take(payer, baht(500)));
      if (isSilent) {
        t.clock.nowMs += minutes(30);
        await reserveDue(t.house);
      } else await payee.player.ok(reserveConfirmWithdraw, { orderNo: offerNo, isReceived: false });
      expect(await seen(payer)).toMatchObject({ step: 'withService', status: '0', secondsLeft: 0 });
      expect(await letters(payer)).toContain('快捷转账 ฿500.00 由客服处理');
      expect(await balances(payee.player)).toEqual({ main: baht(500), withdrawing: baht(500) });
      // The payee may still find the money and confirm it.
      await payee.player.ok(reserveConfirmWithdraw, { orderNo: offerNo });
      expect(await balances(payer)).toEqual({ main: baht(500) });
    }
  });
});
