/** Metrics of a real house's payment services: what they answer, and what is still open. */
import { webpayGateway } from '@foyer/contract/wallet/depositOrders.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { ownScheme } from '../http/signature.ts';
import { noticePath } from '../wallet/gateway/paymentPage.ts';
import { askForPayouts } from '../wallet/payout/ask.ts';
import { settlePayouts } from '../wallet/payout/settle.ts';
import { noticeOf } from '../wallet/testing/paymentProvider.ts';
import { openRealPayments, providerSecret } from '../wallet/testing/realPayments.ts';
import { newPlayer, readyToWithdraw, withdrawPassword } from '../wallet/testing/wallet.ts';
import { paymentFigures } from './paymentsStore.ts';

const real = await openRealPayments();
const { t, provider, desk } = real;
beforeEach(() => provider.behave('accepts'));
afterAll(() => real.close());

const counted = () => t.house.figures.text().filter((line) => line.startsWith('foyer_payment_requests_total{'));
const open = async () => (await paymentFigures(t.house)).filter((line) => !line.startsWith('#'));

it('counts answers and notices of the gateway, and shows how long an order has been asked about', async () => {
  const player = await newPlayer(t);
  const wanted = { payConfigId: 'own-gateway', payType: 'third', amountSatang: 250_50, bankCode: 'SBK' };
  const { orderNo } = await player.ok(webpayGateway, wanted);
  t.clock.nowMs += 90_000;
  expect(await open()).toEqual([
    'foyer_payments_waiting{port="gateway",state="asked"} 1',
    'foyer_payments_oldest_seconds{port="gateway",state="asked"} 90',
  ]);
  const merchantOrder = `${player.playerId}-${orderNo}`;
  const notice = { noticeId: 'n1', merchantOrder, outcome: 'paid', amountMinor: 250_50, currency: 'THB' };
  for (const secret of [providerSecret, 'another-secret-of-forty-characters......']) {
    const { body, headers } = noticeOf(secret, ownScheme, notice, t.clock.nowMs);
    await t.app.inject({ method: 'POST', url: noticePath, headers, payload: body });
  }
  expect(counted()).toEqual([
    'foyer_payment_requests_total{port="gateway",request="open",outcome="open"} 1',
    'foyer_payment_requests_total{port="gateway",request="notice",outcome="paid"} 1',
    'foyer_payment_requests_total{port="gateway",request="notice",outcome="forged"} 1',
  ]);
  expect(await open()).toEqual([]);
});

it('shows payouts whose outcome is unknown and since when, until they are over', async () => {
  const player = await newPlayer(t, 5_000);
  const bankCardId = await readyToWithdraw(t, player);
  const request = { method: 'bank', bankCardId, amountSatang: 300_00, withdrawPassword } as const;
  const { orderNo } = await player.ok(applyWithdraw, request);
  await desk('mei', 'approve', { account: player.userAccount, orderNo });
  expect(await open()).toContain('foyer_payments_waiting{port="payout",state="waiting"} 1');
  provider.behave('fails');
  await askForPayouts(t.house);
  provider.behave('accepts');
  t.clock.nowMs += 5_000;
  expect(await open()).toEqual([
    'foyer_payments_waiting{port="payout",state="unknown"} 1',
    'foyer_payments_oldest_seconds{port="payout",state="unknown"} 5',
  ]);
  expect(counted()).toContain('foyer_payment_requests_total{port="payout",request="send",outcome="unknown"} 1');
  provider.tellPayout(`${player.playerId}-${orderNo}`, { state: 'confirmed' });
  t.clock.nowMs += 60_000;
  await askForPayouts(t.house);
  await settlePayouts(t.house);
  expect(counted()).toContain('foyer_payment_requests_total{port="payout",request="status",outcome="confirmed"} 1');
  expect(await open()).toEqual([]);
});
