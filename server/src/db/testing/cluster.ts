/**
 * Test databases on a Citus cluster, where DATABASE_URL names its coordinator. A database of a cluster is one on each of
 * its servers, so it is created, copied and dropped on each.
 */
import { escapeIdentifier } from 'pg';
import type { Client } from 'pg';
import { workerAddress } from '../citus/shards.ts';
import { inDatabase, onServer } from './connection.ts';
import type { TestConnection } from './connection.ts';

/** Few, because each test database has as many tables of each kind. */
const shardCount = 4;

/** The servers of the cluster, the coordinator first; empty if the server is none of a cluster. */
export async function serversOf(connection: TestConnection): Promise<readonly TestConnection[]> {
  const workers = await onServer(connection, async (client) => {
    const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`);
    if (rowCount === 0) return [];
    const { rows } = await client.query<{ host: string; port: number }>(
      `select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 and noderole = 'primary' order by 1, 2`,
    );
    return rows;
  });
  if (workers.length === 0) return [];
  return [connection, ...workers.map((worker) => workerAddress(connection, worker) as TestConnection)];
}

const onEach = async (servers: readonly TestConnection[], act: (client: Client) => Promise<unknown>): Promise<void> => {
  await Promise.all(servers.map((server) => onServer(server, act)));
};

/** An empty database that belongs to a cluster of these servers. */
export async function createOnCluster(servers: readonly TestConnection[], name: string): Promise<void> {
  const database = escapeIdentifier(name);
  await onEach(servers, async (client) => {
    await client.query(`create database ${database} template template0 encoding 'UTF8'`);
    await client.query(`alter database ${database} set citus.shard_count = ${shardCount}`);
  });
  const own = servers.map((server) => inDatabase(server, name));
  await onEach(own, (client) => client.query('create extension citus'));
  const places = await Promise.all(own.map((server) => onServer(server, placeOf)));
  const [coordinator] = own;
  if (coordinator === undefined) throw new RangeError('a cluster has a server');
  await onServer(coordinator, async (client) => {
    for (const [at, { host, port }] of places.entries()) {
      await client.query(`select ${at === 0 ? 'citus_set_coordinator_host' : 'citus_add_node'}($1, $2)`, [host, port]);
    }
  });
}

const placeOf = (client: Client): Promise<{ host: string; port: number }> =>
  Promise.resolve({ host: client.host, port: client.port });

/** Nobody connects to a template, not even Citus itself: it could not be copied meanwhile. */
export async function closeToAll(servers: readonly TestConnection[], name: string): Promise<void> {
  await onEach(servers, async (client) => {
    await client.query(`alter database ${escapeIdentifier(name)} allow_connections false`);
    await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name]);
  });
}

export const copyOnEach = (servers: readonly TestConnection[], source: string, name: string): Promise<void> =>
  onEach(servers, (client) =>
    client.query(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(source)}`),
  );

export const renameOnEach = (servers: readonly TestConnection[], from: string, to: string): Promise<void> =>
  onEach(servers, (client) =>
    client.query(`alter database ${escapeIdentifier(from)} rename to ${escapeIdentifier(to)}`),
  );

/** The coordinator first: as long as its database is there, Citus connects to those of the workers. */
export async function dropOnEach(servers: readonly TestConnection[], name: string): Promise<void> {
  for (const server of servers) await onServer(server, (client) => dropWithForce(client, name));
}

/** A process of Citus itself may connect again at the same moment. */
async function dropWithForce(client: Client, name: string, triesLeft = 10): Promise<void> {
  try {
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
  } catch (error) {
    if ((error as { code?: string }).code !== inUse || triesLeft === 0) throw error;
    await dropWithForce(client, name, triesLeft - 1);
  }
}
const inUse = '55006';
