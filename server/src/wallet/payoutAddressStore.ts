/** Addresses and e-wallets that a player has withdrawn to, as keyed hashes, which cannot be reversed. S18, S22 */
import { createHmac } from 'node:crypto';
import type { House } from '../house.ts';
import { houseKey } from '../players/houseKey.ts';

export interface PayoutAddress {
  readonly playerId: string;
  readonly method: string;
  readonly chain: string;
  readonly address: string;
}

/** Notes an address. Returns whether it is new for the player. */
export async function noteAddress(
  house: House,
  { playerId, method, chain, address }: PayoutAddress,
): Promise<{ readonly isNew: boolean }> {
  const hmac = createHmac('sha256', houseKey(house.config, 'payout address'));
  const noted = await house.db
    .insertInto('payout_address')
    .values({
      player_id: playerId,
      address_hash: hmac.update(JSON.stringify([playerId, method, chain, address])).digest(),
      first_ms: house.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return { isNew: noted.numInsertedOrUpdatedRows === 1n };
}
