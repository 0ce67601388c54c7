/** Locks of all wallets, wherever they are: on a cluster the ledger writes to the shards' own tables on the workers. */
import { Client, escapeIdentifier } from 'pg';
import { workerAddress } from '../citus/shards.ts';
import { onServer } from './connection.ts';
import type { TestConnection } from './connection.ts';
import { isOnCluster } from './oneServer.ts';

interface Table {
  readonly name: string;
  readonly server: TestConnection;
}

async function walletTables(connection: TestConnection): Promise<readonly Table[]> {
  if (!isOnCluster()) return [{ name: 'wallet', server: connection }];
  return onServer(connection, async (client) => {
    const { rows } = await client.query<{ name: string; host: string; port: number }>(
      `select shard_name as name, nodename as host, nodeport as port from citus_shards
       where table_name = 'wallet'::regclass`,
    );
    return rows.map(({ name, host, port }) => ({
      name,
      server: workerAddress(connection, { host, port }) as TestConnection,
    }));
  });
}

/** The name under which the lock is held. */
export const holder = 'holds the wallets of a test';

/** Locks them until the returned function is called. `exclusive` lets reads through. */
export async function holdWallets(
  connection: TestConnection,
  mode: 'exclusive' | 'access exclusive',
): Promise<() => Promise<void>> {
  const tables = await walletTables(connection);
  const clients = await Promise.all(
    tables.map(async ({ name, server }) => {
      const client = new Client({ ...server, application_name: holder });
      await client.connect();
      await client.query('begin');
      // Citus refuses to lock a shard's own table without this setting. A plain server accepts it and ignores it.
      await client.query('set local citus.enable_manual_changes_to_shards = on');
      await client.query(`lock table ${escapeIdentifier(name)} in ${mode} mode`);
      return client;
    }),
  );
  return async () => {
    for (const client of clients) {
      await client.query('rollback');
      await client.end();
    }
  };
}
