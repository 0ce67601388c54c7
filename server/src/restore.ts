/** Restores a backup into the empty database of a new house: its server, its secret and its job queue. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { HouseConfig } from './config.ts';
import { readManifest } from './db/backup/manifest.ts';
import type { Manifest } from './db/backup/manifest.ts';
import { restoreInto } from './db/backup/restore.ts';
import type { RestoredQueue } from './db/backup/restore.ts';
import { connectFirst } from './db/connect.ts';
import { startEmbedded } from './db/embedded/server.ts';
import { clientOf, databaseAt } from './db/hosts.ts';
import type { Address } from './db/hosts.ts';
import { StartError } from './db/startError.ts';
import type { Tables } from './db/tables.ts';
import { createJobQueue } from './jobs/queue.ts';
import { createLog } from './log.ts';
import { hasSecret } from './players/houseKey.ts';
import { secretMarkOf } from './players/oneSecret.ts';

type RestoreConfig = Pick<HouseConfig, 'databaseUrl' | 'dataDir' | 'houseSecret'> &
  Partial<Pick<HouseConfig, 'databaseDirectUrl'>>;

/** Refuses with StartError, and changes nothing in that case. */
export async function restoreHouse(
  config: RestoreConfig,
  folder: string,
  log: (line: string) => void,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  requireItsSecret(config, manifest, log);
  const isEmbedded = config.databaseUrl === '';
  const server = isEmbedded ? await startEmbedded({ dataDir: config.dataDir, log }) : undefined;
  try {
    const address: Address = server
      ? { ...server.address, database: 'foyer' }
      : databaseAt(config.databaseDirectUrl || config.databaseUrl);
    const client = await connectFirst({ ...address, application_name: 'foyer restore' }, isEmbedded);
    const queue = queueAt(address);
    try {
      await restoreInto(client, { folder, manifest }, queue, log);
    } finally {
      await queue.close();
      await client.end();
    }
  } finally {
    await server?.stop();
  }
  return manifest;
}

/** A house with another secret could not decrypt the sealed values, and would refuse to start. */
function requireItsSecret(config: RestoreConfig, { secretMark }: Manifest, log: (line: string) => void): void {
  if (secretMark === null) return;
  if (!hasSecret(config)) {
    log('Before its first start the restored house needs the HOUSE_SECRET or the house.key of the house backed up.');
    return;
  }
  if (secretMarkOf(config) === secretMark) return;
  throw new StartError(
    'HOUSE_SECRET: the backup is of a house with another secret; give this one the same HOUSE_SECRET or house.key.',
  );
}

function queueAt(address: Address): RestoredQueue & { close(): Promise<void> } {
  const Client = clientOf(address);
  const pool = new Pool({ ...address, Client, max: 2, application_name: 'foyer restore' });
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const queue = createJobQueue({ db, log: createLog('silent', process.stderr), now: Date.now });
  return {
    open: () => queue.addAll([]),
    add: (jobs, within) => queue.addAll(jobs, within),
    async remove() {
      await queue.close();
      await sql`drop schema if exists jobs cascade`.execute(db);
    },
    async close() {
      await queue.close();
      await db.destroy();
    },
  };
}
