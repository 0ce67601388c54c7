/** A replica is read while it is recent, and the primary otherwise. Another database plays the replica. Decision 522 */
import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeEach, expect, inject, it } from 'vitest';
import { openReplica } from './replica.ts';
import type { Replica } from './replica.ts';
import { openTestDatabase } from './testing/database.ts';
import { inDatabase } from './testing/server.ts';

const primary = await openTestDatabase();
const standby = await openTestDatabase();
afterAll(() => Promise.all([primary.close(), standby.close()]));

const clock = { nowMs: 1_000 };
const lines: string[] = [];
let pool: Pool;
let replica: Replica;
beforeEach(async () => {
  await sql`update replica_beat set beat = 0`.execute(primary.db);
  await sql`update replica_beat set beat = 0`.execute(standby.db);
  lines.length = 0;
  pool = new Pool({ ...inDatabase(inject('testServer').connection, standby.name), max: 2 });
  pool.on('error', () => undefined);
  const log = (line: string) => void lines.push(line);
  replica = openReplica({
    primary: primary.db,
    pool,
    mostLagMs: 100,
    log,
    clock: () => clock.nowMs,
  });
});
afterEach(() => replica.close());

const readFrom = () =>
  replica.read(async (db) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    return rows[0]?.name === standby.name ? 'replica' : 'primary';
  });
/** The replica replays what the primary has. */
async function replay(): Promise<void> {
  const { beat } = await primary.db.selectFrom('replica_beat').select('beat').executeTakeFirstOrThrow();
  await standby.db.updateTable('replica_beat').set({ beat }).execute();
}

it('reads the primary until the replica has shown how far it is', async () => {
  expect([await readFrom(), replica.lagMs()]).toEqual(['primary', Infinity]);
  await replica.measure();
  expect(await readFrom()).toBe('primary');
  await replay();
  await replica.measure();
  expect(await readFrom()).toBe('replica');
});

it('reads the primary while the replica is later than the limit, and says so once', async () => {
  await replica.measure();
  await replay();
  await replica.measure();
  clock.nowMs += 100;
  expect([await readFrom(), replica.lagMs()]).toEqual(['replica', 100]);
  clock.nowMs += 1;
  expect(await readFrom()).toBe('primary');
  // What the replica shows is still the old count.
  await replica.measure();
  await replica.measure();
  expect(await readFrom()).toBe('primary');
  await replay();
  await replica.measure();
  expect(await readFrom()).toBe('replica');
  expect(lines).toEqual([
    'The replica is too late: the primary is read.',
    'The replica is read again.',
    'The replica is too late: the primary is read.',
    'The replica is read again.',
  ]);
});

it('reads the primary when a read of the replica fails, and keeps errors of the statement itself', async () => {
  await replica.measure();
  await replay();
  await replica.measure();
  let tries = 0;
  const cancelled = Object.assign(new Error('conflict with recovery'), { code: '40001' });
  const read = (error: Error) =>
    replica.read(async () => {
      tries += 1;
      if (tries === 1) throw error;
      return tries;
    });
  expect(await read(cancelled)).toBe(2);
  tries = 0;
  await expect(read(new TypeError('a fault'))).rejects.toThrow('a fault');
  expect(tries).toBe(1);
});
