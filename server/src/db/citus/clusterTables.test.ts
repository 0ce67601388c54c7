/** What tables need in order to be spread over a Citus cluster, checked on any server. ADR 540, 567 */
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { distributedTables, referenceTables } from './clusterTables.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

const spread = [...distributedTables];
const lines = async (query: ReturnType<typeof sql<{ line: string }>>) =>
  (await query.execute(db)).rows.map(({ line }) => line);

it('begins each key of a spread table with its player, as text compared by bytes', async () => {
  const keys = await sql<{ table: string; key: string; first: string; type: string; collation: string | null }>`
    select relname as table, pg_get_indexdef(indexrelid) as key, attname as first,
           format_type(atttypid, atttypmod) as type, collname as collation
    from pg_index join pg_class on pg_class.oid = indrelid
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    left join pg_collation on pg_collation.oid = attcollation
    where indisunique and indrelid = any(${spread}::regclass[])`.execute(db);
  expect(new Set(keys.rows.map(({ table }) => table))).toEqual(new Set(spread));
  const wrong = keys.rows.filter(
    ({ first, type, collation }) => first !== 'player_id' || type !== 'text' || collation !== 'C',
  );
  expect(wrong).toEqual([]);
});

it('gives no spread or copied table a foreign key or a serial column', async () => {
  const all = [...spread, ...referenceTables];
  const found = await lines(sql`
    select conrelid::regclass || ' ' || conname as line from pg_constraint
    where contype = 'f' and (conrelid = any(${all}::regclass[]) or confrelid = any(${spread}::regclass[]))
    union all
    select adrelid::regclass || ' ' || pg_get_expr(adbin, adrelid) from pg_attrdef
    where adrelid = any(${all}::regclass[]) and pg_get_expr(adbin, adrelid) like '%nextval%'`);
  expect(found).toEqual([]);
});

it('lets only the known triggers write where they cannot reach another shard', async () => {
  const triggers = await lines(sql`
    select tgrelid::regclass || ' ' || tgfoid::regproc as line from pg_trigger
    where not tgisinternal and tgrelid = any(${[...spread, ...referenceTables]}::regclass[]) order by 1`);
  // Citus does not check what a trigger writes: before one is added here, see that it writes rows of the same player only.
  expect(triggers).toEqual(['bet follow_settled_stake', 'bet log_bet_change', 'bet refuse_archived_bet']);
});
