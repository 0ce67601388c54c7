/** Payments through the gateway: one movement per order, whatever is sent twice. CALL-101, ENTITY-042 */
import { randomUUID } from 'node:crypto';
import { depositOrderCancel, depositOrderList, webpayGateway } from '@foyer/contract/wallet/depositOrders.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreWhole } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { settleDue } from '../bank/bank.ts';
import { newPlayer, stateOf } from '../testing/wallet.ts';
import type { TestPlayer } from '../testing/wallet.ts';
import { noticePath } from './paymentPage.ts';
import { paymentOf } from './paymentStore.ts';
import { signedNotice } from './sandboxGateway.ts';

const longMs = 90 * 24 * 3_600_000;
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
afterEach(() => assertBooksAreWhole(t.house.db));
afterAll(() => t.close());

const wanted = { payConfigId: 'sandbox-gateway', payType: 'third', amountSatang: 250_50, bankCode: 'SBK' };
const form = { payConfigId: 'sandbox-gateway', payType: 'third', amount: '250.50', bankCode: '', userId: '' };

/** Posts like a plain HTML form: only the session's cookie and none of the client's own headers. */
function post(player: TestPlayer, url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const type = 'application/x-www-form-urlencoded';
  const payload = new URLSearchParams(fields).toString();
  return t.app.inject({ method: 'POST', url, headers: { cookie, 'content-type': type, ...headers }, payload });
}
const pay = (player: TestPlayer, url: string, act: string, headers: Record<string, string> = {}) =>
  post(player, '/sandbox/pay', { payment: url.split('=')[1] ?? '', act }, headers);
const orderOf = async (player: TestPlayer, orderNo: string) => (await player.ok(depositOrderList, { orderNo })).list[0];
const balancesOf = (player: TestPlayer) => t.house.ledger.balances(player.playerId);

async function noticeOf(url: string, outcome: 'paid' | 'failed' = 'paid') {
  const payment = await paymentOf(t.house, url.split('=')[1] ?? '');
  if (payment === undefined) throw new Error(`no payment at ${url}`);
  return signedNotice(t.house, payment, outcome);
}
const notify = ({ body, signature }: { body: string; signature: string }) =>
  t.app.inject({
    method: 'POST',
    url: noticePath,
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    payload: body,
  });

describe('opening the payer’s page', () => {
  it('redirects a form there, and the same form again to the same page. AMB-132, L05', async () => {
    const player = await newPlayer(t);
    const fields = { ...form, requestId: randomUUID(), deviceId: randomUUID(), lang: 'en' };
    const replies = await Promise.all(Array.from({ length: 6 }, () => post(player, webpayGateway.path, fields)));
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([302]));
    const addresses = new Set(replies.map((reply) => String(reply.headers.location)));
    expect([...addresses]).toEqual([expect.stringMatching(/^\/sandbox\/pay\?payment=[\w-]{24}$/)]);
    const { list, total } = await player.ok(depositOrderList, {});
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      status: '0',
      method: 'third',
      payUrl: [...addresses][0],
      requestId: fields.requestId,
    });
  });

  it('returns the page’s address to our own script, for a QR code', async () => {
    const player = await newPlayer(t);
    const { orderNo, url } = await player.ok(webpayGateway, {
      ...wanted,
      payType: 'qr',
      payConfigId: 'sandbox-promptpay',
      bankCode: '',
    });
    expect(await orderOf(player, orderNo)).toMatchObject({ method: 'qr', payUrl: url });
    const page = await player.get(url);
    expect(page.body).toContain('฿250.50');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('refuses a form of another site, and one that was rendered for another player. S03, R07', async () => {
    const player = await newPlayer(t);
    const fields = { ...form, requestId: randomUUID() };
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      const { headers: answered } = await post(player, webpayGateway.path, fields, headers);
      expect(answered.location).toMatch(/^\/404\?err=/);
    }
    expect((await player.call(webpayGateway, { ...wanted, userId: 'somebody' })).refusal).toBe('PLAYER_CHANGED');
    expect((await player.ok(depositOrderList, {})).total).toBe(0);
  });

  it('opens nothing for wrong, empty, huge or hostile input. VALID-030 to VALID-032, S13', async () => {
    const player = await newPlayer(t);
    const before = await stateOf(t, player.playerId);
    const wrong: Record<string, string>[] = [
      ...['', '0', '-1', '49.99', '50000.01', '250.505', '1e3', '9'.repeat(60), '<b>'].map((amount) => ({ amount })),
      ...['', 'nowhere', "x' or 1=1", 'sandbox-promptpay', 'x'.repeat(9_000)].map((payConfigId) => ({ payConfigId })),
      ...['', 'usdt', 'automatic', 'bank', '__proto__'].map((payType) => ({ payType })),
      ...['NOBANK', '../SBK', 'x'.repeat(9_000)].map((bankCode) => ({ bankCode })),
    ];
    for (const each of wrong) {
      const { code } = await player.raw(webpayGateway, { ...form, ...each });
      expect([each, code]).not.toEqual([each, 200]);
      const reply = await post(player, webpayGateway.path, { ...form, ...each, requestId: randomUUID() });
      expect([each, reply.headers.location]).toEqual([each, expect.stringMatching(/^\/404\?err=/)]);
    }
    expect(await stateOf(t, player.playerId)).toEqual(before);
  });

  it('never sends a payer back to an address that the form names. S07', async () => {
    const player = await newPlayer(t);
    const { url } = await player.ok(webpayGateway, { ...wanted, domain: 'https://evil.example', remark: '<script>' });
    const page = await player.get(url);
    expect(page.body).not.toMatch(/evil|<script/);
  });
});

