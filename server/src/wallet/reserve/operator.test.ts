/** Decisions of customer service on a fast payment. SI-49, docs/operators.md */
import { reserveConfirmWithdraw } from '@foyer/contract/wallet/reserve.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { walkPages } from '../../http/testing/walk.ts';
import { openTestHouse } from '../../testing/house.ts';
import { decideReserve } from './operator.ts';
import { newPayee, newPayer, offer, pay, seen, take } from './testing/reserve.ts';

const key = 'a-key-of-thirty-characters-long';
const t = await openTestHouse({ config: { operatorKey: key } });
afterEach(async () => {
  await assertBooksAreZero(t.house.db);
  expect((await t.house.ledger.houseBalance('house:reserve')) ?? 0).toBe(0);
});
afterAll(() => t.close());

const headers = { authorization: `Bearer ${key}` };

async function disputed() {
  const payee = await newPayee(t);
  const offerNo = await offer(payee, 50_000);
  const payer = await newPayer(t);
  const orderNo = await take(payer, 50_000);
  await pay(payer, orderNo);
  await payee.player.ok(reserveConfirmWithdraw, { orderNo: offerNo, isReceived: false });
  return { payee, payer, orderNo, offerNo };
}
const decide = (payload: object) => t.app.inject({ method: 'POST', url: '/operator/reserve', headers, payload });

it('lists payments of one moment once each, page by page', async () => {
  const orders: string[] = [];
  for (let index = 0; index < 3; index += 1) orders.push((await disputed()).orderNo);
  await t.house.db.updateTable('reserve_order').set({ created_ms: 1_795_000_000_000 }).execute();
  const asked = { app: t.app, url: '/operator/reserve', key, list: 'waiting', id: 'orderNo' };
  for (const limit of [1, 2, 3, 200]) expect(await walkPages(asked, limit)).toEqual(orders.toSorted());
  for (const orderNo of orders) await decide({ orderNo, decision: 'returned' });
});

describe('the house decides', () => {
  it.each(['paid', 'returned'] as const)(
    '%s: once, however often the decision is repeated or contradicted',
    async (decision) => {
      const { payee, payer, orderNo, offerNo } = await disputed();
      const list = await t.app.inject({ url: '/operator/reserve', headers });
      expect(list.json()).toMatchObject({ waiting: [{ orderNo, withdrawalNo: offerNo, amountSatang: 50_000 }] });
      const photo = await t.app.inject({ url: `/operator/reserve/${orderNo}/photo`, headers });
      expect(photo.headers['content-type']).toBe('image/png');
      const answers = await Promise.all([
        decide({ orderNo, decision }),
        decide({ orderNo, decision }),
        decideReserve(t.house, orderNo, decision === 'paid' ? 'returned' : 'paid').then((isDecided) => ({
          statusCode: isDecided ? 0 : 409,
        })),
      ]);
      const won = answers.find(({ statusCode }) => statusCode !== 409);
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
      const step = (await seen(payer))?.step;
      const isPaid = (decision === 'paid') === (won?.statusCode === 200);
      expect(step).toBe(isPaid ? 'done' : 'refused');
      const balances = await Promise.all([payer, payee.player].map((one) => t.house.ledger.balances(one.playerId)));
      expect(balances).toEqual([isPaid ? { main: 50_000 } : {}, { main: isPaid ? 50_000 : 100_000, withdrawing: 0 }]);
      expect((await seen(payee.player))?.step).toBe(isPaid ? 'done' : 'returned');
      expect((await t.app.inject({ url: '/operator/reserve', headers })).json()).toEqual({ waiting: [], next: '' });
    },
  );

  it('refuses requests without the key, and unknown decisions and orders', async () => {
    expect((await t.app.inject({ url: '/operator/reserve' })).statusCode).toBe(401);
    expect((await t.app.inject({ method: 'POST', url: '/operator/reserve', payload: {} })).statusCode).toBe(401);
    expect((await decide({ orderNo: 'D1', decision: 'mine' })).statusCode).toBe(400);
    expect((await decide({ orderNo: 'D1', decision: 'paid' })).statusCode).toBe(409);
  });
});
