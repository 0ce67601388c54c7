/** The watcher by signed HTTP does what every one must, and accepts no reply of another form. */
import { afterAll, describe, expect, it } from 'vitest';
import { openPaymentProvider } from '../testing/paymentProvider.ts';
import { conformanceCases } from './conformance.ts';
import type { Rig } from './conformance.ts';
import { httpWatcher } from './httpWatcher.ts';

const secret = 'a secret of forty characters for tests..';
const provider = await openPaymentProvider(secret);
afterAll(() => provider.close());

const decimal = (amountE6: number): string => {
  const digits = String(amountE6).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
};
const rig: Rig = {
  port: httpWatcher({ url: provider.watch, secret, timeoutMs: 500 }, Date.now),
  behave: provider.behave,
  onChain: (orderId, transfers) =>
    provider.onChain(
      orderId,
      transfers.map(({ amountE6, ...rest }) => ({ ...rest, amount: decimal(amountE6) })),
    ),
};

describe('a watcher by signed HTTP does what every one must', () => {
  it.each(conformanceCases.map((one) => [one.name, one] as const))('%s', (_name, one) => one.run(rig));
});

it('reads amounts without losing a digit, and takes none that has more', async () => {
  const order = { orderId: '1-D1', chain: '0' };
  const read = async (amount: string) => {
    provider.onChain(order.orderId, [{ transferId: 't', amount, confirmations: 1 }]);
    const told = await rig.port.transfers(order);
    return told.state === 'seen' ? told.transfers[0]?.amountE6 : told.state;
  };
  expect([await read('25'), await read('0.1'), await read('25.500001')]).toEqual([25_000_000, 100_000, 25_500_001]);
  for (const amount of ['', '-1', '0', '1e3', '25.5000001', '1,5', '9999999999'])
    expect([amount, await read(amount)]).toEqual([amount, 'unknown']);
});

it('takes no address that the chain does not allow', async () => {
  const told = await rig.port.address({ orderId: '1-D2', chain: '1' });
  expect(told).toEqual({ state: 'unknown', reason: 'the reply names no address of this chain' });
});
