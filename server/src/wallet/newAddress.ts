import type { calls } from '@foyer/contract/calls.ts';
import type { RequestOf } from '@foyer/contract/call.ts';
import { pauseForDestination } from '../guard/withdrawalPause.ts';
import type { PlayerContext } from '../http/context.ts';
import type { Player } from '../players/players.ts';
import { noteAddress } from './payoutAddressStore.ts';

/**
 * Notes the address or e-wallet of a withdrawal. A new one pauses withdrawals, this one included, as a new card does.
 * Refuses: WITHDRAWALS_PAUSED. S18
 */
export async function refuseNewAddress(
  context: PlayerContext<'WITHDRAWALS_PAUSED'>,
  { method, chain, address }: RequestOf<(typeof calls)['applyWithdraw']>,
  player: Player,
): Promise<void> {
  if (method === 'bank') return;
  const { house, playerId, requestId } = context;
  const { isNew } = await noteAddress(house, { playerId, method, chain: method === 'usdt' ? chain : '', address });
  if (!isNew || context.isSeeding === true) return;
  const hours = await pauseForDestination(house, player, requestId);
  if (hours > 0) context.refuse('WITHDRAWALS_PAUSED', { hours });
}
