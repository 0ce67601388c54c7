/**
 * The sandbox's gateway: a payer's page on which the payer chooses the outcome. It notifies the house with the same
 * kind of signed notifications that a real gateway sends.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { House } from '../../house.ts';
import { houseKey } from '../../players/houseKey.ts';
import type { Delivery, GatewayPort, Notice } from './gatewayPort.ts';
import { insertPayment } from './paymentStore.ts';
import type { SandboxPayment } from './paymentStore.ts';

export const sandboxPayPath = '/sandbox/pay';
/** Maximum age of a notification. A real gateway signs each attempt anew. */
const freshMs = 5 * 60_000;

const signatureOf = (house: House, sentMs: string, body: string): Buffer =>
  createHmac('sha256', houseKey(house.config, 'gateway notice')).update(`${sentMs}.${body}`).digest();

/** Builds a notification of a payment, signed with the house's current time. */
export function signedNotice(house: House, payment: SandboxPayment, outcome: Notice['outcome']): Delivery {
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

export const sandboxGateway: GatewayPort = {
  async open(house, { merchantOrder, amountMinor, currency, returnUrl }) {
    // Derived from the order with a secret key, so that a repeat gets the same page and an id cannot be guessed.
    const digest = createHmac('sha256', houseKey(house.config, 'sandbox payment')).update(merchantOrder).digest();
    const paymentId = digest.subarray(0, 18).toString('base64url');
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
    return `${sandboxPayPath}?payment=${paymentId}`;
  },

  read(house, { body, signature }) {
    const match = /^t=(\d{1,15}),v1=([\da-f]{64})$/.exec(signature);
    const [, sentMs = '', given = ''] = match ?? [];
    if (!match || !timingSafeEqual(signatureOf(house, sentMs, body), Buffer.from(given, 'hex'))) return undefined;
    if (Math.abs(house.now() - Number(sentMs)) > freshMs) return undefined;
    // Safe cast: the body was signed by this house in `signedNotice`.
    return JSON.parse(body) as Notice;
  },
};
