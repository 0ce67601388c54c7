/** Records which tables change, for tests that send many requests: far cheaper than comparing their contents. */
import { sql } from 'kysely';
import { distributedTables, referenceTables } from '../db/citus/clusterTables.ts';
import type { House } from '../house.ts';

export interface Changes {
  /** Names the tables that committed statements have changed since the last call. */
  taken(): Promise<string[]>;
}

interface Only {
  readonly column: string;
  readonly value: string;
}

const onServers: ReadonlySet<string> = new Set([...distributedTables, ...referenceTables]);

/** On a cluster a trigger of these tables runs on the worker, and cannot record on the coordinator: rows are compared. */
async function comparing({ db }: Pick<House, 'db'>, tables: readonly string[], only?: Only) {
  const where = only === undefined ? sql`` : sql`where ${sql.ref(only.column)} = ${only.value}`;
  const printOf = async (table: string) =>
    (
      await sql<{ print: string }>`
        select count(*) || ' ' || sum(hashtext(one::text)) as print from ${sql.table(table)} as one ${where}`.execute(
        db,
      )
    ).rows[0]?.print;
  const prints = new Map<string, string | undefined>();
  const changed = async () => {
    const names: string[] = [];
    for (const table of tables) {
      const print = await printOf(table);
      if (prints.get(table) !== print) names.push(table);
      prints.set(table, print);
    }
    return names;
  };
  await changed();
  return changed;
}

/** Watches these tables of a test's database. With `column`, only rows in which it has the value. */
export async function watchChanges(
  house: Pick<House, 'db' | 'shards'>,
  tables: readonly string[],
  only?: Only,
): Promise<Changes> {
  const { db } = house;
  const compared = house.shards ? tables.filter((table) => onServers.has(table)) : [];
  const compare = await comparing(house, compared, only);
  const name = only === undefined ? 'changes' : `changes_${only.column}_${only.value.replaceAll(/\W/g, '_')}`;
  await sql`create table ${sql.table(name)} (table_name text not null)`.execute(db);
  const record = sql.raw(`begin insert into ${name} values (tg_table_name); return null; end`);
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql as $body$ ${record} $body$`.execute(db);
  for (const table of tables.filter((one) => !compared.includes(one))) {
    const [created, gone] = ['new', 'old'].map((row) =>
      only === undefined ? sql`` : sql.raw(` when (${row}.${only.column} = '${only.value}')`),
    );
    const run = sql`execute function ${sql.id(name)}()`;
    const on = sql`on ${sql.table(table)} for each row`;
    await sql`create trigger ${sql.id(`${name}_new`)} after insert or update ${on}${created} ${run}`.execute(db);
    await sql`create trigger ${sql.id(`${name}_old`)} after delete ${on}${gone} ${run}`.execute(db);
  }
  return {
    async taken() {
      const { rows } = await sql<{ table_name: string }>`select distinct table_name from ${sql.table(name)}`.execute(
        db,
      );
      if (rows.length > 0) await sql`delete from ${sql.table(name)}`.execute(db);
      return [...rows.map(({ table_name }) => table_name), ...(await compare())].toSorted();
    },
  };
}
