/** Interrupts the migration of every file. The next start completes it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { createEmptyDatabase } from './backup/testing/databases.ts';
import { readTables } from './backup/schema.ts';
import { connectFirst } from './connect.ts';
import { startEmbedded } from './embedded/server.ts';
import { migrate, readMigrations } from './migrate.ts';
import { statementsOf } from './statements.ts';
import { inDatabase, onServer } from './testing/server.ts';
import type { TestConnection } from './testing/server.ts';

const noLog = () => undefined;
const migrations = await readMigrations();

const undisturbedAt = (connection: TestConnection) =>
  onServer(connection, async (client) => {
    await migrate(client);
    return readSchema(client);
  });

/** Reads everything that a migration can create: columns, indexes, constraints, triggers, functions, and rows. */
async function readSchema(client: Client) {
  const list = async (text: string) => (await client.query<{ line: string }>(text)).rows.map(({ line }) => line);
  const tables = await readTables(client);
  const counts = tables.map(({ name }) => `select '${name} ' || count(*) as line from ${name}`).join(' union all ');
  return {
    columns: await list(`
      select concat_ws(' ', table_name, ordinal_position, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public' order by 1`),
    indexes: await list(`select indexdef as line from pg_indexes where schemaname = 'public' order by 1`),
    constraints: await list(`
      select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line from pg_constraint
      where connamespace = 'public'::regnamespace order by 1`),
    triggers: await list(`select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal order by 1`),
    functions: await list(`
      select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'public'::regnamespace order by 1`),
    rows: await list(`${counts} order by 1`),
    ran: await list(`select concat_ws(' ', name, checksum) as line from migration order by 1`),
  };
}

type Query = (text: unknown, values?: readonly unknown[]) => Promise<unknown>;

/** Calls `stop` once: after half of the statements of `name`, or after all of them but before the file is recorded. */
function stopping(client: Client, name: string, at: 'half' | 'end', stop: (send: Query) => Promise<unknown>): Client {
  const statements = statementsOf(migrations.find((migration) => migration.name === name)?.sql ?? '');
  const half = Math.ceil(statements.length / 2);
  const first = at === 'half' ? statements[half] : undefined;
  const send = client.query.bind(client) as unknown as Query;
  const query: Query = (text, values) => (text === first || values?.[0] === name ? stop(send) : send(text, values));
  return Object.assign(client, { query });
}

it('completes every file at the next start after the connection was lost halfway or before the file was recorded', async () => {
  const database = await createEmptyDatabase();
  const undisturbed = await createEmptyDatabase();
  try {
    for (const [index, { name }] of migrations.entries()) {
      const at = index % 2 === 0 ? 'half' : 'end';
      const client = await connectFirst(database.connection, false);
      const lose = (send: Query) => send('select pg_terminate_backend(pg_backend_pid())');
      await expect(migrate(stopping(client, name, at, lose))).rejects.toThrow(/./);
      await client.end().catch(noLog);
    }
    await onServer(database.connection, async (client) => {
      await migrate(client);
      expect(await readSchema(client)).toEqual(await undisturbedAt(undisturbed.connection));
    });
  } finally {
    await database.drop();
    await undisturbed.drop();
  }
});

it('keeps nothing of a file during which the server was killed, and completes it afterwards', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-killed-'));
  const server = await startEmbedded({ dataDir, log: noLog });
  const address = { ...server.address, database: 'foyer' };
  try {
    for (const name of ['001_ledger.sql', '265_wheels.sql', '410_protection.sql']) {
      const isBack = new Promise<void>((done) => server.onReturn(done));
      const client = await connectFirst(address, true);
      const kill = (send: Query) => {
        process.kill(server.pid(), 'SIGKILL');
        return send('select pg_sleep(60)');
      };
      await expect(migrate(stopping(client, name, 'half', kill))).rejects.toThrow(/./);
      await client.end().catch(noLog);
      await isBack;
    }
    const client = await connectFirst(address, true);
    await migrate(client);
    await client.query('create database undisturbed');
    expect(await readSchema(client)).toEqual(await undisturbedAt(inDatabase(address, 'undisturbed')));
    await client.end();
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
