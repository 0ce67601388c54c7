/** Movements that were posted before under the same key. L05 */
import type { Kysely, Selectable } from 'kysely';
import type { LedgerTables, Tables } from '../db/tables.ts';
import type { Movement } from './accounts.ts';
import type { PostedRow } from './batch.ts';

type Known = Pick<Selectable<LedgerTables['movement']>, 'id' | 'seq' | 'request_hash'>;

/**
 * Returns the movement that already has this key. The posting statement looks up keys at its start but reads balances
 * after acquiring the wallet's lock. If another process posted this very key in between and used up the money, the
 * statement sees a short balance and an unknown key. Movements that fall short, are overtaken or stopped are therefore
 * looked up again.
 */
export async function knownOf(
  db: Kysely<Tables>,
  { playerId, key }: Movement,
  row: PostedRow,
): Promise<Known | undefined> {
  const { known_id: id, known_seq: seq, known_hash: request_hash } = row;
  if (id !== null && seq !== null && request_hash !== null) return { id, seq, request_hash };
  if (row.short_account === null && row.stopped_by === null && !row.is_overtaken) return undefined;
  return db
    .selectFrom('movement')
    .select(['id', 'seq', 'request_hash'])
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst();
}
