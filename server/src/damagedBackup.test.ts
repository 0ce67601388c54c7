/** Damaged or foreign backups are refused, and the database stays empty. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsFile } from './db/backup/manifest.ts';
import { backUp } from './db/backup/write.ts';
import { createEmptyDatabase } from './db/backup/testing/databases.ts';
import type { EmptyDatabase } from './db/backup/testing/databases.ts';
import { startEmbedded } from './db/embedded/server.ts';
import { StartError } from './db/startError.ts';
import { onServer } from './db/testing/server.ts';
import { restoreHouse } from './restore.ts';
import { nodeEnvironment } from './testing/nodeEnvironment.ts';

const whole = join(import.meta.dirname, 'db/backup/testing/firstRelease');
const houseSecret = 'the secret of the first release';
const noLog = () => undefined;
let folder: string;
let target: EmptyDatabase;
let copies = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-damaged-'));
  target = await createEmptyDatabase();
});
afterAll(async () => {
  await target.drop();
  await rm(folder, { recursive: true });
});

const relations = () =>
  onServer(target.connection, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where nspname not like 'pg\\_%' and nspname <> 'information_schema'`,
    );
    return rows.map(({ name }) => name);
  });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'it was done',
    (error: unknown) => (error instanceof StartError ? error.message : `not a StartError: ${String(error)}`),
  );
const restored = (path: string) =>
  refusal(restoreHouse({ databaseUrl: target.url, dataDir: folder, houseSecret }, path, noLog));

async function damaged(damage: (path: string) => Promise<unknown>): Promise<string> {
  copies += 1;
  const path = join(folder, `damaged-${copies}`);
  await cp(whole, path, { recursive: true });
  await damage(path);
  return path;
}
interface Loose {
  format: number;
  secretMark: string;
  migrations: { name: string; checksum: string }[];
  tables: { name: string }[];
}
const changed = (change: (manifest: Loose) => unknown) => () =>
  damaged(async (path) => {
    const file = join(path, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Loose;
    change(manifest);
    await writeFile(file, JSON.stringify(manifest));
  });
const removed = (file: string) => () => damaged((path) => rm(join(path, file)));
async function changeByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 0x10;
  await writeFile(file, bytes);
}
/** Changes an amount in a file that stays intact and keeps its number of rows. */
async function changeAmount(file: string): Promise<void> {
  const rows = gunzipSync(await readFile(file)).toString();
  await writeFile(file, gzipSync(rows.replace('40000', '90000')));
}
const checksum = '0'.repeat(64);

const cases: readonly (readonly [string, () => Promise<string>, RegExp])[] = [
  ['no folder', () => Promise.resolve(join(folder, 'nothing')), /^There is no whole backup in .*nothing/],
  ['no manifest', removed('manifest.json'), /^There is no whole backup in/],
  [
    'a truncated file',
    () => damaged((path) => truncate(join(path, rowsFile('movement')), 200)),
    /^The backup is damaged: .*movement\.copy\.gz: unexpected end of file$/,
  ],
  [
    'a changed byte',
    () => damaged((path) => changeByte(join(path, rowsFile('entry')))),
    /^The backup is damaged: .*entry\.copy\.gz/,
  ],
  [
    'a changed amount',
    () => damaged((path) => changeAmount(join(path, rowsFile('balance')))),
    /balance\.copy\.gz is not what was backed up\.$/,
  ],
  [
    'other waiting jobs',
    () => damaged((path) => writeFile(join(path, rowsFile('waiting-jobs')), gzipSync(''))),
    /waiting-jobs\.copy\.gz is not what was backed up\.$/,
  ],
  [
    'no file of waiting jobs',
    removed(rowsFile('waiting-jobs')),
    /^The backup is damaged: waiting-jobs\.copy\.gz is mi/,
  ],
  ['no file of a table', removed(rowsFile('wallet')), /^The backup is damaged: wallet\.copy\.gz is missing\.$/],
  [
    'a table that is not named',
    changed((manifest) => (manifest.tables = manifest.tables.filter(({ name }) => name !== 'entry'))),
    /^The backup is damaged: it has no table entry\.$/,
  ],
  [
    'a later format',
    changed((manifest) => (manifest.format = 2)),
    /^The backup has the format 2; this house reads 1\. A newer house made it\.$/,
  ],
  [
    'a newer house',
    changed(({ migrations }) => migrations.push({ name: '999_later.sql', checksum })),
    /^The backup is of a newer house, with 999_later\.sql/,
  ],
  [
    'a migration of another house',
    changed(({ migrations }) => Object.assign(migrations[0] ?? {}, { checksum })),
    /^The backup is of another house: its 001_ledger\.sql/,
  ],
  [
    'a house with another secret',
    changed((manifest) => (manifest.secretMark = 'the mark of another')),
    /^HOUSE_SECRET: the backup is of a house with another secret/,
  ],
];

