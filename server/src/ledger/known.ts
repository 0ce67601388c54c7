/** Movements that were posted before under the same key. L05 */
import type { Kysely, Selectable } from 'kysely';
import type { LedgerTables, Tables } from '../db/tables.ts';
import type { Movement } from './accounts.ts';
import type { PostedRow } from './batch.ts';

type Known = Pick<Selectable<LedgerTables['movement']>, 'id' | 'seq' | 'request_hash'>;

/**
 * The movement that stands under this key already. The posting statement looks for keys as it begins and reads balances
 * behind the wallet's lock: where it waited there for another process that posted this very key and took all there was,
 * it finds the money gone and the key unknown. So who falls short, or is overtaken, is looked up once more.
 */
export async function knownOf(
  db: Kysely<Tables>,
  { playerId, key }: Movement,
  row: PostedRow,
): Promise<Known | undefined> {
  const { known_id: id, known_seq: seq, known_hash: request_hash } = row;
  if (id !== null && seq !== null && request_hash !== null) return { id, seq, request_hash };
  if (row.short_account === null && !row.is_overtaken) return undefined;
  return db
    .selectFrom('movement')
    .select(['id', 'seq', 'request_hash'])
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst();
}
