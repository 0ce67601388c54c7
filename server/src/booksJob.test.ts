/** The nightly check of the books and the command: both report what is wrong. L01, L10 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { inDatabase } from './db/testing/server.ts';
import { openTestHouse } from './testing/house.ts';
import { give } from './wallet/testing/wallet.ts';
import { booksFigures } from './watch/booksStore.ts';
import { nodeEnvironment } from './testing/nodeEnvironment.ts';

const t = await openTestHouse();
const { house, clock } = t;
afterAll(() => t.close());

const dayMs = 86_400_000;
const wrong = 'main of mei holds 700, its entries sum to 900';
const setBalance = (satang: number) =>
  house.db.updateTable('balance').set({ amount_satang: satang }).where('account', '=', 'main').execute();

beforeAll(() => give(t, 'mei', 'main', 900));
beforeEach(() => setBalance(900));

it('reports in log and metrics each night whether every satang is explained', async () => {
  expect(await booksFigures(house.db)).toEqual([]);
  await t.runDueJobs();
  await t.runDueJobs(clock.nowMs + dayMs);
  expect(await booksFigures(house.db)).toEqual(
    expect.arrayContaining(['foyer_books_faults 0', 'foyer_books_entries 2']),
  );
  expect(t.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  await setBalance(700);
  await t.runDueJobs(clock.nowMs + dayMs);
  expect(await booksFigures(house.db)).toContain('foyer_books_faults 1');
  const alarm = t.logLines.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ level }) => level === 50);
  expect(alarm).toMatchObject({ kind: 'balance', player: 'mei', account: 'main', movement: 1, satang: -200 });
  expect(alarm).toMatchObject({ msg: `the books are wrong: ${wrong}` });
  await setBalance(900);
  await t.runDueJobs(clock.nowMs + dayMs);
  expect(await booksFigures(house.db)).toContain('foyer_books_faults 0');
});

/** Runs the command on the test's database. */
async function books(...args: string[]): Promise<{ code: number; out: string }> {
  const address = inDatabase(inject('testServer').connection, t.database.name);
  const url =
    'connectionString' in address
      ? address.connectionString
      : `postgres://${address.user}@/${address.database}?host=${address.host}`;
  const command = fileURLToPath(import.meta.resolve('./booksCommand.ts'));
  const env = { ...nodeEnvironment, DATABASE_URL: url };
  return promisify(execFile)(process.execPath, [command, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      out: error.stdout + error.stderr,
    }),
  );
}

it('exits with 1 on a fault and with 2 if it cannot read the books, and writes JSON', async () => {
  const right = await books();
  expect(right).toMatchObject({ code: 0, out: expect.stringContaining('Every satang is explained.') });
  await setBalance(700);
  const report = await books('--json');
  expect(report.code).toBe(1);
  expect(JSON.parse(report.out)).toMatchObject({
    entries: 2,
    faults: [{ kind: 'balance', satang: -200, line: wrong }],
  });
  await sql`delete from migration where name = '430_books_check.sql'`.execute(house.db);
  expect(await books()).toEqual({
    code: 2,
    out: expect.stringContaining('of an older house, without 430_books_check.sql'),
  });
});
