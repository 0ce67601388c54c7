/** The ledger on a real cluster of Citus, where CITUS_URL names its coordinator. docs/scale.md, ADR 540 */
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InsufficientFunds, titles } from '../../ledger/accounts.ts';
import type { Ledger, Movement } from '../../ledger/accounts.ts';
import { readBalances, readBalancesAfter, readSeq } from '../../ledger/balance.ts';
import { parametersOf, postStatementFor, prepare } from '../../ledger/batch.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { clearanceValues } from '../../ledger/clearance.ts';
import { closeStatementFor, closeValues } from '../../ledger/closeLost.ts';
import { hasMoved, movedTo } from '../../ledger/moved.ts';
import { postedLegs } from '../../ledger/postedLegs.ts';
import { countStatement, readStatement, readStatementEntry } from '../../ledger/statement.ts';
import { tablesOf } from '../../ledger/tableNames.ts';
import { stakeStandingOf } from '../../guard/guardStore.ts';
import { jurisdictionOf } from '../../jurisdiction/read.ts';
import { createLedger } from '../../ledger/post.ts';
import { countingIds, topUp } from '../../ledger/testing/ledger.ts';
import type { Database } from '../open.ts';
import type { Tables } from '../tables.ts';
import { openTestDatabase } from '../testing/database.ts';
import { distributedTables, referenceTables } from './clusterTables.ts';
import type { DistributedTable } from './clusterTables.ts';
import type { Shards } from './shards.ts';
import { isMoveWaiting, moveShard, portOf, portsOf } from './testing/moves.ts';
import { planOf, withValues } from './testing/plans.ts';
import { startStorm } from './testing/storm.ts';
import { createClusterDatabase } from './testing/cluster.ts';
import type { ClusterDatabase } from './testing/cluster.ts';

const url = process.env.CITUS_URL;
const random = countingIds();
const ledgerOf = ({ db, money }: Pick<Database, 'db' | 'money'>) => createLedger({ db, money, now: Date.now, random });

const stake = (playerId: string, number: string, more: Partial<NonNullable<Movement['bet']>> = {}): Movement => ({
  ...topUp(playerId, `stake ${number}`, 0),
  title: titles.stake,
  legs: [
    { account: 'main', amountSatang: -10 },
    { account: 'house:games:PG', amountSatang: 10 },
  ],
  bet: {
    betOrderNo: number,
    platformCode: 'PG',
    gameType: 3,
    gameId: 'any',
    roundId: number,
    stakeSatang: 10,
    winSatang: 0,
    isSettled: true,
    ...more,
  },
});

const players = Array.from({ length: 24 }, (_, index) => `player ${index}`);

/** Money, bets that are over, and one that was changed afterwards, whose change waits for the sums. */
async function play(ledger: Ledger, round: string): Promise<void> {
  await Promise.all(players.map((id) => ledger.post(topUp(id, `in ${round}`, 100))));
  await Promise.all(players.map((id) => ledger.post(stake(id, `${round} of ${id}`))));
  const [first = ''] = players;
  await ledger.post(stake(first, `${round} summed`, { isSummed: true }));
  await ledger.post({ ...topUp(first, `late ${round}`, 7), title: titles.prize, bet: lateOf(first, round) });
}
const lateOf = (playerId: string, round: string) => {
  const { bet } = stake(playerId, `${round} summed`, { isSummed: true, stakeSatang: 0, winSatang: 7 });
  if (bet === undefined) throw new Error('a stake has a bet');
  return bet;
};

