/**
 * The sandbox's chain watcher. Its addresses exist on no chain, and its transfers are those that the sandbox's bank has
 * sent to them. docs/sandbox-bank.md
 */
import { chain as chainName } from '@foyer/contract/wallet/chain.ts';
import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import { houseKey } from '../../players/houseKey.ts';
import type { DepositOrderRow } from '../depositStore.ts';
import { merchantOrderOf } from '../merchantOrder.ts';
import { e6PerMinor } from './watcherPort.ts';
import type { WatcherPort } from './watcherPort.ts';

type Sandbox = Pick<House, 'db' | 'config'>;

/** Confirmations that a transfer of the sandbox has from its first moment, and that the sandbox asks for. */
export const sandboxConfirmations = 20;

/** Says in the address itself that nothing may be sent to it. By its form it is invalid on every chain. */
function addressFor({ config }: Sandbox, orderId: string, chain: string): string {
  const digest = createHmac('sha256', houseKey(config, 'sandbox address')).update(orderId).digest('hex');
  return `SANDBOX${chainName(chain) ?? ''}DONOTSEND${digest.slice(0, 12).toUpperCase()}`;
}

export const sandboxWatcher = (house: Sandbox): WatcherPort => ({
  address: ({ orderId, chain }) => Promise.resolve({ state: 'ready', address: addressFor(house, orderId, chain) }),
  async transfers({ orderId }) {
    const rows = await house.db
      .selectFrom('sandbox_transfer')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('transfer_id')
      .execute();
    const transfers = rows.map((row) => ({
      transferId: row.transfer_id,
      amountE6: row.amount_e6,
      confirmations: row.confirmations,
    }));
    return { state: 'seen', transfers };
  },
});

/** Sends the exact amount of an order to its address, once, and has the watcher look at once. */
export async function sendTransfer(trx: Transaction<Tables>, order: DepositOrderRow, nowMs: number): Promise<void> {
  const order_id = merchantOrderOf(order.player_id, order.order_no);
  await trx
    .insertInto('sandbox_transfer')
    .values({
      transfer_id: `sandbox-${order_id}`,
      order_id,
      amount_e6: order.amount_minor * e6PerMinor,
      confirmations: sandboxConfirmations,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable('deposit_order')
    .set({ next_query_ms: nowMs })
    .where('player_id', '=', order.player_id)
    .where('order_no', '=', order.order_no)
    .execute();
}
