/** Gets the address of a USDT order that is already stored. */
import type { House } from '../../house.ts';
import { recordCase } from '../caseStore.ts';
import type { OrderName } from '../caseStore.ts';
import { keepDetails } from '../depositStore.ts';
import type { DepositDetails } from '../depositStore.ts';
import { merchantOrderOf } from '../merchantOrder.ts';
import type { WatcherPort } from './watcherPort.ts';

/**
 * Throws if the watcher has not named an address. A repeat of the request then asks again, and gets the same one. Until
 * then nobody can pay the order.
 */
export async function openAddress(
  house: House,
  watcher: WatcherPort,
  { player_id, order_no }: OrderName,
  details: DepositDetails,
): Promise<void> {
  const { chain = '' } = details;
  const told = await watcher.address({ orderId: merchantOrderOf(player_id, order_no), chain });
  if (told.state === 'ready') {
    await keepDetails(house, player_id, order_no, { ...details, address: told.address });
    return;
  }
  const { state, reason } = told;
  if (state === 'refused')
    await recordCase(house, {
      source: 'chain',
      kind: 'noAddress',
      player_id,
      order_no,
      key: order_no,
      details: { reason },
    });
  throw new Error(`the watcher has named no address for ${order_no}: ${reason}`);
}
