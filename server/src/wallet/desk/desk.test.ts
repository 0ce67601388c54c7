/** Staff judge transfers and approve withdrawals: above an amount two of them, each decision once. */
import { depositOrderList, offlineAutoPayOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { autoBanksList } from '@foyer/contract/wallet/depositChannels.ts';
import { inBanksList, inPayOrder } from '@foyer/contract/wallet/deposit.ts';
import { applyWithdraw, withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { dyingAt, Killed } from '../../testing/dying.ts';
import { walkPages } from '../../http/testing/walk.ts';
import { recordCase } from '../caseStore.ts';
import { openRealPayments } from '../testing/realPayments.ts';
import { newPlayer, readyToWithdraw, uploadProof, withdrawPassword } from '../testing/wallet.ts';
import type { TestPlayer } from '../testing/wallet.ts';
import { approve } from './decide.ts';
import { finishReviews } from './finish.ts';

const real = await openRealPayments();
const { t, provider, desk } = real;
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => real.close());

const balancesOf = ({ playerId }: TestPlayer) => t.house.ledger.balances(playerId);
const statusOf = async (player: TestPlayer) => (await player.ok(withdrawList, {})).list[0]?.status;
const depositOf = async (player: TestPlayer, orderNo: string) =>
  (await player.ok(depositOrderList, { orderNo })).list[0];

async function transferOrder(baht = 500) {
  const player = await newPlayer(t);
  const order = { inBankId: 'own-bangkok', depositorName: '王小明', amountSatang: baht * 100 };
  const { orderNo } = await player.ok(inPayOrder, { ...order, proof: await uploadProof(player) });
  return { player, orderNo, order: { account: player.userAccount, orderNo } };
}

async function withdrawal(baht = 300) {
  const player = await newPlayer(t, 5_000);
  const bankCardId = await readyToWithdraw(t, player);
  const { orderNo } = await player.ok(applyWithdraw, {
    method: 'bank',
    bankCardId,
    amountSatang: baht * 100,
    withdrawPassword,
  });
  return { player, orderNo, order: { account: player.userAccount, orderNo } };
}

describe('who may decide', () => {
  it('is the staff that the operator has named, with the key', async () => {
    const { player, order } = await transferOrder();
    for (const staff of ['', 'nobody', 'MEI', 'mei,tan', '__proto__'])
      expect((await desk(staff, 'approve', { ...order, amount: '500' })).status).toBe(403);
    const bare = { method: 'POST', url: '/operator/payments/approve', payload: order } as const;
    expect((await t.app.inject({ ...bare, headers: { 'x-operator': 'mei' } })).statusCode).toBe(401);
    expect(await balancesOf(player)).toEqual({});
  });
});

async function walk(name: string, id: string, made: readonly string[]): Promise<void> {
  const url = `/operator/payments/${name}`;
  const asked = { app: t.app, url, key: 'operator-key-of-these-tests.', list: 'list', id };
  const all = await walkPages(asked, 200);
  for (const limit of [1, 2]) expect(await walkPages(asked, limit)).toEqual(all);
  expect(all).toEqual(expect.arrayContaining([...made]));
}

it('lists orders and cases page by page, those of one moment once each', async () => {
  const orders = [await transferOrder(), await transferOrder(), await withdrawal(), await withdrawal()];
  const numbers = orders.map(({ orderNo }) => orderNo);
  for (const key of ['a', 'b', 'c'])
    await recordCase({ ...t.house, now: () => 1 }, { source: 'staff', kind: 'paged', key, details: {} });
  await walk('deposits', 'orderNo', numbers.slice(0, 2));
  await walk('withdrawals', 'orderNo', numbers.slice(2));
  await walk('cases', 'case_key', ['staff:paged:c', 'staff:paged:b', 'staff:paged:a']);
  expect((await desk('mei', 'cases?before=1')).body.list).toEqual([]);
});

describe('a transfer', () => {
  it('is listed with its proof, and credited once when staff saw its amount arrive', async () => {
    const { player, orderNo, order } = await transferOrder();
    const { list = [] } = (await desk('mei', 'deposits')).body;
    expect(list.find((one) => one['orderNo'] === orderNo)).toMatchObject({
      amountMinor: 500_00,
      depositorName: '王小明',
    });
    const key = { authorization: 'Bearer operator-key-of-these-tests.' };
    const proof = await t.app.inject({ url: `/operator/payments/proof/${order.account}/${orderNo}`, headers: key });
    expect([proof.statusCode, proof.headers['content-type']]).toEqual([200, 'image/png']);
    for (const amount of ['', '499.99', '0', '-500', '1e9'])
      expect((await desk('mei', 'approve', { ...order, amount })).body).toMatchObject({ error: 'otherAmount' });
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => desk('mei', 'approve', { ...order, amount: '500' })),
    );
    expect(replies.map(({ body }) => body.state)).toEqual(Array.from(replies, () => 'approved'));
    expect(await balancesOf(player)).toEqual({ main: 500_00 });
    expect(await depositOf(player, orderNo)).toMatchObject({ status: '1' });
    expect((await desk('tan', 'reject', { ...order, reason: 'x' })).body).toMatchObject({ error: 'decidedOtherwise' });
    const after = (await desk('mei', 'deposits')).body.list ?? [];
    expect(after.some((one) => one['orderNo'] === orderNo)).toBe(false);
  });

  it('that is rejected ends unpaid, and cannot be approved afterwards', async () => {
    const { player, orderNo, order } = await transferOrder();
    expect((await desk('mei', 'reject', order)).status).toBe(400);
    for (let nth = 0; nth < 2; nth += 1)
      expect((await desk('mei', 'reject', { ...order, reason: 'nothing arrived' })).body).toEqual({
        state: 'rejected',
      });
    expect((await desk('tan', 'approve', { ...order, amount: '500' })).status).toBe(409);
    expect(await depositOf(player, orderNo)).toMatchObject({ status: '2', endedBy: 'failed' });
    expect(await balancesOf(player)).toEqual({});
  });

  it('of more than the limit needs two members of staff who saw the same amount', async () => {
    const { player, order } = await transferOrder(5_000);
    const say = async (staff: string) => (await desk(staff, 'approve', { ...order, amount: '5000' })).body.state;
    expect([await say('mei'), await say('mei')]).toEqual(['approvedOnce', 'approvedOnce']);
    expect(await balancesOf(player)).toEqual({});
    expect([await say('tan'), await say('lek'), await say('mei')]).toEqual(['approved', 'approved', 'approved']);
    expect(await balancesOf(player)).toEqual({ main: 5_000_00 });
  });

  it('to an account of the newer deposit is judged in the same way', async () => {
    const player = await newPlayer(t);
    expect((await player.ok(autoBanksList, {})).list.length).toBeGreaterThan(0);
    expect((await player.ok(inBanksList, {})).list.length).toBeGreaterThan(0);
    const asked = { autoBankId: 'own-auto-bangkok', depositorName: '王小明', amountSatang: 500_00 };
    const { orderNo } = await player.ok(offlineAutoPayOrder, asked);
    const order = { account: player.userAccount, orderNo, amount: '500' };
    expect((await desk('mei', 'approve', order)).body).toEqual({ state: 'approved' });
    expect(await balancesOf(player)).toEqual({ main: 500_00 });
  });

  it('is credited once if a process is killed at any statement after the approval', async () => {
    let nth = 1;
    for (let isWhole = false; !isWhole; nth += 1) {
      const { player, orderNo } = await transferOrder();
      const named = { player_id: player.playerId, order_no: orderNo };
      await approve(t.house, { named, staff: 'mei', amountMinor: 500_00 });
      isWhole = await finishReviews(dyingAt(t.house, nth)).then(() => true, ifKilled);
      await finishReviews(t.house);
      expect([nth, await balancesOf(player)]).toEqual([nth, { main: 500_00 }]);
      expect(await depositOf(player, orderNo)).toMatchObject({ status: '1' });
    }
    expect(nth).toBeGreaterThan(6);
  });
});

