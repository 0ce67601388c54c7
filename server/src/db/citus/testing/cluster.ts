/** A database of its own on the cluster that CITUS_URL names, migrated and not distributed yet. docs/scale.md */
import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { migrate } from '../../migrate.ts';
import { numberTypes } from '../../numberTypes.ts';
import { openPools } from '../../open.ts';
import type { Database } from '../../open.ts';
import type { Tables } from '../../tables.ts';
import { createOnCluster, dropOnEach, serversOf } from '../../testing/cluster.ts';
import { inDatabase, onServer } from '../../testing/server.ts';
import type { TestConnection } from '../../testing/server.ts';

export interface ClusterDatabase {
  readonly coordinator: TestConnection;
  readonly workers: readonly TestConnection[];
  /** Distributes what is not distributed yet. */
  open(): Promise<Database>;
  /** Runs with whole tables, as a house did before its database belonged to a cluster. */
  withWholeTables<T>(act: (pool: Pool, db: Kysely<Tables>) => Promise<T>): Promise<T>;
  readonly drop: () => Promise<void>;
}

/** Its shards will be on so many of the workers; on all, by default. */
export async function createClusterDatabase(url: string, mostWorkers = Infinity): Promise<ClusterDatabase> {
  const servers = await serversOf({ connectionString: url });
  if (servers.length === 0) throw new Error('CITUS_URL names no coordinator of a Citus cluster');
  const name = `foyer_citus_${process.pid}_${randomBytes(4).toString('hex')}`;
  await createOnCluster(servers, name);
  const [coordinator = { connectionString: url }, ...workers] = servers.map((server) => inDatabase(server, name));
  await onServer(coordinator, migrate);
  await onServer(coordinator, (client) =>
    client.query(
      `select citus_set_node_property(nodename, nodeport, 'shouldhaveshards', false) from (
         select * from pg_dist_node where groupid <> 0 order by nodeid offset $1
       ) as node`,
      [Math.min(mostWorkers, workers.length)],
    ),
  );
  return {
    coordinator,
    workers,
    open: () => openPools(coordinator, () => undefined),
    async withWholeTables(act) {
      const pool = new Pool({ ...coordinator, types: numberTypes, max: 4 });
      try {
        return await act(pool, new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
      } finally {
        await pool.end();
      }
    },
    drop: () => dropOnEach(servers, name),
  };
}
