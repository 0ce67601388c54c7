/** SANDBOX=off: payments by the operator's gateway, and USDT by the operator's watcher. CALL-101, ENTITY-042, SCREEN-072 */
import { depositOrderList, inPayUSDTOrder, webpayGateway } from '@foyer/contract/wallet/depositOrders.ts';
import { payConfigV2, payTypeV2 } from '@foyer/contract/wallet/depositChannels.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownScheme } from '../../http/signature.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { dyingAt, Killed } from '../../testing/dying.ts';
import { keepTimes } from '../bank/bank.ts';
import { watchChain } from '../chain/watch.ts';
import { noticeOf } from '../testing/paymentProvider.ts';
import type { TestTransfer } from '../testing/paymentProvider.ts';
import { openRealPayments, providerSecret } from '../testing/realPayments.ts';
import { newPlayer } from '../testing/wallet.ts';
import type { TestPlayer } from '../testing/wallet.ts';
import { askGateway } from './queries.ts';
import { noticePath } from './paymentPage.ts';

const real = await openRealPayments();
const { t, provider, desk } = real;
beforeEach(() => provider.behave('accepts'));
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => real.close());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const wanted = { payConfigId: 'own-gateway', payType: 'third', amountSatang: 250_50, bankCode: 'SBK' };
const balancesOf = ({ playerId }: TestPlayer) => t.house.ledger.balances(playerId);
const orderOf = async (player: TestPlayer, orderNo: string) => (await player.ok(depositOrderList, { orderNo })).list[0];
const caseKinds = async (orderNo: string) =>
  ((await desk('mei', 'cases')).body.list ?? [])
    .filter((one) => one['order_no'] === orderNo)
    .map((one) => String(one['kind']))
    .toSorted();

async function openOrder() {
  const player = await newPlayer(t);
  const { orderNo, url } = await player.ok(webpayGateway, wanted);
  return { player, orderNo, url, merchantOrder: `${player.playerId}-${orderNo}` };
}
type Opened = Awaited<ReturnType<typeof openOrder>>;

function notify({ merchantOrder }: Opened, change: object = {}, ageMs = 0, secret = providerSecret) {
  const notice = { noticeId: 'n1', merchantOrder, outcome: 'paid', amountMinor: 250_50, currency: 'THB', ...change };
  const { body, headers } = noticeOf(secret, ownScheme, notice, t.clock.nowMs - ageMs);
  const type = { 'content-type': 'application/json' };
  return t.app.inject({ method: 'POST', url: noticePath, headers: { ...type, ...headers }, payload: body });
}