function ifKilled(error: unknown): false {
  if (!(error instanceof Killed)) throw error;
  return false;
}

describe('a withdrawal', () => {
  it('of more than the limit needs two different members of staff', async () => {
    const { player, orderNo, order } = await withdrawal(1_001);
    const say = async (staff: string) => (await desk(staff, 'approve', order)).body.state;
    expect([await say('mei'), await say('mei'), await statusOf(player)]).toEqual(['approvedOnce', 'approvedOnce', '0']);
    expect([await say('tan'), await say('tan'), await statusOf(player)]).toEqual(['approved', 'approved', '1']);
    expect(provider.payouts.has(`${player.playerId}-${orderNo}`)).toBe(false);
    const limit = await withdrawal(1_000);
    expect((await desk('mei', 'approve', limit.order)).body.state).toBe('approved');
  });

  it('that is rejected goes back once, for a reason that the player reads', async () => {
    const { player, order } = await withdrawal();
    expect((await desk('mei', 'reject', { ...order, reason: 'because' })).status).toBe(400);
    const reject = () => desk('mei', 'reject', { ...order, reason: 'documentsNeeded' });
    expect((await Promise.all([reject(), reject(), reject()])).map(({ body }) => body.state)).toEqual(
      Array.from({ length: 3 }, () => 'rejected'),
    );
    expect((await desk('tan', 'approve', order)).body).toMatchObject({ error: 'decidedOtherwise' });
    const { list } = await player.ok(withdrawList, {}, { lang: 'en' });
    expect(list[0]).toMatchObject({ status: '3', remark: expect.stringContaining('identity documents') });
    expect(await balancesOf(player)).toEqual({ main: 5_000_00, withdrawing: 0 });
  });

  it('is either approved or rejected when both are asked at once', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const { player, order } = await withdrawal();
      const both = [desk('mei', 'approve', order), desk('tan', 'reject', { ...order, reason: 'rulesBroken' })];
      const states = (await Promise.all(both)).map(({ body }) => body.state ?? body.error);
      expect(states).toContain('decidedOtherwise');
      const isPaid = states.includes('approved');
      expect([await statusOf(player), (await balancesOf(player))['withdrawing']]).toEqual(
        isPaid ? ['1', 300_00] : ['3', 0],
      );
    }
  });

  it('that someone has claimed is left to them for a quarter of an hour', async () => {
    const { orderNo, order } = await withdrawal();
    expect((await desk('mei', 'claim', order)).body).toEqual({ state: 'claimed' });
    expect((await desk('tan', 'claim', order)).body).toMatchObject({ error: 'claimedByOther' });
    expect((await desk('tan', 'approve', order)).body).toMatchObject({ error: 'claimedByOther' });
    const { list = [] } = (await desk('tan', 'withdrawals')).body;
    expect(list.find((one) => one['orderNo'] === orderNo)).toMatchObject({ claimedBy: 'mei', state: 'toApprove' });
    t.clock.nowMs += 15 * 60_000;
    expect((await desk('tan', 'approve', order)).body).toEqual({ state: 'approved' });
  });

  it('of another player or an unknown number is none to decide', async () => {
    const { orderNo } = await withdrawal();
    const other = await newPlayer(t);
    for (const path of ['claim', 'approve', 'reject', 'found']) {
      const body = { account: other.userAccount, orderNo, reason: 'rulesBroken', found: 'failed', how: 'x' };
      expect((await desk('mei', path, body)).status).toBe(404);
      expect((await desk('mei', path, { ...body, account: 'nobody' })).status).toBe(404);
      expect((await desk('mei', path, { ...body, orderNo: 'W1' })).status).toBe(404);
    }
  });
});
