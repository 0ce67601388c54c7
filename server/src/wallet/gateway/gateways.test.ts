/** Every gateway does what each must: the sandbox's, and signed HTTP with each kind of signature. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ownScheme } from '../../http/signature.ts';
import type { SignatureScheme } from '../../paymentSettings.ts';
import { openTestHouse } from '../../testing/house.ts';
import { noticeOf, openPaymentProvider } from '../testing/paymentProvider.ts';
import { amountMinor, conformanceCases, currency } from './conformance.ts';
import type { Rig } from './conformance.ts';
import { httpGateway } from './httpGateway.ts';
import { movePayment, paymentOf } from './paymentStore.ts';
import { sandboxGateway, signedNotice } from './sandboxGateway.ts';

const secret = 'a secret of forty characters for tests..';
const origins = ['https://pay.example'];
const t = await openTestHouse();
const closing: (() => void)[] = [];
afterAll(async () => {
  for (const close of closing) close();
  await t.close();
});

async function paymentIdOf(merchantOrder: string): Promise<string> {
  const rows = t.database.db.selectFrom('sandbox_payment').select('payment_id');
  return (await rows.where('merchant_order', '=', merchantOrder).executeTakeFirstOrThrow()).payment_id;
}

const sandboxRig: Rig = {
  port: sandboxGateway(t.house),
  async notice(merchantOrder, outcome, ageMs = 0) {
    const payment = await paymentOf(t.house, await paymentIdOf(merchantOrder));
    if (payment === undefined) throw new Error('no payment');
    const then = { ...t.house, now: () => t.house.now() - ageMs };
    const { body, signature } = signedNotice(then, payment, outcome);
    return { body, header: (name) => (name === 'x-signature' ? signature : '') };
  },
  async end(merchantOrder, state) {
    await movePayment(t.house, { payment_id: await paymentIdOf(merchantOrder) }, ['open'], { state, due_ms: null });
  },
  behave: undefined,
};

async function httpRig(scheme: SignatureScheme): Promise<Rig> {
  const provider = await openPaymentProvider(secret, scheme);
  closing.push(() => provider.close());
  return {
    port: httpGateway({ url: provider.orders, secret, scheme, timeoutMs: 1_500 }, origins, Date.now),
    async notice(merchantOrder, outcome, ageMs = 0) {
      const notice = { noticeId: `n-${merchantOrder}`, merchantOrder, outcome, amountMinor, currency };
      return noticeOf(secret, scheme, notice, Date.now() - ageMs);
    },
    async end(merchantOrder, state) {
      provider.tellPayment(merchantOrder, { state, amountMinor, currency });
    },
    behave: provider.behave,
  };
}

const dotted = { ...ownScheme, algorithm: 'sha512', encoding: 'base64', signed: 'time-dot-body' } as const;
const inFields: SignatureScheme = {
  ...ownScheme,
  algorithm: 'sha384',
  signed: 'fields',
  signature: { in: 'field', name: 'sign' },
  time: { in: 'field', name: 'timestamp' },
};
const rigs: readonly (readonly [string, Rig])[] = [
  ['the sandbox', sandboxRig],
  ['signed HTTP', await httpRig(ownScheme)],
  ['signed HTTP with SHA-512 in base64', await httpRig(dotted)],
  ['signed HTTP with a signature over the fields', await httpRig(inFields)],
];

describe.each(rigs)('%s does what every gateway must', (_name, rig) => {
  beforeEach(() => rig.behave?.('accepts'));
  const fitting = conformanceCases.filter(({ needsGateway }) => needsGateway !== true || rig.behave !== undefined);
  it.each(fitting.map((one) => [one.name, one] as const))('%s', (_case, one) => one.run(rig));
});

const portOf = (scheme: SignatureScheme) =>
  httpGateway({ url: 'http://127.0.0.1:1/orders', secret, scheme }, origins, Date.now);

describe('signed HTTP', () => {
  const notice = { noticeId: 'n-1', merchantOrder: '1-D1', outcome: 'paid', amountMinor, currency };
  it('does not accept a notice whose fields nest or run into each other, since they would be unsigned', () => {
    const port = portOf(inFields);
    const nested = { ...notice, amountMinor: { valueOf: '[object Object]' } };
    expect(port.read(noticeOf(secret, inFields, nested, Date.now()))).toBe('forged');
    // The same text is signed for `{ a: '1&b=2' }` and `{ a: 1, b: 2 }`.
    const joined = { ...notice, noticeId: 'n-1&outcome=paid' };
    expect(port.read(noticeOf(secret, inFields, joined, Date.now()))).toBe('forged');
  });

  it('does not accept a notice that another secret or another scheme signed', () => {
    const now = Date.now();
    expect(portOf(ownScheme).read(noticeOf('another secret of forty characters......', ownScheme, notice, now))).toBe(
      'forged',
    );
    expect(portOf(ownScheme).read(noticeOf(secret, dotted, notice, now))).toBe('forged');
    expect(portOf(ownScheme).read(noticeOf(secret, ownScheme, notice, now))).toEqual(notice);
  });

  it('leads no player to a page whose origin the operator has not named. S07', async () => {
    const provider = await openPaymentProvider(secret);
    closing.push(() => provider.close());
    const port = httpGateway({ url: provider.orders, secret }, ['https://other.example'], Date.now);
    const payment = { payType: 'qr', channelId: '', bankCode: '', returnUrl: '/', remark: '' } as const;
    const opened = await port.open({ ...payment, merchantOrder: '1-D2', amountMinor, currency });
    expect(opened).toEqual({ state: 'unknown', reason: expect.stringContaining('PAYMENT_ORIGINS') });
  });
});
