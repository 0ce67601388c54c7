/** Looks up movements by key, to find out what an unanswered request has done. L05, L06 */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

interface Moved {
  readonly playerId: string;
  readonly key: string;
}

/** Also true if one of several parts has moved: their keys are the key, a colon and a suffix. */
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

/** The amount that the movement with this key put on an account, satang; undefined if there is none. */
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