describe('a payment through the operator’s gateway', () => {
  it('leads to the gateway’s page, and is credited once by its signed notice, however often it comes', async () => {
    const opened = await openOrder();
    expect(opened.url).toBe(`https://pay.example/${opened.merchantOrder}`);
    expect(provider.pages.get(opened.merchantOrder)).toMatchObject({ amountMinor: 250_50, currency: 'THB' });
    const replies = await Promise.all(Array.from({ length: 5 }, () => notify(opened)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    await notify(opened, { noticeId: 'n2' });
    expect(await balancesOf(opened.player)).toEqual({ main: 250_50 });
    expect(await orderOf(opened.player, opened.orderNo)).toMatchObject({ status: '1' });
  });

  it('credits nothing by a notice that is forged, stale, of another amount or currency, and records it', async () => {
    const opened = await openOrder();
    expect((await notify(opened, {}, 0, 'another-secret-of-forty-characters......')).statusCode).toBe(401);
    expect((await notify(opened, {}, 6 * minuteMs)).statusCode).toBe(401);
    expect((await notify(opened, { amountMinor: 250_51 })).statusCode).toBe(409);
    expect((await notify(opened, { currency: 'CNY', noticeId: 'n2' })).statusCode).toBe(409);
    expect((await notify(opened, { merchantOrder: '1-D1' })).statusCode).toBe(404);
    expect(await balancesOf(opened.player)).toEqual({});
    expect(await caseKinds(opened.orderNo)).toEqual(['otherAmount', 'otherAmount']);
    expect(await caseKinds('')).toEqual(['forged', 'stale']);
    expect(await caseKinds('D1')).toEqual(['unknownOrder']);
  });

  it('records no more forged notices than so many an hour', async () => {
    const opened = await openOrder();
    t.clock.nowMs += dayMs;
    for (let nth = 0; nth < 70; nth += 1)
      await notify(opened, { noticeId: `x${nth}` }, 0, 'another-secret-of-forty-characters......');
    expect((await caseKinds('')).length).toBeLessThan(65);
  });

  it('is found by asking, if its notice never came', async () => {
    const opened = await openOrder();
    provider.tellPayment(opened.merchantOrder, { state: 'paid', amountMinor: 250_50, currency: 'THB' });
    t.clock.nowMs += minuteMs;
    await askGateway(t.house);
    expect(await balancesOf(opened.player)).toEqual({});
    t.clock.nowMs += minuteMs;
    await Promise.all([askGateway(t.house), askGateway(t.house)]);
    expect(await balancesOf(opened.player)).toEqual({ main: 250_50 });
    await notify(opened);
    expect(await balancesOf(opened.player)).toEqual({ main: 250_50 });
  });

  it('is asked about for three days, also when its order is over, and credited late', async () => {
    const opened = await openOrder();
    t.clock.nowMs += 16 * minuteMs;
    await keepTimes(t.house);
    provider.behave('fails');
    await askGateway(t.house);
    provider.behave('accepts');
    expect(await orderOf(opened.player, opened.orderNo)).toMatchObject({ status: '2', endedBy: 'expired' });
    provider.tellPayment(opened.merchantOrder, { state: 'paid', amountMinor: 250_50, currency: 'THB' });
    t.clock.nowMs += dayMs;
    await askGateway(t.house);
    expect(await orderOf(opened.player, opened.orderNo)).toMatchObject({ status: '1' });
    const forgotten = await openOrder();
    t.clock.nowMs += 4 * dayMs;
    await askGateway(t.house);
    provider.tellPayment(forgotten.merchantOrder, { state: 'paid', amountMinor: 250_50, currency: 'THB' });
    t.clock.nowMs += dayMs;
    expect(await askGateway(t.house)).toBe(0);
  });

  it('that was told with another amount when asked is not credited either', async () => {
    const opened = await openOrder();
    provider.tellPayment(opened.merchantOrder, { state: 'paid', amountMinor: 1, currency: 'THB' });
    t.clock.nowMs += 2 * minuteMs;
    await askGateway(t.house);
    expect(await balancesOf(opened.player)).toEqual({});
    expect(await caseKinds(opened.orderNo)).toEqual(['otherAmount']);
  });

  it.each(['fails', 'hangs', 'loses'] as const)(
    'is unknown if the gateway %s, and its repeat opens one page',
    async (how) => {
      const player = await newPlayer(t);
      const requestId = randomUUID();
      provider.behave(how);
      const first = await player.call(webpayGateway, wanted, { requestId });
      expect(first.status).toBe(500);
      provider.behave('accepts');
      const { orderNo, url } = await player.ok(webpayGateway, wanted, { requestId });
      expect(url).toContain(orderNo);
      expect((await player.ok(depositOrderList, {})).total).toBe(1);
    },
  );

  it('ends at once if the gateway refuses it, and leads back to the order', async () => {
    const player = await newPlayer(t);
    provider.behave('refuses');
    const { orderNo, url } = await player.ok(webpayGateway, wanted);
    expect(url).toBe(`/mine/capital/latestdeposit?order=${orderNo}`);
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '2', endedBy: 'failed' });
  });
});

const chain = '0';
async function openUsdt() {
  const player = await newPlayer(t);
  const { orderNo } = await player.ok(inPayUSDTOrder, { chain, amountSatang: 25_50, rate: 32.5 });
  const orderId = `${player.playerId}-${orderNo}`;
  const see = (...transfers: readonly TestTransfer[]) => provider.onChain(orderId, transfers);
  return { player, orderNo, orderId, see };
}
const transfer = (transferId: string, amount: string, confirmations = 20): TestTransfer => ({
  transferId,
  amount,
  confirmations,
});
async function watchLater(ms = minuteMs) {
  t.clock.nowMs += ms;
  await watchChain(t.house);
}

