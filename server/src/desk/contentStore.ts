/** SQL of content. Tables and columns come from `contentKinds.ts`, never from a request. */
import { createHash } from 'node:crypto';
import type { ContentKind } from '@foyer/contract/desk/content.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import { kindOf } from './contentKinds.ts';
import type { Row } from './contentKinds.ts';

type Db = Kysely<Tables>;

/** Names in order, so that an item from the database and one from a request can be compared. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const versionOf = (item: Row): string =>
  createHash('sha256').update(JSON.stringify(item, inOrder)).digest('base64url').slice(0, 22);

/** Ordered by id. */
export async function contentRows(
  { db }: House,
  kind: ContentKind,
  { query, cursor, limit }: { readonly query: string; readonly cursor: string; readonly limit: number },
): Promise<Row[]> {
  const { table, idColumn } = kindOf(kind);
  const like = `%${query.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} as item
    where ${sql.ref(idColumn)} > ${cursor} and (${query === ''} or item::text ilike ${like})
    order by ${sql.ref(idColumn)} limit ${limit}`.execute(db);
  return rows;
}

export async function readContent(db: Db, kind: ContentKind, id: string, isLocked = false): Promise<Row | undefined> {
  const { table, idColumn } = kindOf(kind);
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(idColumn)} = ${id} ${isLocked ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0];
}

const stored = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : value;

type Change = { readonly row: Row } | 'remove';

/** Returns the row before. `stale` if it is of another version than `version`, and not already what is to be written. */
export const changeContent = (
  { db, now }: House,
  kind: ContentKind,
  id: string,
  version: string,
  changeOf: (before: Row | undefined) => Change,
): Promise<{ before: Row | undefined } | 'stale'> =>
  db.transaction().execute(async (trx) => {
    const { table, idColumn, toItem, atFirst } = kindOf(kind);
    const row = await readContent(trx, kind, id, true);
    const before = row && toItem(row);
    const change = changeOf(before);
    if ((before === undefined ? '' : versionOf(before)) !== version) {
      const isDone =
        change === 'remove'
          ? before === undefined
          : before !== undefined && versionOf(before) === versionOf(toItem(change.row));
      return isDone ? { before } : 'stale';
    }
    const [name, key] = [sql.table(table), sql.ref(idColumn)];
    if (change === 'remove') await sql`delete from ${name} where ${key} = ${id}`.execute(trx);
    else if (before === undefined) {
      const columns = Object.entries({ [idColumn]: id, ...atFirst(now()), ...change.row });
      await sql`insert into ${name} (${sql.join(columns.map(([column]) => sql.ref(column)))})
        values (${sql.join(columns.map(([, value]) => stored(value)))})`.execute(trx);
    } else {
      const sets = Object.entries(change.row).map(([column, value]) => sql`${sql.ref(column)} = ${stored(value)}`);
      await sql`update ${name} set ${sql.join(sets)} where ${key} = ${id}`.execute(trx);
    }
    return { before };
  });

export async function choices({ db }: House) {
  const [types, platforms, places] = await Promise.all([
    db.selectFrom('article_type').select(['type_id as id', 'names']).orderBy('sort_order').execute(),
    db.selectFrom('game_platform').select(['platform_code as id', 'names']).orderBy('sort_order').execute(),
    sql<{
      position: string;
      picture: string;
    }>`select distinct position, picture from home_banner order by 1, 2`.execute(db),
  ]);
  return {
    articleTypes: types as { id: string; names: Words }[],
    platforms: platforms as { id: string; names: Words }[],
    positions: [...new Set(places.rows.map(({ position }) => position))],
    pictures: [...new Set(places.rows.map(({ picture }) => picture))].filter((picture) => picture !== ''),
  };
}
