/** The payout adapter does what every one must, and accepts no reply without a state. */
import { afterAll, describe, expect, it } from 'vitest';
import { openPaymentProvider } from '../testing/paymentProvider.ts';
import { conformanceCases } from './conformance.ts';
import type { Rig } from './conformance.ts';
import { httpPayout } from './httpPayout.ts';

const secret = 'a secret of forty characters for tests..';
const provider = await openPaymentProvider(secret);
afterAll(() => provider.close());

const service = { url: provider.payoutsUrl, secret, timeoutMs: 500 };
const rig: Rig = {
  port: httpPayout(service, Date.now),
  behave: provider.behave,
  tell: (payoutId, state) => provider.tellPayout(payoutId, { state }),
  arrived: (payoutId) => provider.payouts.get(payoutId) ?? [],
};

describe('payouts by signed HTTP do what every adapter must', () => {
  it.each(conformanceCases.map((one) => [one.name, one] as const))('%s', (_name, one) => one.run(rig));
});

it('does not take "unauthorised", an unknown state or a lost provider for a failed payout', async () => {
  const order = {
    payoutId: 'doubtful',
    amountMinor: 1,
    currency: 'THB',
    destination: { kind: 'wallet', account: '1' },
  } as const;
  const wrong = httpPayout({ ...service, secret: 'another secret of forty characters......' }, Date.now);
  expect(await wrong.send(order)).toEqual({ state: 'unknown', reason: 'HTTP 401' });
  const nowhere = httpPayout({ ...service, url: 'http://127.0.0.1:1/payouts' }, Date.now);
  expect((await nowhere.send(order)).state).toBe('unknown');
  for (const reply of [{ state: 'perhaps' }, {}, { state: 'none' }, { state: 'failed', reason: 7 }]) {
    provider.tellPayout('doubtful', reply);
    expect([reply, (await rig.port.send(order)).state]).toEqual([reply, 'unknown']);
  }
});
