/**
 * SANDBOX=off: a process of the house is killed with SIGKILL after it has sent a request to the provider and before it has
 * the reply. The outcome is unknown, is found out by the others, and money moves once. L05, L08, L10
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { clientHeader, frontType } from '@foyer/contract/envelope.ts';
import { depositOrderList, webpayGateway } from '@foyer/contract/wallet/depositOrders.ts';
import { applyWithdraw, withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { timeLimit } from '../../db/testing/timeFactor.ts';
import { inDatabase, urlOf } from '../../db/testing/server.ts';
import { takeOverMs } from '../../http/moneyRequests.ts';
import { ownScheme } from '../../http/signature.ts';
import { wireFields } from '../../http/testing/client.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { holdersOf, letRunOut } from '../../lottery/testing/kill.ts';
import { noticePath } from '../gateway/paymentPage.ts';
import { processFile } from '../testing/housePart.ts';
import { noticeOf } from '../testing/paymentProvider.ts';
import { openRealPayments, providerSecret } from '../testing/realPayments.ts';
import { newPlayer, readyToWithdraw, withdrawPassword } from '../testing/wallet.ts';
import type { TestPlayer } from '../testing/wallet.ts';
import { askForPayouts, lostAfterMs } from './ask.ts';
import { settlePayouts } from './settle.ts';
import { nodeEnvironment } from '../../testing/nodeEnvironment.ts';

const real = await openRealPayments();
const { t, provider, desk } = real;
const started: ChildProcess[] = [];
beforeEach(() => provider.behave('accepts'));
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await assertBooksAreZero(t.house.db);
});
afterAll(() => real.close());

async function startPart() {
  const url = urlOf(inDatabase(inject('testServer').connection, t.database.name));
  const env = { ...nodeEnvironment, DATA_DIR: t.house.config.dataDir, ...real.settings };
  const child = fork(processFile, [url, String(t.clock.nowMs)], { env, execArgv: [] });
  started.push(child);
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const died = ended.then(([code]) => Promise.reject(new Error(`the process ended with ${String(code)}`)));
  const [address] = (await Promise.race([once(child, 'message'), died])) as [string];
  died.catch(() => undefined);
  return {
    address,
    async kill() {
      child.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
    },
  };
}

const round = async () => (await askForPayouts(t.house)) + (await settlePayouts(t.house));
async function later(ms: number): Promise<void> {
  t.clock.nowMs += ms;
  await round();
}
const wanted = { payConfigId: 'own-gateway', payType: 'third', amountSatang: 250_50, bankCode: 'SBK' };
const minuteMs = 60_000;
const patience = { timeout: timeLimit(60_000) };

async function approvedWithdrawal() {
  const player = await newPlayer(t, 5_000);
  const bankCardId = await readyToWithdraw(t, player);
  const request = { method: 'bank', bankCardId, amountSatang: 300_00, withdrawPassword } as const;
  const { orderNo } = await player.ok(applyWithdraw, request);
  await desk('mei', 'approve', { account: player.userAccount, orderNo });
  const payoutId = `${player.playerId}-${orderNo}`;
  return {
    payoutId,
    sentTimes: () => provider.payouts.get(payoutId)?.length ?? 0,
    balances: () => t.house.ledger.balances(player.playerId),
    record: async () => (await player.ok(withdrawList, {}, { lang: 'en' })).list[0],
    row: () => t.house.db.selectFrom('payout').selectAll().where('payout_id', '=', payoutId).executeTakeFirstOrThrow(),
  };
}

describe('a payout whose process is killed before it has the reply', () => {
  it.each([
    ['acts', 'has been paid by the provider, and is found out by asking', 1],
    ['hangs', 'has never reached it, and is sent again when that is certain', 0],
  ] as const)('%s: %s', async (how, _words, arrived) => {
    const order = await approvedWithdrawal();
    provider.behave(how);
    const before = provider.asked.length;
    const part = await startPart();
    await expect.poll(() => provider.asked.slice(before), patience).toEqual(['/payouts']);
    await part.kill();
    // The process died within the step. That others wait for its lease is tested in ledger/steps.test.ts.
    const holders = await holdersOf(t);
    expect(holders).toHaveLength(1);
    await letRunOut(t, holders);
    provider.behave('accepts');
    expect(await order.row()).toMatchObject({ state: 'unknown', tries: 1, provider_id: '' });
    expect(await order.balances()).toEqual({ main: 4_700_00, withdrawing: 300_00 });
    await later(minuteMs);
    await later(minuteMs);
    expect([order.sentTimes(), await order.balances()]).toEqual([arrived, { main: 4_700_00, withdrawing: 300_00 }]);
    await later(lostAfterMs);
    await later(lostAfterMs);
    expect(order.sentTimes()).toBe(1);
    provider.tellPayout(order.payoutId, { state: 'confirmed' });
    await later(60 * minuteMs);
    await later(60 * minuteMs);
    expect(await order.record()).toMatchObject({ status: '2', remark: '' });
    expect([order.sentTimes(), await order.balances()]).toEqual([1, { main: 4_700_00, withdrawing: 0 }]);
  });
});

describe('a payment whose process is killed before it has the page’s address', () => {
  it('has one order and one page, and is credited once', async () => {
    const player = await newPlayer(t);
    const requestId = randomUUID();
    provider.behave('acts');
    const before = provider.asked.length;
    const part = await startPart();
    const lost = sendTo(part.address, player, requestId);
    await expect.poll(() => provider.asked.slice(before), patience).toEqual(['/orders']);
    await part.kill();
    expect(await lost).toBe('no reply');
    provider.behave('accepts');
    const { list } = await player.ok(depositOrderList, {});
    expect(list).toMatchObject([{ status: '0', payUrl: '' }]);
    t.clock.nowMs += takeOverMs;
    const opened = await player.ok(webpayGateway, wanted, { requestId });
    expect(opened.orderNo).toBe(list[0]?.orderNo);
    const merchantOrder = `${player.playerId}-${opened.orderNo}`;
    expect([...provider.pages.keys()]).toEqual([merchantOrder]);
    for (const noticeId of ['n1', 'n1', 'n2']) await notify(merchantOrder, noticeId);
    expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: 250_50 });
    expect((await player.ok(depositOrderList, {})).list).toMatchObject([{ status: '1' }]);
  });
});

/** Sends the request as the player's page does; the process is killed before it can reply. */
async function sendTo(address: string, { cookies, deviceId }: TestPlayer, requestId: string): Promise<string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const common = { lang: 'zh_CN', frontType, deviceId, requestId };
  const body = new URLSearchParams({ ...common, ...wireFields(webpayGateway, wanted) });
  const headers = { [clientHeader]: '1', origin: address, cookie };
  return fetch(address + webpayGateway.path, { method: 'POST', headers, body }).then(
    async (reply) => `${reply.status} ${await reply.text()}`,
    () => 'no reply',
  );
}

async function notify(merchantOrder: string, noticeId: string): Promise<void> {
  const notice = { noticeId, merchantOrder, outcome: 'paid', amountMinor: 250_50, currency: 'THB' };
  const { body, headers } = noticeOf(providerSecret, ownScheme, notice, t.clock.nowMs);
  const type = { 'content-type': 'application/json' };
  const reply = await t.app.inject({
    method: 'POST',
    url: noticePath,
    headers: { ...type, ...headers },
    payload: body,
  });
  expect(reply.statusCode).toBe(200);
}
