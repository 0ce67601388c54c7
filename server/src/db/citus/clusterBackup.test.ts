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

describe('on the Citus cluster that CITUS_URL names', () => {
  let cluster: ClusterDatabase;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-cluster-backup-'));
    cluster = await createClusterDatabase(process.env.CITUS_URL ?? '');
    await (await cluster.open()).close();
  }, 120_000);
  afterAll(async () => {
    await cluster.drop();
    await rm(folder, { recursive: true });
  });
  const settings = () => ({ databaseUrl: urlOf(cluster.coordinator), dataDir: '' });

  it('refuses a backup while the ledger of a house is connected to a worker, and leaves no folder', async () => {
    const ledger = await connectAs('foyer ledger', cluster.workers[1]);
    try {
      await expect(backUp(settings(), join(folder, 'running'), noLog)).rejects.toThrow(refusal);
    } finally {
      await ledger.end();
    }
    expect(await readdir(folder)).toEqual([]);
    await expect.poll(() => backUp(settings(), join(folder, 'stopped'), noLog)).toMatchObject({ format: 1 });
  }, 60_000);

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
        starting = onServer(cluster.coordinator, migrate).then(() => {
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
