/** What a house checks before it spreads its tables, on the cluster whose coordinator CITUS_URL names. ADR 567 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { openPools } from '../open.ts';
import { StartError } from '../startError.ts';
import { createOnCluster, dropOnEach, serversOf } from '../testing/cluster.ts';
import { inDatabase, onServer } from '../testing/server.ts';
import type { TestConnection } from '../testing/server.ts';
import { freePort } from '../../testing/freePort.ts';

const noLog = () => undefined;
const name = `foyer_servers_${process.pid}`;

describe('on the Citus cluster that CITUS_URL names', () => {
  let servers: readonly TestConnection[];
  let coordinator: TestConnection;
  beforeAll(async () => {
    servers = await serversOf({ connectionString: process.env.CITUS_URL ?? '' });
    coordinator = inDatabase(servers[0] ?? { connectionString: '' }, name);
  });
  afterAll(() => dropOnEach(servers, name));

  const query = (text: string, values: unknown[] = []) =>
    onServer(coordinator, async (client) => (await client.query<{ count: string }>(text, values)).rows);
  const refusal = () =>
    openPools(coordinator, noLog).then(
      (database) => database.close().then(() => 'it was opened'),
      (error: unknown) => (error instanceof StartError ? error.message : `not a StartError: ${String(error)}`),
    );
  const spreadTables = async () => (await query('select count(*) from pg_dist_partition'))[0]?.count;
  const moveWorker = (from: unknown, to: unknown) =>
    query('update pg_dist_node set nodeport = $2 where groupid <> 0 and nodeport = $1', [from, to]);

  it('refuses to spread its tables over a server that has the extension and no workers', async () => {
    await onServer(servers[0] ?? coordinator, (client) =>
      client.query(`create database ${name} template template0 encoding 'UTF8'`),
    );
    await query('create extension citus');
    expect(await refusal()).toMatch(/^The database has the extension citus, but no workers: /);
    expect(await query('select from pg_dist_node')).toEqual([]);
    expect(await spreadTables()).toBe('0');
    await dropOnEach(servers, name);
  });

  it('refuses to spread its tables if it cannot reach a worker, or finds another server there, and opens later', async () => {
    await createOnCluster(servers, name);
    await onServer(coordinator, migrate);
    const ports = await query('select nodeport as count from pg_dist_node where groupid <> 0 order by 1');
    const [first, second] = ports.map(({ count }) => count);
    const nobody = await freePort();
    await moveWorker(second, nobody);
    expect(await refusal()).toMatch(new RegExp(`^The house cannot use the server .*:${nobody} .*ECONNREFUSED`));
    const exchange = async () => {
      await moveWorker(first, 1);
      await moveWorker(second, first);
      await moveWorker(1, second);
    };
    await moveWorker(nobody, second);
    await exchange();
    expect(await refusal()).toContain('another server answers there');
    expect(await spreadTables()).toBe('0');
    await exchange();
    expect(await refusal()).toBe('it was opened');
    // All is spread now: it opens without the worker too.
    await moveWorker(second, nobody);
    expect(await refusal()).toBe('it was opened');
  });

  it('says in one line why its tables could not be spread', async () => {
    await dropOnEach(servers, name);
    await createOnCluster(servers, name);
    await query(`alter database ${name} set citus.shard_replication_factor = 9`);
    expect(await refusal()).toMatch(/^The tables could not be spread over the Citus cluster: /);
  });
});
