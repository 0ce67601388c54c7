/**
 * The sandbox's gateway: a payer's page on which the payer chooses the outcome. It sends the house signed notices, as
 * a real gateway does.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { House } from '../../house.ts';
import { houseKey } from '../../players/houseKey.ts';
import type { Received } from '../../http/signature.ts';
import type { GatewayPort, Notice } from './gatewayPort.ts';
import { insertPayment, paymentOf } from './paymentStore.ts';
import type { SandboxPayment } from './paymentStore.ts';

export const sandboxPayPath = '/sandbox/pay';
/** Maximum age of a notice. A real gateway signs each attempt anew. */
const freshMs = 5 * 60_000;

const signatureOf = (house: House, sentMs: string, body: string): Buffer =>
  createHmac('sha256', houseKey(house.config, 'gateway notice')).update(`${sentMs}.${body}`).digest();

/** Builds a notice of a payment, signed with the house's current time. */
export function signedNotice(
  house: House,
  payment: SandboxPayment,
  outcome: Notice['outcome'],
): { readonly body: string; readonly signature: string } {
  const notice: Notice = {
    noticeId: `${payment.payment_id}-${outcome}`,
    merchantOrder: payment.merchant_order,
    outcome,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
  };
  const body = JSON.stringify(notice);
  const sentMs = String(house.now());
  return { body, signature: `t=${sentMs},v1=${signatureOf(house, sentMs, body).toString('hex')}` };
}

/** Derived from the order with a secret key, so that a repeat gets the same page and an id cannot be guessed. */
const paymentIdOf = (house: House, merchantOrder: string): string =>
  createHmac('sha256', houseKey(house.config, 'sandbox payment'))
    .update(merchantOrder)
    .digest()
    .subarray(0, 18)
    .toString('base64url');

function readNotice(house: House, { body, header }: Received): Notice | 'forged' | 'stale' {
  const match = /^t=(\d{1,15}),v1=([\da-f]{64})$/.exec(header('x-signature'));
  const [, sentMs = '', given = ''] = match ?? [];
  if (!match || !timingSafeEqual(signatureOf(house, sentMs, body), Buffer.from(given, 'hex'))) return 'forged';
  if (Math.abs(house.now() - Number(sentMs)) > freshMs) return 'stale';
  // Safe cast: the body was signed by this house in `signedNotice`.
  return JSON.parse(body) as Notice;
}

export const sandboxGateway = (house: House): GatewayPort => ({
  async open({ merchantOrder, amountMinor, currency, returnUrl }) {
    const paymentId = paymentIdOf(house, merchantOrder);
    await insertPayment(house, {
      payment_id: paymentId,
      merchant_order: merchantOrder,
      amount_minor: amountMinor,
      currency,
      return_url: returnUrl,
      state: 'open',
      due_ms: null,
      created_ms: house.now(),
    });
    return { state: 'open', url: `${sandboxPayPath}?payment=${paymentId}` };
  },
  read: (received) => readNotice(house, received),
  async status(merchantOrder) {
    const payment = await paymentOf(house, paymentIdOf(house, merchantOrder));
    if (payment === undefined) return { state: 'unknown', reason: 'no such payment' };
    const { state, amount_minor: amountMinor, currency } = payment;
    return state === 'paid' || state === 'failed' ? { state, amountMinor, currency } : { state: 'pending' };
  },
});
