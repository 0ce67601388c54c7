/** Migrations: plain SQL files, run once each in the order of their names, and never changed afterwards. */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { allowChanges, isOnCitus, planTriggersEachTime } from './citus/distribute.ts';
import { whileMigrating } from './migrationLock.ts';
import { statementsOf } from './statements.ts';
import { StartError, reasonOf } from './startError.ts';

const folder = join(import.meta.dirname, 'migrations');
export interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
}

export async function readMigrations(from = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => /^\d{3}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(from, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Runs the pending migrations, each file in a transaction of its own. Refuses with StartError: a file that failed, a
 * file that changed after it ran, or a missing file that already ran.
 */
export async function migrate(client: Client, from = folder): Promise<void> {
  const migrations = await readMigrations(from);
  await whileMigrating(client, () => runPending(client, migrations));
}

async function runPending(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(migrationTable);
  const done = await readDone(client);
  for (const name of done.keys()) {
    if (migrations.some((migration) => migration.name === name)) continue;
    throw new StartError(`The database ran ${name}, which this house does not know: it belongs to a newer one.`);
  }
  const isCluster = await isOnCitus(client);
  for (const migration of migrations) {
    const checksum = done.get(migration.name);
    if (checksum === undefined) await runMigration(client, migration, isCluster);
    else if (checksum !== migration.checksum) {
      throw new StartError(`Migration ${migration.name} has changed since it ran: write a new one instead.`);
    }
  }
}

export const migrationTable = `create table if not exists migration (
  name text primary key,
  checksum text not null,
  ran_at timestamptz not null default now()
)`;

/** Name and checksum of each file that has run, in the order of their names. */
export async function readDone(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function runMigration(client: Client, migration: Migration, isCluster: boolean): Promise<void> {
  await client.query('begin');
  try {
    if (isCluster) await allowChanges(client);
    await applyMigration(client, migration);
    // Before a house that runs already can call a trigger that this file has made.
    if (isCluster) await planTriggersEachTime(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new StartError(`Migration ${migration.name} failed: ${reasonOf(error)}`);
  }
}

/** Runs a file and records it, within the transaction of the caller. */
export async function applyMigration(client: Client, { name, checksum, sql }: Migration): Promise<void> {
  for (const statement of statementsOf(sql)) await client.query(statement);
  await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
}
