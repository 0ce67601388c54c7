/** Fast payment under concurrency: whatever actions race, the money moves once and the books sum to zero. L03, L05 */
import { randomUUID } from 'node:crypto';
import {
  reserveCancelOrder,
  reserveConfirmWithdraw,
  reserveCreateOrder,
  reservePayConfirm,
} from '@foyer/contract/wallet/reserve.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { describe, expect, it } from 'vitest';
import type { House } from '../../house.ts';
import type { TestPlayer } from '../testing/wallet.ts';
import { reserveDue } from './due.ts';
import { settle } from './settle.ts';
import { asked, newPayee, newPayer, offer, openReserveHouse, pay, seen, sendPhoto, take } from './testing/reserve.ts';

const t = await openReserveHouse();

const amount = 50_000;
const balances = (player: TestPlayer) => t.house.ledger.balances(player.playerId);
const main = async (player: TestPlayer): Promise<number> => (await balances(player)).main ?? 0;

describe('50 concurrent requests', () => {
  it('to take one offer: one wins, the others are refused', async () => {
    const payee = await newPayee(t);
    await offer(payee, amount);
    const payers = await Promise.all(Array.from({ length: 50 }, () => newPayer(t)));
    const answers = await Promise.all(payers.map((payer) => payer.call(reserveCreateOrder, { amountId: '50000' })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === 'OFFER_TAKEN')).toHaveLength(49);
    const { count } = await t.house.db
      .selectFrom('reserve_order')
      .select((orders) => orders.fn.countAll<number>().as('count'))
      .where('payee_id', '=', payee.player.playerId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('of one payer for many offers: one payment', async () => {
    for (const payee of await Promise.all(Array.from({ length: 5 }, () => newPayee(t)))) await offer(payee, amount);
    const payer = await newPayer(t);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => payer.call(reserveCreateOrder, { amountId: '50000' })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const { count } = await t.house.db
      .selectFrom('reserve_offer')
      .select((offers) => offers.fn.countAll<number>().as('count'))
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    expect(count).toBe(4);
  });

  it('of one payee to open an offer: one is held', async () => {
    const payee = await newPayee(t, 5000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => payee.player.call(applyWithdraw, asked(payee, amount))),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await balances(payee.player)).toEqual({ main: 450_000, withdrawing: amount });
  });

  it('of the payee to confirm: the payer is paid once', async () => {
    const payee = await newPayee(t);
    const orderNo = await offer(payee, amount);
    const payer = await newPayer(t);
    await pay(payer, await take(payer, amount));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => payee.player.call(reserveConfirmWithdraw, { orderNo })),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    expect(await balances(payer)).toEqual({ main: amount });
    expect(await balances(payee.player)).toEqual({ main: 50_000, withdrawing: 0 });
  });
});

describe('two contradictory requests', () => {
  it('cancel against confirm: either the payer is paid, or the payment is cancelled; never both', async () => {
    const endings = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const payee = await newPayee(t);
      const offerNo = await offer(payee, amount);
      const payer = await newPayer(t);
      const orderNo = await take(payer, amount);
      const actions = [
        () => payer.call(reserveCancelOrder, { orderNo }),
        () => payee.player.call(reserveConfirmWithdraw, { orderNo: offerNo }),
      ];
      const answers = await Promise.all((round % 2 === 0 ? actions : actions.toReversed()).map((act) => act()));
      expect(answers.map(({ refusal }) => refusal ?? 'ok').toSorted()).toEqual(['ORDER_MOVED_ON', 'ok']);
      const step = (await seen(payer))?.step ?? '';
      endings.add(step);
      expect(await main(payer)).toBe(step === 'done' ? amount : 0);
      expect(await balances(payee.player)).toEqual({ main: 50_000, withdrawing: step === 'done' ? 0 : amount });
      // Expire this round's offer, so that the next payer takes the next round's offer.
      t.clock.nowMs += 24 * 3_600_000;
      await reserveDue(t.house);
    }
    expect([...endings].every((step) => step === 'done' || step === 'cancelled')).toBe(true);
  });

  it('confirmation against denial by the payee: paid once, whichever comes first', async () => {
    const payee = await newPayee(t);
    const orderNo = await offer(payee, amount);
    const payer = await newPayer(t);
    await pay(payer, await take(payer, amount));
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        payee.player.call(reserveConfirmWithdraw, { orderNo, isReceived: index % 2 === 0 }),
      ),
    );
    expect(await balances(payer)).toEqual({ main: amount });
  });

  it('a proof against the deadline: it is accepted in time, or it is refused and the offer is free', async () => {
    for (let round = 0; round < 6; round += 1) {
      const payee = await newPayee(t);
      await offer(payee, amount);
      const payer = await newPayer(t);
      const orderNo = await take(payer, amount);
      const dueMs = t.clock.nowMs + 15 * 60_000;
      t.clock.nowMs = dueMs - 1;
      // The deadline passes on the house's clock while the picture is processed.
      const [sent] = await Promise.all([
        sendPhoto(payer, orderNo),
        reserveDue(t.house, dueMs),
        reserveDue(t.house, dueMs),
      ]);
      t.clock.nowMs = dueMs;
      await reserveDue(t.house);
      const step = (await seen(payer))?.step;
      expect([sent.refusal ?? 'ok', step]).toEqual(
        sent.code === 200 ? ['ok', 'waitingReceipt'] : ['ORDER_MOVED_ON', 'lapsed'],
      );
      expect((await seen(payee.player))?.step).toBe(sent.code === 200 ? 'waitingReceipt' : 'offered');
      t.clock.nowMs += 24 * 3_600_000;
      await reserveDue(t.house);
      await reserveDue(t.house);
    }
  });

  it('an offer that expires against a payer who takes it: taken or returned', async () => {
    const payee = await newPayee(t);
    await offer(payee, amount);
    const payer = await newPayer(t);
    const overMs = t.clock.nowMs + 120 * 60_000;
    t.clock.nowMs = overMs - 1;
    const [taken] = await Promise.all([
      payer.call(reserveCreateOrder, { amountId: '50000' }),
      reserveDue(t.house, overMs),
    ]);
    const { withdrawing } = await balances(payee.player);
    expect(withdrawing).toBe(taken.code === 200 ? amount : 0);
  });
});

