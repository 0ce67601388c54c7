/** Reads the legs of a movement by its key. L04 */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Account, Leg } from './accounts.ts';

/** The legs of a player's movement in order; empty if no movement has the key. */
export async function postedLegs(db: Kysely<Tables>, playerId: string, key: string): Promise<Leg[]> {
  const rows = await db
    .selectFrom('movement')
    .innerJoin('entry', (join) =>
      join.onRef('entry.player_id', '=', 'movement.player_id').onRef('entry.seq', '=', 'movement.seq'),
    )
    .select(['entry.account', 'entry.amount_satang'])
    .where('movement.player_id', '=', playerId)
    .where('movement.key', '=', key)
    .orderBy('entry.leg')
    .execute();
  return rows.map((row) => ({ account: row.account as Account, amountSatang: row.amount_satang }));
}
