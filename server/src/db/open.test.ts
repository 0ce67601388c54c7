import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './open.ts';
import type { Database } from './open.ts';
import { StartError } from './startError.ts';

let dataDir: string;
const open: Database[] = [];
const lines: string[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'foyer-open-'));
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(databaseUrl = ''): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir }, (line) => lines.push(line));
  open.push(database);
  return database;
}
const refusal = (databaseUrl = '') =>
  start(databaseUrl).then(
    () => 'it started',
    (error: unknown) => (error instanceof StartError ? error.message : `not a StartError: ${String(error)}`),
  );

describe('the embedded server', () => {
  it('reopens the same data', async () => {
    const first = await start();
    await first.db.insertInto('balance').values({ player_id: 'p', account: 'main', amount_satang: 7 }).execute();
    await open.pop()?.close();
    const second = await start();
    expect(second.isOwnServer).toBe(true);
    expect(await second.db.selectFrom('balance').select('amount_satang').execute()).toEqual([{ amount_satang: 7 }]);
  });

  it('cancels the statements of a killed house', async () => {
    const lease = { name: 'cart D1', holder: 'a killed house', until_ms: Date.now() + 45_000 };
    await (await start()).db.insertInto('step_lease').values(lease).execute();
    await open.pop()?.close();
    expect(await (await start()).db.selectFrom('step_lease').selectAll().execute()).toEqual([]);
  });

  it('refuses a data folder that another running house uses, and leaves that house alone', async () => {
    const first = await start();
    expect(await refusal()).toBe(`The data folder ${dataDir} is in use by another running house.`);
    expect(await first.db.selectFrom('wallet').selectAll().execute()).toEqual([]);
  });

  it('refuses a broken data folder with one line and starts nothing', async () => {
    await mkdir(join(dataDir, 'postgres/cluster'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/cluster/something'), '');
    expect(await refusal()).toMatch(/^The data folder is broken: .* holds no PG_VERSION/);
  });

  it('refuses a data folder that another PostgreSQL wrote', async () => {
    await mkdir(join(dataDir, 'postgres/cluster'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/cluster/PG_VERSION'), '15\n');
    expect(await refusal()).toMatch(/was written by PostgreSQL 15; this house brings 18\.$/);
  });

  it('removes the incomplete cluster of a killed initdb', async () => {
    await mkdir(join(dataDir, 'postgres/cluster.new/base'), { recursive: true });
    const { db } = await start();
    expect(await db.selectFrom('movement').selectAll().execute()).toEqual([]);
  });

  it('refuses a data folder that is a file', async () => {
    await writeFile(join(dataDir, 'file'), '');
    const broken = openDatabase({ databaseUrl: '', dataDir: join(dataDir, 'file') }, () => undefined);
    await expect(broken).rejects.toThrow(/^The data folder .* cannot be used: /);
  });
});

describe('DATABASE_URL', () => {
  it.each([
    [
      'a server that does not answer',
      'postgres://a:secret@127.0.0.1:1/x',
      /DATABASE_URL \(127\.0\.0\.1:1\/x\): .*REFUSED/,
    ],
    ['something that is no address', 'nonsense', /which is not an address like postgres:/],
  ])('refuses %s with one line that holds no password', async (_what, url, line) => {
    const message = await refusal(url);
    expect(message).toMatch(line);
    expect(message).not.toMatch(/secret|\n/);
  });
});
