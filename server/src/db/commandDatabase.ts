/**
 * Opens the database of a house for a command beside it: the server of DATABASE_URL, or the embedded one under
 * DATA_DIR, whether its house is running or not. Migrates nothing.
 */
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { clientOf, databaseAt } from './hosts.ts';
import type { Address } from './hosts.ts';
import { connectFirst } from './connect.ts';
import { placeHome } from './embedded/home.ts';
import { isServing, port, socketIn } from './embedded/probe.ts';
import { superuser } from './embedded/cluster.ts';
import { startEmbedded } from './embedded/server.ts';
import { readMigrations } from './migrate.ts';
import type { DatabaseSettings } from './open.ts';
import { StartError } from './startError.ts';
import type { Tables } from './tables.ts';
import { numberTypes } from './numberTypes.ts';

export interface Found {
  readonly address: Address;
  /** Stops the embedded server if this command has started it. */
  close(): Promise<void>;
}

const inFolder = (host: string): Address => ({ host, port, user: superuser, database: 'foyer' });

/** Finds the server, and starts the embedded one if its house is not running. Refuses with StartError. */
export async function findServer(
  { databaseUrl, databaseDirectUrl = '', dataDir }: DatabaseSettings,
  log: (line: string) => void,
): Promise<Found> {
  if (databaseUrl !== '') {
    // Commands hold locks and snapshots of a session, which a pooler of transactions does not keep.
    const address = databaseAt(databaseDirectUrl === '' ? databaseUrl : databaseDirectUrl);
    return { address, close: () => Promise.resolve() };
  }
  const folder = join(resolve(dataDir), 'postgres');
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new StartError(`There is no house in ${resolve(dataDir)}: set DATA_DIR or DATABASE_URL.`);
  const home = await placeHome(dataDir, log);
  if (await isServing(socketIn(home.sockets)))
    return { address: inFolder(home.sockets), close: () => Promise.resolve() };
  const server = await startEmbedded({ dataDir, log });
  return { address: { ...server.address, database: 'foyer' }, close: () => server.stop() };
}

/** Runs `act` on connections of its own. Refuses with StartError if the tables are not those of this house. */
export async function withCommandDatabase<T>(
  settings: DatabaseSettings,
  log: (line: string) => void,
  act: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const found = await findServer(settings, log);
  try {
    const first = await connectFirst(found.address, false);
    await requireSameSchema(first).finally(() => first.end());
    const pool = new Pool({
      ...found.address,
      Client: clientOf(found.address),
      max: 4,
      types: numberTypes,
      application_name: 'foyer command',
    });
    pool.on('error', () => undefined);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return await act(db).finally(() => db.destroy());
  } finally {
    await found.close();
  }
}

async function requireSameSchema(client: Awaited<ReturnType<typeof connectFirst>>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from migration where to_regclass('migration') is not null order by name`,
  );
  const ran = rows.map(({ name }) => name);
  const own = (await readMigrations()).map(({ name }) => name);
  const missing = own.filter((name) => !ran.includes(name));
  if (missing.length > 0)
    throw new StartError(`The database is of an older house, without ${missing[0]}: start this house on it first.`);
  const unknown = ran.find((name) => !own.includes(name));
  if (unknown !== undefined)
    throw new StartError(`The database ran ${unknown}, which this house does not know: it belongs to a newer one.`);
}
