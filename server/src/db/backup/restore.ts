/**
 * Restores a backup into an empty database, in one transaction: tables, rows and waiting jobs are there together or not
 * at all.
 */
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { escapeIdentifier } from 'pg';
import type { Client } from 'pg';
import type { JobToAdd, Payload } from '../../jobs/jobPort.ts';
import { applyMigration, migrationTable, readMigrations } from '../migrate.ts';
import type { Migration } from '../migrate.ts';
import { whileMigrating } from '../migrationLock.ts';
import { StartError, reasonOf } from '../startError.ts';
import type { Tables } from '../tables.ts';
import { copyFromFile } from './copy.ts';
import { jobColumns, jobsName, rowsFile } from './manifest.ts';
import type { Manifest, Rows } from './manifest.ts';
import { isNoExtension, loadOrder, readTables, setSession } from './schema.ts';
import type { TableShape } from './schema.ts';

/** The queue of the restored house. It makes its tables in transactions of its own, before the backup's begins. */
export interface RestoredQueue {
  open(): Promise<void>;
  /** Drops the tables that `open` created. */
  remove(): Promise<void>;
  add(jobs: readonly JobToAdd[], within: Kysely<Tables>): Promise<void>;
}

export interface RestoreSource {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Refuses with StartError, and leaves the database empty in that case. */
export async function restoreInto(
  client: Client,
  source: RestoreSource,
  queue: RestoredQueue,
  log: (line: string) => void,
): Promise<void> {
  const migrations = await knownMigrations(source.manifest);
  await setSession(client);
  // A house that starts at this moment waits, and finds the restored tables.
  await whileMigrating(client, async () => {
    await requireEmpty(client);
    try {
      await queue.open();
      await client.query('begin');
      await client.query(migrationTable);
      for (const migration of migrations) await applyMigration(client, migration);
      await loadTables(client, source, log);
      await loadJobs(client, source, queue);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      await queue.remove().catch(() => undefined);
      if (error instanceof StartError) throw error;
      throw new StartError(`Nothing was restored: ${reasonOf(error)}`);
    }
    await client.query('analyze');
  });
}

/** The backup's migrations, which are not always all of this house: the next start runs the others. */
async function knownMigrations({ migrations }: Manifest): Promise<Migration[]> {
  const own = await readMigrations();
  return migrations.map(({ name, checksum }) => {
    const known = own.find((migration) => migration.name === name);
    if (known === undefined)
      throw new StartError(`The backup is of a newer house, with ${name}: restore it with that house.`);
    if (known.checksum !== checksum)
      throw new StartError(`The backup is of another house: its ${name} is not the one of this house.`);
    return known;
  });
}

async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm') and ${isNoExtension}
     order by relname limit 1`,
  );
  const [table] = rows;
  if (table !== undefined)
    throw new StartError(`The database is not empty, it has the table ${table.name}: restore into an empty one.`);
  // An empty queue that a killed restore left behind is reused.
  const queue = await client.query<{ found: boolean }>(`select to_regclass('jobs.job') is not null as found`);
  if (queue.rows[0]?.found !== true) return;
  const jobs = await client.query('select from jobs.job limit 1');
  if (jobs.rowCount !== 0) throw new StartError('The database is not empty, it has jobs: restore into an empty one.');
}

async function loadTables(client: Client, source: RestoreSource, log: (line: string) => void): Promise<void> {
  const made = await readTables(client);
  const carried = new Map(source.manifest.tables.map((table) => [table.name, table]));
  for (const { name, columns } of made) {
    const found = carried.get(name);
    if (found === undefined) throw new StartError(`The backup is damaged: it has no table ${name}.`);
    if (!isSame(columns, found.columns))
      throw new StartError(`The backup is damaged: its table ${name} has other columns.`);
  }
  const names = made.map(({ name }) => name);
  for (const name of carried.keys())
    if (!names.includes(name)) log(`The table ${name} is not the house's own: it is not restored.`);
  // Migrations insert rows that the backup also contains, in their latest state.
  await client.query(`truncate ${names.map((name) => escapeIdentifier(name)).join(', ')}`);
  for (const name of await loadOrder(client, names)) {
    const table = carried.get(name);
    if (table !== undefined) await loadTable(client, source.folder, table);
  }
  await continueNumbers(client, names);
}

/** Restored rows bring the numbers that the database gave them: the next row gets a higher one. */
async function continueNumbers(client: Client, names: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select relname::text as "table", attname::text as "column",
            pg_get_serial_sequence(quote_ident(relname), attname) as sequence
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = current_schema()::regnamespace and relname = any($1)
       and pg_get_serial_sequence(quote_ident(relname), attname) is not null`,
    [names],
  );
  for (const { table, column, sequence } of rows) {
    const highest = `max(${escapeIdentifier(column)})`;
    await client.query(`select setval($1, ${highest}) from ${escapeIdentifier(table)} having ${highest} is not null`, [
      sequence,
    ]);
  }
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name) => others.includes(name));

/**
 * Loads rows without triggers. The triggers count lobby changes for open pages, but the counters are rows of the
 * backup.
 */
async function loadTable(client: Client, folder: string, table: TableShape & Rows): Promise<void> {
  const name = escapeIdentifier(table.name);
  for (const part of table.parts ?? [])
    await client.query(`create table ${escapeIdentifier(part.name)} partition of ${name} ${part.bounds}`);
  await client.query(`alter table ${name} disable trigger user`);
  const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ');
  await loadRows(client, `copy ${name} (${columns}) from stdin`, join(folder, rowsFile(table.name)), table);
  await client.query(`alter table ${name} enable trigger user`);
}

async function loadRows(client: Client, statement: string, path: string, expected: Rows): Promise<void> {
  const read = await copyFromFile(client, statement, path).catch((error: unknown) => {
    throw new StartError(`The backup is damaged: ${path}: ${reasonOf(error)}`);
  });
  if (read.sha256 !== expected.sha256 || read.rows !== expected.rows)
    throw new StartError(`The backup is damaged: ${path} is not what was backed up.`);
}

const jobsAtOnce = 1_000;

/** The queue's library inserts the jobs itself, because its tables may have changed since the backup. */
async function loadJobs(client: Client, { folder, manifest }: RestoreSource, queue: RestoredQueue): Promise<void> {
  await client.query(
    'create temporary table waiting_job (name text, key text, payload jsonb, run_at_ms bigint) on commit drop',
  );
  const statement = `copy waiting_job (${jobColumns.join(', ')}) from stdin`;
  await loadRows(client, statement, join(folder, rowsFile(jobsName)), manifest.jobs);
  const within = onClient(client);
  await client.query('declare waiting cursor for select * from waiting_job');
  for (;;) {
    const { rows } = await client.query<{ name: string; key: string; payload: Payload; run_at_ms: string }>(
      `fetch ${jobsAtOnce} from waiting`,
    );
    if (rows.length === 0) return;
    const jobs = rows.map(({ name, key, payload, run_at_ms }) => ({ name, key, payload, runAtMs: Number(run_at_ms) }));
    await queue.add(jobs, within);
  }
}

/** Lets the queue insert through our client, within its transaction. */
function onClient(client: Client): Kysely<Tables> {
  const connection = Object.assign(client, { release: () => undefined });
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve(), options: {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