describe('a request that is repeated', () => {
  it('gets the reply of the first one: create, report as paid, confirm. L05', async () => {
    const payee = await newPayee(t);
    const [offerId, createId, paidId, doneId] = Array.from({ length: 4 }, () => randomUUID());
    const offers = await Promise.all(
      Array.from({ length: 5 }, () =>
        payee.player.ok(applyWithdraw, asked(payee, amount), { requestId: offerId ?? '' }),
      ),
    );
    expect(new Set(offers.map(({ orderNo }) => orderNo)).size).toBe(1);
    const payer = await newPayer(t);
    const taken = await Promise.all(
      Array.from({ length: 5 }, () =>
        payer.ok(reserveCreateOrder, { amountId: '50000' }, { requestId: createId ?? '' }),
      ),
    );
    const orderNo = taken[0]?.orderNo ?? '';
    expect(new Set(taken.map((one) => one.orderNo))).toEqual(new Set([orderNo]));
    await sendPhoto(payer, orderNo);
    for (let time = 0; time < 3; time += 1) {
      await payer.ok(reservePayConfirm, { orderNo }, { requestId: paidId ?? '' });
    }
    for (let time = 0; time < 3; time += 1) {
      const request = { orderNo: offers[0]?.orderNo ?? '' };
      await payee.player.ok(reserveConfirmWithdraw, request, { requestId: doneId ?? '' });
    }
    expect(await balances(payer)).toEqual({ main: amount });
  });
});

/** A house whose ledger fails after this many movements. */
const dying = (house: House, after: number): House => {
  let posts = 0;
  return {
    ...house,
    ledger: {
      ...house.ledger,
      post(movement) {
        posts += 1;
        return posts > after ? Promise.reject(new Error('gone')) : house.ledger.post(movement);
      },
    },
  };
};

describe('a process that is killed', () => {
  it.each([0, 1])(
    'after %i movements of a settlement leaves it to the scheduled work, which completes it once. L07',
    async (after) => {
      const payee = await newPayee(t);
      const offerNo = await offer(payee, amount);
      const payer = await newPayer(t);
      await pay(payer, await take(payer, amount));
      const key = { player_id: payee.player.playerId, offer_no: offerNo };
      await t.house.db
        .updateTable('reserve_offer')
        .set({ state: 'settling' })
        .where('offer_no', '=', offerNo)
        .execute();
      await t.house.db
        .updateTable('reserve_order')
        .set({ state: 'settling' })
        .where('offer_no', '=', offerNo)
        .execute();
      await expect(settle(dying(t.house, after), key)).rejects.toThrow('gone');
      expect(await seen(payer)).toMatchObject({ step: 'settling' });
      await Promise.all([reserveDue(t.house), reserveDue(t.house)]);
      expect(await balances(payer)).toEqual({ main: amount });
      expect(await balances(payee.player)).toEqual({ main: 50_000, withdrawing: 0 });
    },
  );

  it('between the request and the hold leaves an offer that the scheduled work opens', async () => {
    const payee = await newPayee(t);
    const offerNo = await offer(payee, amount);
    await t.house.db.updateTable('reserve_offer').set({ state: 'asked' }).where('offer_no', '=', offerNo).execute();
    t.clock.nowMs += 61_000;
    await reserveDue(t.house);
    expect(await seen(payee.player)).toMatchObject({ step: 'offered' });
    expect(await balances(payee.player)).toEqual({ main: 50_000, withdrawing: amount });
  });
});
