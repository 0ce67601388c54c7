/** The ledger on a real cluster of Citus, where CITUS_URL names its coordinator. docs/scale.md, ADR 540 */
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InsufficientFunds, titles } from '../../ledger/accounts.ts';
import type { Ledger, Movement } from '../../ledger/accounts.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { createLedger } from '../../ledger/post.ts';
import { countingIds, topUp } from '../../ledger/testing/ledger.ts';
import type { Database } from '../open.ts';
import { distributedTables, referenceTables } from './clusterTables.ts';
import type { Shards } from './shards.ts';
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

describe.skipIf(url === undefined)('on the Citus cluster that CITUS_URL names', () => {
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
  }, 300_000);
  afterAll(async () => {
    await ledger.close();
    await house.close();
    await cluster.drop();
  }, 60_000);

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
});

const portOf = (pool: Pool): string => new URL(pool.options.connectionString ?? '').port;
