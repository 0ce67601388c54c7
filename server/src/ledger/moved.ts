/** Whether a movement with a key exists: what an unanswered request has done. L05, L06 */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

interface Moved {
  readonly playerId: string;
  readonly key: string;
}

/** Also where it moved one of several parts, whose keys go on after a colon. */
export async function hasMoved(db: Kysely<Tables>, { playerId, key }: Moved): Promise<boolean> {
  const movement = await db
    .selectFrom('movement')
    .select('id')
    .where('player_id', '=', playerId)
    .where((row) =>
      row.or([row('key', '=', key), row(row.fn<boolean>('starts_with', ['key', row.val(`${key}:`)]), '=', true)]),
    )
    .limit(1)
    .executeTakeFirst();
  return movement !== undefined;
}

/** What the movement of this key put on an account, satang; undefined where there is none. */
export async function movedTo(
  db: Kysely<Tables>,
  { playerId, key }: Moved,
  account: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('movement')
    .innerJoin('entry', (join) =>
      join.onRef('entry.player_id', '=', 'movement.player_id').onRef('entry.seq', '=', 'movement.seq'),
    )
    .select('entry.amount_satang')
    .where('movement.player_id', '=', playerId)
    .where('movement.key', '=', key)
    .where('entry.account', '=', account)
    .executeTakeFirst();
  return row?.amount_satang;
}