describe('the payer’s page', () => {
  it('credits a payment once, however often the button is pressed. ENUM-004, ENUM-014', async () => {
    const player = await newPlayer(t);
    const { orderNo, url } = await player.ok(webpayGateway, wanted);
    expect(await balancesOf(player)).toEqual({});
    await Promise.all(Array.from({ length: 5 }, () => pay(player, url, 'success')));
    expect(await balancesOf(player)).toEqual({ main: 250_50 });
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '1', payUrl: '', endedBy: '' });
  });

  it('notifies the house twice on the payer’s request, and the money moves once', async () => {
    const player = await newPlayer(t);
    const { url } = await player.ok(webpayGateway, wanted);
    const first = await pay(player, url, 'duplicate');
    expect(first.body).toMatch(/前厅已收到：success[\s\S]*前厅已经知道：success/);
    const again = await pay(player, url, 'duplicate');
    expect(again.body).not.toContain('前厅已收到');
    expect(await balancesOf(player)).toEqual({ main: 250_50 });
  });

  it('ends an order whose payment fails, and credits nothing', async () => {
    const player = await newPlayer(t);
    const { orderNo, url } = await player.ok(webpayGateway, wanted);
    await pay(player, url, 'failure');
    await pay(player, url, 'success');
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '2', endedBy: 'failed' });
    expect(await balancesOf(player)).toEqual({});
  });

  it('notifies of a delayed payment when it is due, once', async () => {
    const player = await newPlayer(t);
    const { orderNo, url } = await player.ok(webpayGateway, wanted);
    await pay(player, url, 'delay');
    await settleDue(t.house);
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '0' });
    t.clock.nowMs += 15_000;
    await Promise.all([settleDue(t.house), settleDue(t.house)]);
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '1' });
    expect(await balancesOf(player)).toEqual({ main: 250_50 });
  });

  it('does nothing for a form of another site, an unknown action or an unknown payment. S03', async () => {
    const player = await newPlayer(t);
    const { url } = await player.ok(webpayGateway, wanted);
    await pay(player, url, 'success', { origin: 'https://evil.example' });
    await pay(player, url, 'success', { 'sec-fetch-site': 'cross-site' });
    await pay(player, url, 'constructor');
    expect((await pay(player, '/sandbox/pay?payment=nothing', 'success')).headers.location).toBe('/404');
    expect(await balancesOf(player)).toEqual({});
  });
});

describe('a notification', () => {
  it('is accepted if the gateway signed it recently, and credits once for any number of them', async () => {
    const player = await newPlayer(t);
    const { url } = await player.ok(webpayGateway, wanted);
    const notice = await noticeOf(url);
    const replies = await Promise.all(Array.from({ length: 6 }, () => notify(notice)));
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(replies.map(() => [200, 'success']));
    expect(replies.filter(({ headers }) => headers['idempotency-hit'] === '1')).toHaveLength(5);
    expect(await balancesOf(player)).toEqual({ main: 250_50 });
  });

  it('is refused if it is forged, changed, unsigned or old', async () => {
    const player = await newPlayer(t);
    const { url } = await player.ok(webpayGateway, wanted);
    const { body, signature } = await noticeOf(url);
    const forged = [
      { body, signature: '' },
      { body, signature: signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      { body: body.replace('25050', '2505000'), signature },
      { body: '', signature },
      { body: '[]', signature: 't=1,v1=0' },
    ];
    for (const each of forged) expect((await notify(each)).statusCode).toBe(401);
    t.clock.nowMs += 6 * 60_000;
    expect((await notify({ body, signature })).statusCode).toBe(401);
    expect(await balancesOf(player)).toEqual({});
  });

  it('of another amount or an unknown order credits nothing and is left to the operator', async () => {
    const player = await newPlayer(t);
    const { orderNo, url } = await player.ok(webpayGateway, wanted);
    const payment = await paymentOf(t.house, url.split('=')[1] ?? '');
    if (payment === undefined) throw new Error('no payment');
    expect((await notify(signedNotice(t.house, { ...payment, amount_minor: 1 }, 'paid'))).statusCode).toBe(409);
    expect((await notify(signedNotice(t.house, { ...payment, currency: 'CNY' }, 'paid'))).statusCode).toBe(409);
    const elsewhere = { ...payment, merchant_order: '1-D1' };
    expect((await notify(signedNotice(t.house, elsewhere, 'paid'))).statusCode).toBe(404);
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '0' });
    expect(await balancesOf(player)).toEqual({});
  });

  it('that arrives after the order was cancelled or is over is credited all the same, because the money has arrived', async () => {
    const player = await newPlayer(t);
    const { orderNo, url } = await player.ok(webpayGateway, wanted);
    await player.ok(depositOrderCancel, { orderNo });
    await notify(await noticeOf(url, 'failed'));
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '2', endedBy: 'cancelled' });
    await notify(await noticeOf(url));
    expect(await orderOf(player, orderNo)).toMatchObject({ status: '1', endedBy: '' });
    const late = await player.ok(webpayGateway, wanted);
    t.clock.nowMs += 15 * 60_000;
    await settleDue(t.house);
    expect(await orderOf(player, late.orderNo)).toMatchObject({ status: '2', endedBy: 'expired' });
    await notify(await noticeOf(late.url));
    await notify(await noticeOf(late.url, 'failed'));
    expect(await orderOf(player, late.orderNo)).toMatchObject({ status: '1' });
    expect(await balancesOf(player)).toEqual({ main: 501_00 });
  });
});

it('is not offered if the house has no gateway', async () => {
  const config = { ...t.house.config, isSandbox: false };
  const { gatewayOf } = await import('./gateway.ts');
  expect(gatewayOf({ ...t.house, config })).toBeUndefined();
});