it.each(cases)('refuses to restore: %s', async (_what, make, message) => {
  expect(await restored(await make())).toMatch(message);
  expect(await relations()).toEqual([]);
});

it('refuses a database that is not empty', async () => {
  await onServer(target.connection, (client) => client.query('create table player (name text)'));
  expect(await restored(whole)).toBe('The database is not empty, it has the table player: restore into an empty one.');
  expect(await relations()).toEqual(['public.player']);
  await onServer(target.connection, (client) =>
    client.query(
      'drop table player; create schema jobs; create table jobs.job (); insert into jobs.job default values',
    ),
  );
  expect(await restored(whole)).toBe('The database is not empty, it has jobs: restore into an empty one.');
  await onServer(target.connection, (client) => client.query('drop schema jobs cascade'));
});

it('refuses a data folder that a running house uses', async () => {
  const dataDir = join(folder, 'running');
  const running = await startEmbedded({ dataDir, log: noLog, isDurable: false });
  expect(await refusal(restoreHouse({ databaseUrl: '', dataDir, houseSecret }, whole, noLog))).toBe(
    `The data folder ${dataDir} is in use by another running house.`,
  );
  await running.stop();
});

it('refuses to back up into a folder that exists, or from a database without tables', async () => {
  const settings = { databaseUrl: target.url, dataDir: '' };
  expect(await refusal(backUp(settings, whole, noLog))).toMatch(/exists: a backup overwrites nothing\.$/);
  const empty = join(folder, 'of-nothing');
  expect(await refusal(backUp(settings, empty, noLog))).toMatch(/^The database has no tables/);
  // The failed attempt leaves no folder behind, so the next one is refused for the same reason.
  expect(await refusal(backUp(settings, empty, noLog))).toMatch(/^The database has no tables/);
});

it('leaves the tables of an extension as they are, in a backup and when it restores', async () => {
  const own = await createEmptyDatabase();
  const path = join(folder, 'of-an-extension');
  const rows = () => onServer(own.connection, async (client) => (await client.query('select from its_own')).rowCount);
  try {
    await onServer(own.connection, (client) =>
      client.query('create table its_own as select 1 as n; alter extension plpgsql add table its_own'),
    );
    await restoreHouse({ databaseUrl: own.url, dataDir: folder, houseSecret }, whole, noLog);
    expect(await rows()).toBe(1);
    const { tables } = await backUp({ databaseUrl: own.url, dataDir: '' }, path, noLog);
    expect(tables.map(({ name }) => name)).not.toContain('its_own');
  } finally {
    await own.drop();
  }
});

it('the command exits with 2 and a sentence if it refuses, and with 0 for the same folder undamaged', async () => {
  const run = (path: string) =>
    new Promise<{ code: unknown; output: string }>((done) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, 'restoreCommand.ts'), path],
        { env: { ...nodeEnvironment, DATABASE_URL: target.url, DATA_DIR: folder, HOUSE_SECRET: houseSecret } },
        (error, stdout, stderr) => done({ code: error?.code ?? 0, output: stdout + stderr }),
      );
    });
  expect(await run(join(folder, 'nothing'))).toMatchObject({ code: 2, output: expect.stringMatching(/^There is no/) });
  expect(await run(whole)).toMatchObject({ code: 0, output: expect.stringMatching(/^The house of .* is restored/) });
});
