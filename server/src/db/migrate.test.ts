import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { migrate, readMigrations } from './migrate.ts';
import { openTestDatabase } from './testing/database.ts';
import type { TestDatabase } from './testing/database.ts';
import { inDatabase, onServer } from './testing/server.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'foyer-migrations-'));
  for (const { name, sql } of await readMigrations()) await writeFile(join(folder, name), sql);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const onDatabase = <T>(act: (client: Client) => Promise<T>) =>
  onServer(inDatabase(inject('testServer').connection, database.name), act);
const run = () => onDatabase((client) => migrate(client, folder));
const numbers = () =>
  onDatabase(async (client) =>
    (await client.query<{ n: number }>('select n from proof order by n')).rows.map(({ n }) => n),
  );

it('runs new files in the order of their names, once each', async () => {
  await write('901_second.sql', 'insert into proof values (2)');
  await write('900_first.sql', 'create table proof (n integer); insert into proof values (1)');
  await run();
  await run();
  expect(await numbers()).toEqual([1, 2]);
});

it('refuses a file that changed after it ran', async () => {
  await write('900_first.sql', 'create table proof (n integer)');
  await run();
  await write('900_first.sql', 'create table proof (n bigint)');
  await expect(run()).rejects.toThrow('Migration 900_first.sql has changed since it ran: write a new one instead.');
});

it('refuses a database that a newer house wrote', async () => {
  await write('900_first.sql', 'create table proof (n integer)');
  await run();
  await rm(join(folder, '900_first.sql'));
  await expect(run()).rejects.toThrow('The database ran 900_first.sql, which this house does not know');
});

it('leaves nothing of a file that failed, and runs it once it is corrected', async () => {
  await write('900_first.sql', 'create table proof (n integer); insert into proof values (1); select 1 / 0');
  await expect(run()).rejects.toThrow('Migration 900_first.sql failed: division by zero');
  await write('900_first.sql', 'create table proof (n integer); insert into proof values (3)');
  await run();
  expect(await numbers()).toEqual([3]);
});

it('runs a file once if several houses start together', async () => {
  await write('900_first.sql', 'create table proof (n integer); insert into proof values (1)');
  await Promise.all([run(), run(), run()]);
  expect(await numbers()).toEqual([1]);
});
