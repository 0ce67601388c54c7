/** Each kind of work has connections of its own, and no work waits forever. R02 */
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import { gathered } from './gathered.ts';
import { isOnCluster, onOneServer } from './testing/oneServer.ts';
import { inWork } from './pools.ts';
import type { WorkKind } from './pools.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const asked = sql<Record<string, string>>`
  select current_setting('application_name') as name, current_setting('lock_timeout') as lock,
    current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as pause`;
const settingsOf = (kind: WorkKind) =>
  inWork(kind, async () => (await asked.execute(t.database.db)).rows[0]) as Promise<Record<string, string>>;

it.each([
  ['pages', { lock: '800ms', statement: '5s', pause: '5s' }],
  ['reads', { lock: '800ms', statement: '10s', pause: '5s' }],
  ['money', { lock: '3s', statement: '10s', pause: '10s' }],
  ['jobs', { lock: '10s', statement: '1min', pause: '1min' }],
] as const)('%s have their own connections, and limits for locks, statements and silence', async (kind, limits) => {
  expect(await settingsOf(kind)).toEqual({ name: `foyer ${kind}`, ...limits });
});

/** What the connection of a gathered statement has prepared. */
const ownPrepared = gathered(async (db, keys: readonly number[]) => {
  const { rows } = await sql<{ texts: string[] }>`
    select array(select statement from pg_prepared_statements) as texts`.execute(db);
  return keys.map(() => rows[0]?.texts ?? []);
});

it('prepares gathered statements once for each connection on one server, and no other statement', async () => {
  const { db } = t.database;
  const first = await inWork('pages', () => ownPrepared(db, 1));
  // The coordinator of a cluster plans with the values. ADR 568
  expect(first).toEqual(isOnCluster() ? [] : [expect.stringContaining('pg_prepared_statements')]);
  expect(await inWork('pages', () => ownPrepared(db, 2))).toEqual(first);
  const within = await inWork('reads', () => db.transaction().execute((trx) => ownPrepared(trx, 3)));
  expect(within).toEqual([]);
  const opening = gathered((pool: typeof db, keys: readonly number[]) =>
    pool.transaction().execute(async (trx) => Promise.all(keys.map(() => ownPrepared(trx, 4)))),
  );
  expect(await inWork('reads', () => opening(db, 5))).toEqual([]);
});

it('sends a statement again whose prepared one a migration has outdated, and drops its connection', async (context) => {
  onOneServer(context, 'no statement is prepared on a cluster');
  const { db } = t.database;
  await sql`create table outdated (one integer)`.execute(db);
  await sql`insert into outdated values (1)`.execute(db);
  const read = gathered(async (pool: typeof db, keys: readonly number[]) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, * from outdated`.execute(pool);
    return keys.map(() => rows[0]);
  });
  const ask = () => inWork('pages', () => read(db, 1));
  const before = await ask();
  expect(before).toEqual({ pid: before?.pid, one: 1 });
  await sql`alter table outdated add column other integer`.execute(db);
  expect(await ask()).toEqual({ pid: before?.pid, one: 1, other: null });
  expect((await ask())?.pid).not.toBe(before?.pid);
  await sql`drop table outdated`.execute(db);
});

it('keeps the connection of a statement that fails and was not prepared', async () => {
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(t.database.db)).rows[0]?.pid;
  const before = await inWork('reads', pid);
  const failing = sql`select lo_open('1', 1) union select 1 for update`.execute(t.database.db);
  await expect(inWork('reads', () => failing)).rejects.toMatchObject({ code: '0A000' });
  expect(await inWork('reads', pid)).toBe(before);
});
