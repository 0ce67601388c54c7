/** What a backup needs to know about the database: its tables with their columns, and their order by foreign keys. */
import type { Client } from 'pg';
import { StartError } from '../startError.ts';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** Of a table that is kept in parts, which a job creates: old_bet. */
  readonly parts?: { name: string; bounds: string }[] | undefined;
}

/**
 * Tables that are not carried. The migrations are named in the manifest. A leased step belongs to a running process,
 * and none of a restored house's steps is running.
 */
const leftOut = ['migration', 'step_lease'];

export async function readTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; parts: TableShape['parts'] | null }>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns,
       case when relkind = 'p' then coalesce((select json_agg(json_build_object('name', part.relname, 'bounds', pg_get_expr(part.relpartbound, part.oid))
                        order by part.relname)
        from pg_inherits join pg_class as part on part.oid = inhrelid where inhparent = pg_class.oid), '[]') end as parts
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> all ($1) and ${isNoExtension}
     group by pg_class.oid, relname order by relname`,
    [leftOut],
  );
  return rows.map(({ name, columns, parts }) => (parts === null ? { name, columns } : { name, columns, parts }));
}

/** Condition on pg_class: extensions, such as Citus, have tables and views of their own, which are no part of the house. */
export const isNoExtension = `not exists (
  select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
)`;

/** Names of the tables, each after those that its foreign keys name. */
export async function loadOrder(client: Client, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string }>(
    `select source.relname::text as name, target.relname::text as needs
     from pg_constraint join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
     where contype = 'f' and conrelid <> confrelid and source.relnamespace = current_schema()::regnamespace`,
  );
  const order: string[] = [];
  let left = [...names];
  while (left.length > 0) {
    const free = left.filter((name) => !rows.some((key) => key.name === name && left.includes(key.needs)));
    if (free.length === 0) throw new StartError(`The foreign keys of ${left.join(', ')} lead in a circle.`);
    order.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return order;
}

/**
 * Makes both sides of a backup write and read values alike, whatever the defaults of the server, the database or the
 * account. Also disables their time limits.
 */
export async function setSession(client: Client): Promise<void> {
  await client.query(`
    set client_encoding to 'UTF8'; set datestyle to 'ISO, MDY'; set intervalstyle to 'postgres'; set timezone to 'UTC';
    set extra_float_digits to 1; set bytea_output to 'hex'; set synchronize_seqscans to off;
    set max_parallel_workers_per_gather to 0;
    set statement_timeout to 0; set lock_timeout to 0; set idle_in_transaction_session_timeout to 0`);
}
