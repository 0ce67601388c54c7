/** What every chain watcher must do. `watchers.test.ts` runs it against the house's own; another takes a few lines. */
import { strict as assert } from 'node:assert';
import type { Transfer, WatchedOrder, WatcherPort } from './watcherPort.ts';

export type Behaviour = 'accepts' | 'refuses' | 'fails' | 'hangs' | 'loses';

export interface Rig {
  readonly port: WatcherPort;
  /** Undefined if nothing behind the adapter can fail. */
  readonly behave: ((how: Behaviour) => void) | undefined;
  /** Whether a player may be shown this address: of a real watcher one of the chain, of the sandbox never. */
  isAddress(chain: string, address: string): boolean;
  /** Puts these transfers of an order on the chain, in place of those that were there. */
  onChain(orderId: string, transfers: readonly Transfer[]): Promise<void> | void;
}

let orders = 0;
function orderFor(): WatchedOrder {
  orders += 1;
  return { orderId: `4711-D${orders}`, chain: '0' };
}

async function addressOf({ port }: Rig, order: WatchedOrder): Promise<string> {
  const answer = await port.address(order);
  assert.equal(answer.state, 'ready');
  return answer.state === 'ready' ? answer.address : '';
}

interface Case {
  readonly name: string;
  /** Needs a provider behind the adapter that can fail. */
  readonly needsProvider?: true;
  run(rig: Rig): Promise<void>;
}

export const conformanceCases: readonly Case[] = [
  {
    name: 'names one valid address for an order, and another for another',
    async run(rig) {
      const order = orderFor();
      const address = await addressOf(rig, order);
      assert.ok(rig.isAddress(order.chain, address), address);
      assert.equal(await addressOf(rig, order), address);
      assert.notEqual(await addressOf(rig, orderFor()), address);
    },
  },
  {
    name: 'tells what is on the chain now: nothing, transfers to the last digit, and no more what has vanished',
    async run(rig) {
      const order = orderFor();
      await addressOf(rig, order);
      assert.deepEqual(await rig.port.transfers(order), { state: 'seen', transfers: [] });
      const transfers = [
        { transferId: `${order.orderId}:0`, amountE6: 1, confirmations: 0 },
        { transferId: `${order.orderId}:1`, amountE6: 999_999_999_999_999, confirmations: 1_000_000 },
        { transferId: `${order.orderId}:2`, amountE6: 25_500_000, confirmations: 20 },
      ];
      await rig.onChain(order.orderId, transfers);
      assert.deepEqual(await rig.port.transfers(order), { state: 'seen', transfers });
      await rig.onChain(order.orderId, transfers.slice(0, 1));
      assert.deepEqual(await rig.port.transfers(order), { state: 'seen', transfers: transfers.slice(0, 1) });
      assert.deepEqual(await rig.port.transfers(orderFor()), { state: 'seen', transfers: [] });
    },
  },
  {
    name: 'knows neither address nor transfers if the watcher fails, hangs or its reply is lost, and both afterwards',
    needsProvider: true,
    async run(rig) {
      for (const how of ['fails', 'hangs', 'loses'] as const) {
        const order = orderFor();
        rig.behave?.(how);
        assert.equal((await rig.port.address(order)).state, 'unknown', how);
        assert.equal((await rig.port.transfers(order)).state, 'unknown', how);
        rig.behave?.('accepts');
        await addressOf(rig, order);
        assert.deepEqual(await rig.port.transfers(order), { state: 'seen', transfers: [] });
      }
    },
  },
  {
    name: 'takes a refused question for no empty chain',
    needsProvider: true,
    async run(rig) {
      const order = orderFor();
      rig.behave?.('refuses');
      assert.equal((await rig.port.address(order)).state, 'refused');
      assert.equal((await rig.port.transfers(order)).state, 'unknown');
      rig.behave?.('accepts');
    },
  },
];
