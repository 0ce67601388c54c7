/** The ledger of a cluster, on shards that are tables of one server. On a real cluster: db/citus/citus.test.ts. ADR 540 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../db/testing/database.ts';
import type { TestDatabase } from '../db/testing/database.ts';
import { distributedTables } from '../db/citus/clusterTables.ts';
import { InsufficientFunds, titles } from './accounts.ts';
import type { Ledger, Movement } from './accounts.ts';
import { createLedger } from './post.ts';
import { countingIds, topUp } from './testing/ledger.ts';
import { makeShards } from './testing/madeShards.ts';
import type { MadeShards } from './testing/madeShards.ts';

const count = 3;
const nowMs = Date.UTC(2026, 10, 27);
let database: TestDatabase;
let shards: MadeShards;
let ledger: Ledger;
beforeAll(async () => {
  database = await openTestDatabase();
  shards = await makeShards(database, count);
  const money = Object.assign(Object.create(database.money) as typeof database.money, { shards });
  ledger = createLedger({ db: database.db, money, now: () => nowMs, random: countingIds() });
});
afterAll(async () => {
  await ledger.close();
  await database.close();
});

const players = (start: string) => Array.from({ length: 12 }, (_, index) => `${start} ${index}`);

/** The players of a table in each shard, and in the whole table, which belongs to no shard. */
async function playersIn(table: string, start: string) {
  const read = async (name: string) => {
    const { rows } = await sql<{ id: string }>`
      select distinct player_id as id from ${sql.table(name)} where starts_with(player_id, ${start}) order by 1
    `.execute(database.db);
    return rows.map(({ id }) => id);
  };
  return { shards: await Promise.all([0, 1, 2].map((place) => read(`${table}_${place}`))), whole: await read(table) };
}

const expected = (start: string) => ({
  shards: [0, 1, 2].map((place) =>
    players(start)
      .filter((id) => shards.placeOf(id) === place)
      .toSorted(),
  ),
  whole: [],
});

const stakeOf = (playerId: string): Movement => ({
  ...topUp(playerId, 'stake', 0),
  title: titles.stake,
  legs: [
    { account: 'main', amountSatang: -40 },
    { account: 'house:games:PG', amountSatang: 40 },
  ],
  bet: {
    betOrderNo: `bet of ${playerId}`,
    platformCode: 'PG',
    gameType: 3,
    gameId: 'any',
    roundId: 'round',
    stakeSatang: 40,
    winSatang: 0,
    isSettled: false,
  },
});

const betsOf = async (start: string) => {
  const { rows } = await sql<{ id: string; isSettled: boolean }>`
    select player_id as id, is_settled as "isSettled" from (
      select * from bet_0 union all select * from bet_1 union all select * from bet_2
    ) as bet where starts_with(player_id, ${start})`.execute(database.db);
  return rows;
};

it('writes each player’s wallet, balance, movements, entries and bets to his shard alone', async () => {
  await Promise.all(players('one').map((id) => ledger.post(topUp(id, 'in', 100))));
  await Promise.all(players('one').map((id) => ledger.post(stakeOf(id))));
  for (const table of ['wallet', 'balance', 'movement', 'entry', 'bet']) {
    expect(await playersIn(table, 'one')).toEqual(expected('one'));
  }
  expect(expected('one').shards.every((ids) => ids.length > 0)).toBe(true);
});

it('posts many movements at once, and returns their outcomes in order', async () => {
  const asked = players('many').map((id, at) => topUp(id, 'in', at % 4 === 0 ? -5 : at + 1));
  const outcomes = await ledger.postAll(asked);
  expect(
    outcomes.map((one) => (one.status === 'fulfilled' ? one.value.balances.main : (one.reason as Error).constructor)),
  ).toEqual(asked.map((_, at) => (at % 4 === 0 ? InsufficientFunds : at + 1)));
});

it('knows a key in the shard of its player, and refuses what is not there', async () => {
  await ledger.post(topUp('again', 'in', 7));
  await expect(ledger.post(stakeOf('again'))).rejects.toBeInstanceOf(InsufficientFunds);
  const place = shards.placeOf('again');
  const { rows } = await sql`select key from ${sql.table(`movement_${place}`)} where player_id = 'again'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ key: 'in' }]);
});

it('closes lost bets in their shards', async () => {
  const all = players('lost');
  await Promise.all(all.map((id) => ledger.post(topUp(id, 'in', 100))));
  await Promise.all(all.map((id) => ledger.post(stakeOf(id))));
  await ledger.closeLost(all.slice(1).map((playerId) => ({ playerId, betOrderNo: `bet of ${playerId}` })));
  expect((await betsOf('lost')).filter(({ isSettled }) => !isSettled)).toEqual([{ id: 'lost 0', isSettled: false }]);
});

it('reads the shards again where one was moved, and posts each movement once', async () => {
  const all = players('moved');
  const before = shards.refreshCount();
  await shards.move(shards.placeOf('moved 0'));
  const outcomes = await Promise.all(all.map((id) => ledger.post(topUp(id, 'in', 3))));
  expect(outcomes.every(({ isRepeat, balances }) => !isRepeat && balances.main === 3)).toBe(true);
  expect(shards.refreshCount()).toBe(before + 1);
  await shards.move(shards.placeOf('moved 0'));
  await ledger.closeLost([{ playerId: 'moved 0', betOrderNo: 'none' }]);
  expect(shards.refreshCount()).toBe(before + 2);
});

it('spreads only tables each of whose keys begins with the player', async () => {
  const { rows } = await sql<{ table: string; key: string }>`
    select index.indrelid::regclass::text as table, pg_get_indexdef(index.indexrelid, 1, true) as key
    from pg_index as index
    where index.indisunique and index.indrelid = any(${distributedTables}::regclass[])`.execute(database.db);
  expect(new Set(rows.map(({ table }) => table))).toEqual(new Set(distributedTables));
  expect(rows.filter(({ key }) => key !== 'player_id')).toEqual([]);
});
