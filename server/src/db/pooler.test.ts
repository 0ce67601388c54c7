/** A house behind PgBouncer in both modes. Skipped where Debian's pgbouncer is not installed. Decision 520 */
import { deposit } from '@foyer/contract/wallet/balance.ts';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { give, newPlayer } from '../wallet/testing/wallet.ts';
import { tryAdvisoryLock } from './advisoryLock.ts';
import { gathered } from './gathered.ts';
import { openPools } from './open.ts';
import { beginWithLimits } from './limits.ts';
import { inWork } from './pools.ts';
import type { WorkKind } from './pools.ts';
import { isPoolerInstalled, startPooler } from './testing/pooler.ts';
import type { PoolerServer } from './testing/pooler.ts';
import { behindOf, inDatabase } from './testing/server.ts';

const { connection } = inject('testServer');
const isHere = isPoolerInstalled() && !('connectionString' in connection);
if (!isHere) process.stderr.write('No tests of PgBouncer: it is not installed, or DATABASE_URL is set.\n');

it('sets the limits with the statement that begins a transaction, and with no other', () => {
  const begun = beginWithLimits({ lockMs: 1, statementMs: 2, pauseMs: 3 });
  const local = 'set local statement_timeout = 2; set local lock_timeout = 1; ';
  expect(begun('begin')).toBe(`begin; ${local}set local idle_in_transaction_session_timeout = 3`);
  expect(begun('start transaction isolation level repeatable read')).toContain(`read; ${local}`);
  expect(begun('select begin')).toBe('select begin');
});

const modes = (['session', 'transaction'] as const).filter(() => isHere);

describe.each(modes)('behind a pooler of %ss', (mode) => {
  let pooler: PoolerServer;
  let t: TestHouse;
  beforeAll(async () => {
    pooler = await startPooler(behindOf(connection), mode);
    t = await openTestHouse({ pooler: { mode, address: pooler.address } });
  });
  afterAll(async () => {
    await t.close();
    await pooler.stop();
  });

  const limits = sql<{ lock: string; statement: string }>`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`;
  const limitsOf = (kind: WorkKind) =>
    inWork(kind, () => t.database.db.transaction().execute(async (trx) => (await limits.execute(trx)).rows[0]));

  it('moves money, with every connection of calls through the pooler', async () => {
    const player = await newPlayer(t);
    await give(t, player.playerId, 'main', 10_000);
    await player.ok(deposit, { platformKey: 'moyu', amountSatang: 5_000 });
    expect(await t.house.ledger.balances(player.playerId)).toMatchObject({ main: 5_000 });
    await assertBooksAreZero(t.house.db);
    const reached = await sql<{ port: number | null }>`select inet_server_port() as port`.execute(t.house.db);
    // The pooler itself reaches the server by its socket.
    expect(reached.rows).toEqual([{ port: null }]);
    expect(await poolsOf(pooler)).toContain(t.database.name);
  });
  it('keeps the limits of each kind of work', async () => {
    expect(await limitsOf('pages')).toEqual({ lock: '800ms', statement: '5s' });
    expect(await limitsOf('money')).toEqual({ lock: '3s', statement: '10s' });
    const { rows } = await inWork('pages', () => limits.execute(t.database.db));
    expect(rows[0]).toEqual(
      mode === 'session' ? { lock: '800ms', statement: '5s' } : { lock: '10s', statement: '1min' },
    );
  });
  it('prepares shared statements only where the pooler keeps their names', async () => {
    const prepared = gathered(async (db, keys: readonly number[]) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_prepared_statements where name ~ '^house_'`.execute(db);
      return keys.map(() => rows[0]?.count);
    });
    expect(await inWork('pages', () => prepared(t.house.db, 1))).toBe(mode === 'session' ? 1 : 0);
  });
  it('holds a lock of one process against another, while statements of others go on', async () => {
    const ran: string[] = [];
    const other = await openPools(inDatabase(connection, t.database.name), () => undefined);
    await tryAdvisoryLock(t.house.db, 'pooled', async () => {
      await Promise.all(Array.from({ length: 20 }, () => limits.execute(t.house.db)));
      await tryAdvisoryLock(other.db, 'pooled', async () => void ran.push('while it is held'));
    });
    await tryAdvisoryLock(other.db, 'pooled', async () => void ran.push('afterwards'));
    await other.close();
    expect(ran).toEqual(['afterwards']);
  });
  it('hears what another process notifies', async () => {
    const heard: string[] = [];
    const channel = t.database.openChannel('pooled', { heard: (words) => heard.push(words), missed: () => undefined });
    await expect
      .poll(async () => {
        await sql`select pg_notify('pooled', 'news')`.execute(t.house.db);
        return heard[0];
      })
      .toBe('news');
    await channel.close();
  });
  it.each(modes.filter(() => mode === 'transaction'))('is refused if its connections have no limits', async () => {
    const unlimited = await startPooler(behindOf(connection), mode, false);
    const database = t.database.name;
    const direct = inDatabase(connection, database);
    const opened = openPools({ ...unlimited.address, database }, () => undefined, { pooler: mode, direct });
    await expect(opened).rejects.toThrow(/sets no lock_timeout and statement_timeout/);
    await unlimited.stop();
  });
});

/** Databases to which the pooler holds connections. */
async function poolsOf({ address }: PoolerServer): Promise<string[]> {
  const desk = new Client({ ...address, user: 'pgbouncer', database: 'pgbouncer' });
  await desk.connect();
  const { rows } = await desk.query<{ database: string }>('show servers');
  await desk.end();
  return rows.map(({ database }) => database);
}
