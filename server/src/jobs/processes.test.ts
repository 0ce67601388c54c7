/** Several processes of one house. One of them is killed in the middle of a job. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { timeLimit } from '../db/testing/timeFactor.ts';
import { inDatabase, urlOf } from '../db/testing/server.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { processFile } from './testing/process.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
  await sql`create table counted (key text, pid integer)`.execute(t.house.db);
  // Creates the queue before the processes race for it.
  await t.house.jobs.addAll([]);
});
afterAll(() => t.close());

function startProcess(...flags: string[]) {
  const url = urlOf(inDatabase(inject('testServer').connection, t.database.name));
  const child = spawn(process.execPath, [processFile, url, ...flags]);
  const output = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => (output.out += String(part)));
  child.stderr.on('data', (part: Buffer) => (output.err += String(part)));
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const prints = (word: string) => expect.poll(() => output.out, { timeout: timeLimit(60_000) }).toContain(word);
  return { child, output, ended, prints };
}

// The processes use the real clock, so these jobs have been due for a long time.
const due = { runAtMs: Date.UTC(2026, 0) };

it('runs each job once when two processes share a queue, and stops on SIGTERM', async () => {
  const both = [startProcess(), startProcess()];
  for (const { prints } of both) await prints('ready');
  const keys = Array.from({ length: 60 }, (_, index) => `job ${index}`);
  await t.house.jobs.addAll(keys.map((key) => ({ name: 'test.count', payload: {}, key, ...due })));
  const counted = async () => (await sql<{ key: string }>`select key from counted`.execute(t.house.db)).rows;
  await expect
    .poll(async () => (await counted()).length, { timeout: timeLimit(60_000) })
    .toBeGreaterThanOrEqual(keys.length);
  for (const { child } of both) child.kill('SIGTERM');
  for (const { ended, output } of both) {
    expect(await ended).toEqual([0, null]);
    expect(output.err).toBe('');
  }
  expect((await counted()).map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
});

it('pays every player once when the paying process is killed halfway', async () => {
  const players = Array.from({ length: 20 }, (_, index) => `player ${index}`);
  await t.house.jobs.add('test.pay', { players, stopAfter: 7 }, { key: 'wages', ...due });
  const first = startProcess('stopping');
  await first.prints('stopped');
  first.child.kill('SIGKILL');
  await first.ended;
  const second = startProcess();
  await second.prints('paid');
  second.child.kill('SIGTERM');
  expect(await second.ended).toEqual([0, null]);
  for (const player of players) expect(await t.house.ledger.balances(player)).toMatchObject({ main: 100 });
  await assertBooksAreZero(t.house.db);
});
