/** Vitest's global set-up of the `house` project: one server and one migrated template for the whole run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeIdentifier } from 'pg';
import type { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { pino } from 'pino';
import { createJobQueue } from '../../jobs/queue.ts';
import { startEmbedded } from '../embedded/server.ts';
import { migrate } from '../migrate.ts';
import { openPools } from '../open.ts';
import { closeToAll, createOnCluster, serversOf } from './cluster.ts';
import { inDatabase, onServer } from './connection.ts';
import type { TestConnection } from './connection.ts';
import { startPooler } from './pooler.ts';
import type { Behind, PoolerMode, TestPooler } from './pooler.ts';

export { inDatabase, onServer };
export type { TestConnection };

/** Where a test file creates its database. */
export interface TestServer {
  readonly connection: TestConnection;
  /** The servers on which a database is made: those of the cluster, the coordinator first, or this one. */
  readonly servers: readonly TestConnection[];
  /** The database that is copied. Names of copies begin with its name, so that the end of the run finds them. */
  readonly template: string;
  /** Stands between the houses of the tests and their databases if FOYER_TEST_POOLER names a mode. */
  readonly pooler?: TestPooler | undefined;
}
declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/**
 * If DATABASE_URL is set, the tests use databases of their own there; else an embedded server in a temporary folder.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-test-'));
  const url = process.env.DATABASE_URL ?? '';
  const server =
    url === ''
      ? await startEmbedded({ dataDir, log: (line) => process.stderr.write(`${line}\n`), isDurable: false })
      : undefined;
  const connection: TestConnection = server ? { ...server.address, database: 'postgres' } : { connectionString: url };
  const template = `foyer_test_${process.pid}_${Date.now().toString(36)}`;
  const cluster = server ? [] : await serversOf(connection);
  if (cluster.length > 0) await createOnCluster(cluster, template);
  else {
    await onServer(connection, (client) =>
      client.query(`create database ${template} template template0 encoding 'UTF8'`),
    );
  }
  await onServer(inDatabase(connection, template), migrate);
  await makeQueue(inDatabase(connection, template));
  if (cluster.length > 0) await closeToAll(cluster, template);
  const servers = cluster.length > 0 ? cluster : [connection];
  const mode = process.env.FOYER_TEST_POOLER as PoolerMode | undefined;
  const pooler = mode && server ? await startPooler(behindOf(connection), mode) : undefined;
  const between = mode && pooler && { mode, address: pooler.address };
  project.provide('testServer', { connection, servers, template, pooler: between });
  return async () => {
    await pooler?.stop();
    if (!server) await Promise.all(servers.map((each) => onServer(each, (client) => dropAll(client, template))));
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Creates the job queue's tables in advance, so that no test has to. */
async function makeQueue(connection: TestConnection): Promise<void> {
  const log = pino({ enabled: false });
  const database = await openPools(connection, () => undefined);
  const queue = createJobQueue({ db: database.db, log, now: Date.now });
  await queue.addAll([]);
  await queue.close();
  await database.close();
}

/** The embedded server's address for a pooler. */
export function behindOf(connection: TestConnection): Behind {
  if ('connectionString' in connection) throw new Error('the tests use a server of their own');
  return connection;
}

/** The same address as a DATABASE_URL, for a process of its own. */
export const urlOf = (connection: TestConnection): string =>
  'connectionString' in connection
    ? connection.connectionString
    : `postgres://${connection.user}@/${connection.database}?host=${connection.host}&port=${connection.port}`;

async function dropAll(client: Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) and not datistemplate',
    [template],
  );
  for (const { datname } of rows) await client.query(`drop database ${escapeIdentifier(datname)} with (force)`);
}
