/** The watchers do what every one must. The one by signed HTTP accepts no reply of another form. */
import { chains } from '@foyer/contract/wallet/chain.ts';
import { usdtAddressOn } from '@foyer/contract/wallet/usdtAddress.ts';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse } from '../../testing/house.ts';
import { openPaymentProvider } from '../testing/paymentProvider.ts';
import { conformanceCases } from './conformance.ts';
import type { Rig } from './conformance.ts';
import { httpWatcher } from './httpWatcher.ts';
import { sandboxWatcher } from './sandboxWatcher.ts';

const secret = 'a secret of forty characters for tests..';
const provider = await openPaymentProvider(secret);
const t = await openTestHouse();
afterAll(async () => {
  provider.close();
  await t.close();
});

const decimal = (amountE6: number): string => {
  const digits = String(amountE6).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
};
const isOnChain = (chain: string, address: string): boolean => v.is(usdtAddressOn(chain), address);

const rig: Rig = {
  port: httpWatcher({ url: provider.watch, secret, timeoutMs: 1_500 }, Date.now),
  behave: provider.behave,
  isAddress: isOnChain,
  onChain: (orderId, transfers) =>
    provider.onChain(
      orderId,
      transfers.map(({ amountE6, ...rest }) => ({ ...rest, amount: decimal(amountE6) })),
    ),
};
const sandboxRig: Rig = {
  port: sandboxWatcher(t.house),
  behave: undefined,
  isAddress: (chain, address) => address.includes('DONOTSEND') && !isOnChain(chain, address),
  async onChain(orderId, transfers) {
    await t.house.db.deleteFrom('sandbox_transfer').where('order_id', '=', orderId).execute();
    const rows = transfers.map(({ transferId, amountE6, confirmations }) => ({
      transfer_id: transferId,
      order_id: orderId,
      amount_e6: amountE6,
      confirmations,
    }));
    await t.house.db.insertInto('sandbox_transfer').values(rows).execute();
  },
};

describe.each([
  ['the sandbox', sandboxRig],
  ['signed HTTP', rig],
] as const)('a watcher by %s does what every one must', (_name, one) => {
  const fitting = conformanceCases.filter(({ needsProvider }) => needsProvider !== true || one.behave !== undefined);
  it.each(fitting.map((each) => [each.name, each] as const))('%s', (_case, each) => each.run(one));
});

it('gives an order of the sandbox an address that is valid on no chain, whatever its own', async () => {
  for (const chain of Object.keys(chains)) {
    const told = await sandboxRig.port.address({ orderId: '4711-D77', chain });
    const address = told.state === 'ready' ? told.address : '';
    expect(address).toMatch(/^SANDBOX[A-Z]+\d*DONOTSEND[0-9A-F]{12}$/);
    for (const other of Object.keys(chains)) expect([address, other, isOnChain(other, address)]).toContain(false);
  }
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
