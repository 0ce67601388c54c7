/** Writes a backup of a database, whose house may be running meanwhile; not on a Citus cluster. */
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { escapeIdentifier } from 'pg';
import type { Client, PoolConfig } from 'pg';
import { isOnCitus } from '../citus/distribute.ts';
import { connectFirst } from '../connect.ts';
import { findServer } from '../commandDatabase.ts';
import { readDone, readMigrations } from '../migrate.ts';
import { withoutMigrations } from '../migrationLock.ts';
import type { DatabaseSettings } from '../open.ts';
import { StartError, reasonOf } from '../startError.ts';
import { copyToFile } from './copy.ts';
import { format, jobsName, manifestFile, manifestText, rowsFile } from './manifest.ts';
import type { Manifest, Rows } from './manifest.ts';
import { readTables, setSession } from './schema.ts';
import type { TableShape } from './schema.ts';
import { whileHousesAreStopped } from './stoppedCluster.ts';

/**
 * Writes everything to `FOLDER.part` and renames it last, so that a folder without `.part` is a complete backup.
 * Refuses with StartError.
 */
export async function backUp(
  settings: DatabaseSettings,
  folder: string,
  log: (line: string) => void,
): Promise<Manifest> {
  const whole = resolve(folder);
  const part = `${whole}.part`;
  if (await stat(whole).catch(() => undefined)) throw new StartError(`${whole} exists: a backup overwrites nothing.`);
  const found = await findServer(settings, log);
  try {
    await mkdir(dirname(whole), { recursive: true });
    await makePart(part);
    try {
      const manifest = await writeParts(found.address, part);
      await sync(part);
      await rename(part, whole);
      await sync(dirname(whole));
      return manifest;
    } catch (error) {
      await rm(part, { recursive: true, force: true });
      throw error;
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup was not made: ${reasonOf(error)}`);
  } finally {
    await found.close();
  }
}

async function makePart(part: string): Promise<void> {
  await mkdir(part, { mode: 0o700 }).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    throw new StartError(`${part} exists: another backup is writing it, or was broken off. If none runs, remove it.`);
  });
}

async function writeParts(address: PoolConfig, part: string): Promise<Manifest> {
  const client = await connectFirst({ ...address, application_name: 'foyer backup' }, false);
  try {
    await setSession(client);
    const write = () => writeSnapshot(client, part);
    return (await isOnCitus(client)) ? await whileHousesAreStopped(client, write) : await write();
  } finally {
    await client.end();
  }
}

async function writeSnapshot(client: Client, part: string): Promise<Manifest> {
  const tables = await takeSnapshot(client);
  const about = await readAbout(client);
  const written: (TableShape & Rows)[] = [];
  for (const table of tables) {
    const columns = table.columns.map((name) => escapeIdentifier(name)).join(', ');
    const name = escapeIdentifier(table.name);
    // The rows of a table that is kept in parts can only be copied by a query.
    const rows = table.parts === undefined ? `${name} (${columns})` : `(select ${columns} from ${name})`;
    const statement = `copy ${rows} to stdout`;
    written.push({ ...table, ...(await copyToFile(client, statement, join(part, rowsFile(table.name)))) });
  }
  const jobs = await copyToFile(client, await waitingJobs(client), join(part, rowsFile(jobsName)));
  const manifest = { ...about, tables: written.map((table) => ({ ...table, columns: [...table.columns] })), jobs };
  await writeFile(join(part, manifestFile), manifestText(manifest), { mode: 0o600, flush: true });
  return manifest;
}

/**
 * Begins a transaction that reads a snapshot of the house. Waits for a migration in progress. The next migration waits
 * until the tables that it changes have been read.
 */
const takeSnapshot = (client: Client): Promise<TableShape[]> =>
  withoutMigrations(client, async () => {
    const names = (await readTables(client)).map(({ name }) => escapeIdentifier(name)).join(', ');
    if (names === '') throw new StartError('The database has no tables: no house has been started on it.');
    await client.query('begin isolation level repeatable read, read only');
    await client.query(`lock table ${names} in access share mode`);
    return readTables(client);
  });

async function readAbout(
  client: Client,
): Promise<Pick<Manifest, 'format' | 'madeAt' | 'server' | 'secretMark' | 'migrations'>> {
  const own = await readMigrations();
  const done = await readDone(client);
  for (const name of done.keys())
    if (!own.some((migration) => migration.name === name))
      throw new StartError(
        `The database ran ${name}, which this house does not know: back it up with the newer house.`,
      );
  const { rows } = await client.query<{ made_at: string; server: string; mark: string | null }>(
    `select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as made_at, current_setting('server_version') as server,
            (select setting_value from setting where setting_key = 'secretMark') as mark`,
  );
  const [row] = rows;
  return {
    format,
    madeAt: row?.made_at ?? '',
    server: row?.server ?? '',
    secretMark: row?.mark ?? null,
    migrations: [...done].map(([name, checksum]) => ({ name, checksum })),
  };
}

/**
 * Returns the statement that exports unfinished jobs. No other table has them: the next cycle of a savings plan, for
 * example, is only in the queue. A running job is exported as well, because it may not have ended.
 */
async function waitingJobs(client: Client): Promise<string> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('jobs.job') is not null as found`);
  const select =
    rows[0]?.found === true
      ? `select data ->> 'name', data ->> 'key', data -> 'payload', (extract(epoch from start_after) * 1000)::bigint
         from jobs.job where state not in ('completed', 'cancelled') order by 1, 2`
      : 'select where false';
  return `copy (${select}) to stdout`;
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