describe('a USDT order', () => {
  it('has an address of its own, and is credited once its exact amount has its confirmations', async () => {
    const { player, orderNo, orderId, see } = await openUsdt();
    const other = await openUsdt();
    const addresses = [await orderOf(player, orderNo), await orderOf(other.player, other.orderNo)];
    expect(new Set(addresses.map((order) => order?.address)).size).toBe(2);
    see(transfer(`${orderId}:a`, '25.500000', 19));
    await watchLater();
    expect(await balancesOf(player)).toEqual({});
    see(transfer(`${orderId}:a`, '25.500000', 20));
    await Promise.all([watchLater(), watchChain(t.house)]);
    await watchLater();
    expect(await balancesOf(player)).toEqual({ main: 828_75 });
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '1' });
  });

  it('is not credited for a transfer that vanishes before its confirmations', async () => {
    const { player, orderNo, orderId, see } = await openUsdt();
    see(transfer(`${orderId}:a`, '25.50', 12));
    await watchLater();
    see();
    await watchLater();
    await watchLater();
    expect(await balancesOf(player)).toEqual({});
    expect(await caseKinds(orderNo)).toEqual(['vanished']);
    see(transfer(`${orderId}:b`, '25.50'));
    await watchLater();
    expect(await balancesOf(player)).toEqual({ main: 828_75 });
  });

  it('adds up transfers, and leaves another amount to staff, who credit what arrived', async () => {
    const { player, orderNo, orderId, see } = await openUsdt();
    see(transfer(`${orderId}:a`, '10'), transfer(`${orderId}:b`, '10', 3));
    await watchLater();
    see(transfer(`${orderId}:a`, '10'), transfer(`${orderId}:b`, '10'));
    await watchLater();
    expect(await caseKinds(orderNo)).toEqual(['underpaid', 'underpaid']);
    expect(await balancesOf(player)).toEqual({});
    const order = { account: player.userAccount, orderNo };
    expect((await desk('mei', 'approve', { ...order, amount: '25.50' })).body).toMatchObject({
      error: 'otherAmount',
      status: 409,
    });
    expect((await desk('mei', 'approve', { ...order, amount: '20.00' })).body).toEqual({ state: 'approved' });
    expect(await balancesOf(player)).toEqual({ main: 650_00 });
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '1', amountSatang: 20_00, creditSatang: 650_00 });
    const over = await openUsdt();
    over.see(transfer(`${over.orderId}:a`, '25.51'));
    await watchLater();
    expect(await caseKinds(over.orderNo)).toEqual(['overpaid']);
    expect(await balancesOf(over.player)).toEqual({});
  });

  it('is credited late, and a transfer of another order counts for nothing', async () => {
    const { player, orderNo, orderId, see } = await openUsdt();
    t.clock.nowMs += dayMs;
    await keepTimes(t.house);
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '2' });
    see(transfer(`${orderId}:a`, '25.50'));
    await watchLater(dayMs);
    expect(await balancesOf(player)).toEqual({ main: 828_75 });
    const other = await openUsdt();
    other.see(transfer(`${orderId}:a`, '25.50'));
    await watchLater();
    expect(await balancesOf(other.player)).toEqual({});
    expect(await caseKinds(other.orderNo)).toEqual(['otherOrder']);
  });

  it.each(['fails', 'hangs', 'loses'] as const)(
    'is unknown if the watcher %s, and its repeat gets one address',
    async (how) => {
      const player = await newPlayer(t);
      const requestId = randomUUID();
      provider.behave(how);
      const request = { chain, amountSatang: 25_50, rate: 32.5 };
      expect((await player.call(inPayUSDTOrder, request, { requestId })).status).toBe(500);
      provider.behave('accepts');
      const { orderNo } = await player.ok(inPayUSDTOrder, request, { requestId });
      expect((await orderOf(player, orderNo))?.address).toMatch(/^T/);
      expect((await player.ok(depositOrderList, {})).total).toBe(1);
    },
  );
});

describe('a process that is killed at any statement', () => {
  it('credits a payment that was asked for exactly once', async () => {
    let nth = 1;
    for (let isWhole = false; !isWhole; nth += 1) {
      const { player, merchantOrder } = await openOrder();
      const usdt = await openUsdt();
      provider.tellPayment(merchantOrder, { state: 'paid', amountMinor: 250_50, currency: 'THB' });
      usdt.see(transfer(`${usdt.orderId}:a`, '25.50'));
      t.clock.nowMs += 2 * minuteMs;
      const dead = () => dyingAt(t.house, nth);
      const ends = [
        await askGateway(dead()).then(() => true, ifKilled),
        await watchChain(dead()).then(() => true, ifKilled),
      ];
      isWhole = ends.every(Boolean);
      t.clock.nowMs += 2 * 60 * minuteMs;
      await askGateway(t.house);
      await watchChain(t.house);
      expect([nth, await balancesOf(player), await balancesOf(usdt.player)]).toEqual([
        nth,
        { main: 250_50 },
        { main: 828_75 },
      ]);
    }
    expect(nth).toBeGreaterThan(8);
  });
});

function ifKilled(error: unknown): false {
  if (!(error instanceof Killed)) throw error;
  return false;
}

it('offers the ways behind which somebody sees the money arrive', async () => {
  const player = await newPlayer(t);
  const { list } = await player.ok(payTypeV2, {});
  expect(list.map(({ payType }) => payType).toSorted()).toEqual(['automatic', 'qr', 'semiAutomatic', 'third', 'usdt']);
  const { list: channels } = await player.ok(payConfigV2, { payType: 'usdt' });
  expect(channels.map(({ address }) => address)).toEqual(Array.from(channels, () => ''));
});
