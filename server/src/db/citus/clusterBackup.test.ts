/** Backups of a real cluster of Citus, where CITUS_URL names its coordinator. docs/backup.md, ADR 567 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whileHousesAreStopped } from '../backup/stoppedCluster.ts';
import { backUp } from '../backup/write.ts';
import { migrate } from '../migrate.ts';
import { onServer, urlOf } from '../testing/server.ts';
import type { TestConnection } from '../testing/server.ts';
import { createClusterDatabase } from './testing/cluster.ts';
import type { ClusterDatabase } from './testing/cluster.ts';

const noLog = () => undefined;
const refusal = /^Stop all houses first: .* Connected to its servers are foyer ledger \(1\)\.$/;

async function connectAs(name: string, server: TestConnection | undefined): Promise<Client> {
  if (server === undefined) throw new Error('the cluster has no such server');
  const client = new Client({ ...server, application_name: name });
  await client.connect();
  return client;
}

/** Adds a change of a bet that waits for the sums; without a number among the columns, the database gives it one. */
const insert = (columns: string, values: string, more = '') =>
  `insert into bet_change (player_id, sign, bet_order_no, platform_code, game_type, game_id, stake_satang, win_satang,
     is_settled, placed_ms${columns}) ${more} select 'player', 1, 'bet', 'PG', 3, 'any', 1, 0, true, 1${values}`;

describe('on the Citus cluster that CITUS_URL names', () => {
  let cluster: ClusterDatabase;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-cluster-backup-'));
    cluster = await createClusterDatabase(process.env.CITUS_URL ?? '');
    await (await cluster.open()).close();
  });
  afterAll(async () => {
    await cluster.drop();
    await rm(folder, { recursive: true });
  });
  const settings = () => ({ databaseUrl: urlOf(cluster.coordinator), dataDir: '' });

  it('numbers the changes of bets above those that were restored from a cluster', async () => {
    const restored = await createClusterDatabase(process.env.CITUS_URL ?? '');
    try {
      const numbers =
        ', (worker::bigint << 48) + row from generate_series(1, 2) as worker, generate_series(1, 3) as row';
      await onServer(restored.coordinator, (client) =>
        client.query(insert(', change_no', numbers, 'overriding system value')),
      );
      await (await restored.open()).close();
      for (const worker of restored.workers) await onServer(worker, (client) => client.query(insert('', '')));
      const { rows } = await onServer(restored.coordinator, (client) =>
        client.query<{ number: string }>('select change_no & 65535 as number from bet_change order by change_no'),
      );
      expect(rows.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '1', '2', '3', '4']);
    } finally {
      await restored.drop();
    }
  });

  it('refuses a backup while the ledger of a house is connected to a worker, and leaves no folder', async () => {
    const ledger = await connectAs('foyer ledger', cluster.workers[1]);
    try {
      await expect(backUp(settings(), join(folder, 'running'), noLog)).rejects.toThrow(refusal);
    } finally {
      await ledger.end();
    }
    expect(await readdir(folder)).toEqual([]);
    await expect.poll(() => backUp(settings(), join(folder, 'stopped'), noLog)).toMatchObject({ format: 1 });
  });

  it('refuses a backup during which a house has connected', async () => {
    await onServer(cluster.coordinator, async (client) => {
      let ledger: Client | undefined;
      const act = async () => {
        await client.query('begin isolation level repeatable read, read only');
        ledger = await connectAs('foyer ledger', cluster.workers[0]);
      };
      await expect(whileHousesAreStopped(client, act)).rejects.toThrow(refusal);
      await ledger?.end();
    });
  });

  it('makes a house that starts during a backup wait until it has ended', async () => {
    await onServer(cluster.coordinator, async (client) => {
      let hasStarted = false;
      let starting: Promise<void> | undefined;
      await whileHousesAreStopped(client, async () => {
        starting = onServer(cluster.coordinator, async (other) => {
          await migrate(other);
          hasStarted = true;
        });
        const waiting = `select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`;
        await expect.poll(async () => hasStarted || (await client.query(waiting)).rowCount === 1).toBe(true);
        expect(hasStarted).toBe(false);
      });
      await starting;
      expect(hasStarted).toBe(true);
    });
  });

  it('refuses a backup while a server has a prepared transaction', async () => {
    await onServer(cluster.workers[0] ?? cluster.coordinator, async (worker) => {
      await worker.query(`begin; select pg_current_xact_id(); prepare transaction 'of a killed server'`);
      const made = backUp(settings(), join(folder, 'prepared'), noLog);
      await expect(made.finally(() => worker.query(`rollback prepared 'of a killed server'`))).rejects.toThrow(
        'transactions that are not ended yet',
      );
    });
  });
});
