/** Everything that the house stores about one player, as JSON. Decision 524 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { StartError } from '../db/startError.ts';
import type { House } from '../house.ts';
import type { FileStores } from '../uploads/filePort.ts';
import { keyOfUpload } from '../uploads/fileKey.ts';
import { playerTable, playerTables } from './playerTables.ts';
import type { PlayerTable } from './playerTables.ts';

type Db = Kysely<Tables>;
type Row = Record<string, unknown>;

export const rowsOf = ({ by }: PlayerTable, playerId: string) =>
  sql.join(
    by.map((column) => sql`${sql.ref(column)} = ${playerId}`),
    sql` or `,
  );

/** Refuses with StartError if there is no such account. Account names differ by their letters only, not by case. */
export async function playerIdOf(db: Db, userAccount: string): Promise<string> {
  const row = await db
    .selectFrom('player')
    .select('player_id')
    .where(sql<string>`lower(user_account)`, '=', userAccount.toLowerCase())
    .executeTakeFirst();
  if (row === undefined) throw new StartError(`There is no account ${userAccount}.`);
  return row.player_id;
}

/** Pictures and other bytes are base64. */
function shown(row: Row, hidden: readonly string[]): Row {
  const entries = Object.entries(row).filter(([column]) => !hidden.includes(column));
  return Object.fromEntries(
    entries.map(([column, value]) => [column, Buffer.isBuffer(value) ? value.toString('base64') : value]),
  );
}

/**
 * The rows by table; tables without any are left out. All of one moment, but for pictures outside the database: a row of
 * `upload` has its own as `picture`, '' if its store has lost it.
 */
export async function exportPlayer(
  { db, files }: Pick<House, 'db' | 'files'>,
  playerId: string,
): Promise<Record<string, Row[]>> {
  const exported = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const found: Record<string, Row[]> = {};
      for (const table of [playerTable, ...playerTables]) {
        const { rows } = await sql<Row>`
          select * from ${sql.table(table.name)} where ${rowsOf(table, playerId)}`.execute(trx);
        if (rows.length > 0) found[table.name] = rows.map((row) => shown(row, table.hidden ?? []));
      }
      return found;
    });
  for (const row of exported.upload ?? [])
    if (row.store !== 'database') row.picture = await pictureOf(files, row, playerId);
  return exported;
}

/** Refuses with StartError rather than export a part: the picture's store does not answer, or its settings are missing. */
async function pictureOf({ of }: FileStores, row: Row, playerId: string): Promise<string> {
  const [store, uploadId, extension] = [String(row.store), String(row.upload_id), String(row.extension)];
  const port = Object.entries(of).find(([name]) => name === store)?.[1];
  const outcome = await port?.get(keyOfUpload({ playerId, uploadId, extension }));
  if (outcome?.state === 'none') return '';
  if (outcome?.state !== 'found')
    throw new StartError(
      `The picture ${uploadId} cannot be read from ${store}: ${outcome?.reason ?? 'it has no settings'}.`,
    );
  return outcome.bytes.toString('base64');
}