/** A fingerprint of each table's rows, wherever they are. */
async function contents(db: Database['db']): Promise<Record<string, string | null>> {
  const prints: Record<string, string | null> = {};
  for (const table of [...distributedTables, ...referenceTables]) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} as t`.execute(db);
    prints[table] = rows
      .map(({ row }) => row)
      .toSorted()
      .join('\n');
  }
  return prints;
}

describe('on the Citus cluster that CITUS_URL names', () => {
  let cluster: ClusterDatabase;
  let house: Database;
  let ledger: Ledger;
  let shards: Shards;
  let before: Record<string, string | null>;
  beforeAll(async () => {
    cluster = await createClusterDatabase(url ?? '');
    await cluster.withWholeTables(async (pool, db) => {
      const whole = ledgerOf({ db, money: pool });
      await play(whole, 'before');
      await whole.close();
      before = await contents(db);
    });
    house = await cluster.open();
    ledger = ledgerOf(house);
    if (house.money.shards === undefined) throw new Error('the tables were not distributed');
    ({ shards } = house.money);
  });
  afterAll(async () => {
    await ledger.close();
    await house.close();
    await cluster.drop();
  });

  it('keeps every row of a house that had whole tables, and its keys, balances and chains', async () => {
    expect(await contents(house.db)).toEqual(before);
    expect(before.bet_change).toContain('before summed');
    expect(await ledger.post(topUp('player 3', 'in before', 100))).toMatchObject({ isRepeat: true });
    await play(ledger, 'after');
    expect(await ledger.balances('player 3')).toEqual({ main: 180 });
    await expect(ledger.post(topUp('player 3', 'out', -181))).rejects.toBeInstanceOf(InsufficientFunds);
    await assertBooksAreZero(house.db);
  });

  it('distributes each table by the player with whom each of its unique keys begins, all in the same shards', async () => {
    const { rows } = await sql<{ table: string; kind: string; column: string | null; group: number; key: string }>`
      select part.logicalrelid::text as table, part.partmethod as kind, part.colocationid as group,
             column_to_column_name(part.logicalrelid, part.partkey) as column,
             pg_get_indexdef(index.indexrelid, 1, true) as key
      from pg_dist_partition as part join pg_index as index on index.indrelid = part.logicalrelid and index.indisunique
    `.execute(house.db);
    const spread = rows.filter(({ kind }) => kind === 'h');
    expect(new Set(spread.map(({ table }) => table))).toEqual(new Set(distributedTables));
    expect(spread.filter(({ column, key }) => column !== 'player_id' || key !== 'player_id')).toEqual([]);
    expect(new Set(spread.map(({ group }) => group)).size).toBe(1);
    expect(new Set(rows.filter(({ kind }) => kind === 'n').map(({ table }) => table))).toEqual(
      new Set(referenceTables),
    );
  });

  it('writes each movement on one server, whose rows are of its shard alone', async () => {
    const ports = new Set(Array.from({ length: shards.count }, (_, place) => portOf(shards.at(place).pool)));
    expect(ports.size).toBe(cluster.workers.length);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from wallet where player_id = any(${players})`.execute(house.db);
    expect(rows).toEqual([{ count: players.length }]);
    for (const id of players) {
      const shard = shards.at(shards.placeOf(id));
      const own = await shard.pool.query(`select from ${shard.tableOf('wallet')} where player_id = $1`, [id]);
      expect(own.rowCount).toBe(1);
    }
  });

  it('plans each statement that writes on the shard’s own tables', async () => {
    for (const id of ['player 1', 'player 2']) {
      const shard = shards.at(shards.placeOf(id));
      const names = tablesOf(shard, 1);
      const batch = [prepare(stake(id, `planned for ${id}`), random.id(Date.now()), Date.now())];
      const clearance = clearanceValues(jurisdictionOf('default'), Date.now());
      const post = await planOf(shard.pool, postStatementFor(names), parametersOf(batch, clearance));
      const close = await planOf(
        shard.pool,
        closeStatementFor(names),
        closeValues([{ playerId: id, betOrderNo: '1' }], 1),
      );
      const known = new Set([...distributedTables, ...referenceTables].map((table) => shard.tableOf(table)));
      for (const plan of [post, close]) {
        expect(plan).not.toContain('Custom Scan');
        const read = [
          ...plan.matchAll(/(?:Scan(?: Backward)?(?: using \S+)?|Insert|Update|Delete) on ([a-z_]+_\d+)\b/g),
        ];
        expect(read.length).toBeGreaterThan(0);
        expect(read.map(([, table = '']) => table).filter((table) => !known.has(table))).toEqual([]);
      }
      expect(post.match(/(?:Insert|Update) on \S+/g)?.toSorted()).toEqual(
        ['balance', 'bet', 'entry', 'movement', 'protection_use', 'wallet']
          .map((table) => `Insert on ${shard.tableOf(table as DistributedTable)}`)
          .concat(['balance', 'wallet'].map((table) => `Update on ${shard.tableOf(table as DistributedTable)}`))
          .toSorted(),
      );
    }
  });

  it('sends each statement about one player’s money to one shard', async () => {
    const asked: CompiledQuery[] = [];
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: house.money }),
      log: ({ query }) => {
        asked.push(query);
      },
    });
    const of = { playerId: 'player 1', account: 'main' } as const;
    await readBalances(db, of.playerId);
    await readSeq(db, of.playerId);
    await readBalancesAfter(db, of.playerId, 1);
    await hasMoved(db, { playerId: of.playerId, key: 'in after' });
    await movedTo(db, { playerId: of.playerId, key: 'in after' }, 'main');
    await postedLegs(db, of.playerId, 'in after');
    await readStatement(db, of, { limit: 10 });
    await countStatement(db, { ...of, fromMs: 1, toMs: Date.now() });
    await readStatementEntry(db, of, '1-1');
    const reads = asked.filter(({ sql: text }) => /^\s*(?:select|insert|update)/.test(text));
    expect(reads.length).toBeGreaterThan(12);
    for (const { sql: text, parameters } of reads) {
      const tasks = [...(await planOf(house.money, withValues(text, parameters))).matchAll(/Task Count: (\d+)/g)];
      expect([text, tasks.map(([, count]) => count)]).toEqual([text, tasks.map(() => '1')]);
    }
  });

  it('answers what decides about the stakes of many players at once, of those who have no wallet too', async () => {
    const stopped = players[1] ?? '';
    await sql`update wallet set stopped_until_ms = 5, protection_version = 1 where player_id = ${stopped}`.execute(
      house.db,
    );
    const values = clearanceValues(jurisdictionOf('default'), Date.now());
    const asked = [...players, 'nobody'];
    const standings = await Promise.all(asked.map((id) => stakeStandingOf(house.db, id, values)));
    const free = { isPlayClosed: false, stoppedUntilMs: 0, isLimited: false, missing: undefined };
    expect(standings).toEqual(
      asked.map((id) => (id === stopped ? { ...free, stoppedUntilMs: 5, isLimited: true } : free)),
    );
  });

  it('refuses to write to a shard that is elsewhere, or of another player', async () => {
    const shard = shards.at(shards.placeOf('player 1'));
    await expect(hold(shard.id, shard.pool, 'player 1')).resolves.toMatchObject({ rowCount: 1 });
    const stranger = players.find((id) => shards.placeOf(id) !== shards.placeOf('player 1')) ?? '';
    await expect(hold(shard.id, shard.pool, stranger)).rejects.toMatchObject({ code: 'SH001' });
    const elsewhere = Array.from({ length: shards.count }, (_, place) => shards.at(place)).find(
      ({ pool }) => pool !== shard.pool,
    );
    await expect(hold(elsewhere?.id ?? '', shard.pool, 'player 1')).rejects.toMatchObject({ code: 'SH001' });
  });

  it('keeps a movement whose transaction is still open when its shard begins to move', async () => {
    const [playerId = ''] = players;
    const { id, pool } = shards.at(shards.placeOf(playerId));
    const statement = postStatementFor(tablesOf(shards.at(shards.placeOf(playerId)), 1));
    const posting = await pool.connect();
    const batch = [prepare(topUp(playerId, 'while it moves', 1), random.id(Date.now()), Date.now())];
    await posting.query('begin');
    await posting.query(statement, parametersOf(batch, clearanceValues(jurisdictionOf('default'), Date.now())));
    const from = portOf(pool);
    const to = portsOf(cluster).find((port) => port !== from) ?? '';
    const moved = moveShard(house.money, { id, from, to }, 'block_writes').then(() => true);
    // Either the move waits for the transaction, or it does not and ends.
    while (!(await Promise.race([moved, isMoveWaiting(house.money)])));
    await posting.query('commit');
    posting.release();
    await moved;
    expect(await hasMoved(house.db, { playerId, key: 'while it moves' })).toBe(true);
    await assertBooksAreZero(house.db);
  });

  it.each(['block_writes', 'force_logical'])(
    'loses nothing while shards are moved with %s',
    async (way) => {
      const storm = startStorm(ledger, players, way);
      for (let place = 0; place < shards.count; place += 1) {
        const { id, pool } = shards.at(place);
        const [from, to] = portOf(pool) === portsOf(cluster)[0] ? portsOf(cluster) : portsOf(cluster).toReversed();
        await storm.acknowledges(50);
        await moveShard(house.money, { id, from, to }, way);
      }
      await storm.acknowledges(50);
      const keys = await storm.end();
      const { rows } = await sql<{ key: string }>`
      select player_id || ' ' || key as key from movement where starts_with(key, ${way})`.execute(house.db);
      expect(rows.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
      await assertBooksAreZero(house.db);
    },
    120_000,
  );

  it('can be copied back to one server, with every row', async () => {
    const plain = await openTestDatabase();
    for (const table of [...distributedTables, ...referenceTables]) {
      const { rows } = await sql<{ all: string }>`
        select coalesce(json_agg(t), '[]')::text as all from ${sql.table(table)} as t`.execute(house.db);
      await sql`delete from ${sql.table(table)}`.execute(plain.db);
      await sql`
        insert into ${sql.table(table)} overriding system value
        select * from json_populate_recordset(null::${sql.table(table)}, ${rows[0]?.all}::json)`.execute(plain.db);
    }
    expect(await contents(plain.db)).toEqual(await contents(house.db));
    const whole = ledgerOf(plain);
    expect(await whole.post(topUp('player 3', 'in after', 100))).toMatchObject({ isRepeat: true });
    await play(whole, 'whole again');
    await assertBooksAreZero(plain.db);
    await whole.close();
    await plain.close();
  });
});

const hold = (id: string, pool: Pool, playerId: string) =>
  pool.query('select foyer_hold_shard($1, array[$2])', [id, playerId]);
