/** What sums, archives and checks the ledger's rows, on the cluster that CITUS_URL names as on one server. ADR 566 */
import { sql } from 'kysely';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { betPlay } from '../../ledger/betSums/testing/play.ts';
import { likedGames } from '../../ledger/betSums/likedGames.ts';
import { sumsOfPlayer } from '../../ledger/betSums/playerSums.ts';
import { lastWeek, mostPlayed, stakedByPlatform, topWinners } from '../../ledger/betSums/weekRankings.ts';
import { readBooks } from '../../ledger/books/read.ts';
import { createLedger } from '../../ledger/post.ts';
import { settledByMonth } from '../../ledger/settledStakes.ts';
import { beginEverything } from '../../ledger/testing/everything.ts';
import { countingIds, openTestLedger } from '../../ledger/testing/ledger.ts';
import type { TestLedger } from '../../ledger/testing/ledger.ts';
import { createClusterDatabase } from './testing/cluster.ts';
import type { ClusterDatabase } from './testing/cluster.ts';

const url = process.env.CITUS_URL;
const beginMs = Date.UTC(2026, 10, 21);
const clocks = { one: { nowMs: beginMs }, many: { nowMs: beginMs } };

const kept = ['bet', 'old_bet', 'bet_change', 'bet_sum', 'winner_week', 'game_week', 'player_game', 'settled_stake'];

/** The rows of each table, without the numbers that each server gives by itself, and the zeros after a whole number. */
async function rowsOf({ db }: TestLedger): Promise<Record<string, readonly string[]>> {
  const read = kept.map(async (table) => {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'change_no')::text as row from ${sql.table(table)} as t`.execute(db);
    return [table, rows.map(({ row }) => row.replaceAll(/\.0+(?=[,}])/g, '')).toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

const answersOf = async ({ db }: TestLedger, players: readonly string[], nowMs: number) => ({
  winners: await topWinners(db, { ...lastWeek(nowMs), isFish: false }, 5),
  fish: await topWinners(db, { ...lastWeek(nowMs), isFish: true }, 5),
  old: await topWinners(db, { ...lastWeek(nowMs - 60 * 86_400_000), isFish: false }, 5),
  played: await mostPlayed(db, lastWeek(nowMs), 1, 5),
  platforms: Object.fromEntries(await stakedByPlatform(db, lastWeek(nowMs), undefined)),
  players: await Promise.all(
    players.map(async (playerId) => ({
      liked: await likedGames(db, playerId, 5),
      settled: Object.fromEntries([...(await settledByMonth(db, playerId))].filter(([, satang]) => satang !== 0)),
      sums: await sumsOfPlayer(
        db,
        { playerId },
        {
          nowMs,
          select: (part) => sql<object>`
          select sum(bets)::bigint as bets, sum(staked_satang)::bigint as staked, sum(won_satang)::bigint as won,
                 sum(uncounted_satang)::bigint as uncounted from ${part}`,
        },
      ),
    })),
  ),
});

describe('on the Citus cluster that CITUS_URL names', () => {
  let cluster: ClusterDatabase;
  let one: TestLedger;
  let many: TestLedger;
  beforeAll(async () => {
    cluster = await createClusterDatabase(url ?? '');
    const database = await cluster.open();
    const { db, money } = database;
    const ledger = createLedger({ db, money, now: () => clocks.many.nowMs, random: countingIds() });
    many = {
      ...database,
      ledger,
      name: 'many',
      close: async () => {
        await ledger.close();
        await database.close();
      },
    };
    one = await openTestLedger({ now: () => clocks.one.nowMs });
  });
  afterAll(async () => {
    await one.close();
    await many.close();
    await cluster.drop();
  });

  it.each([
    `update deposit_order set credit_satang = 5100`,
    `update held_bonus set grant_id = 'B2'`,
    `update entry set account = 'house:adjustment' where account = 'house:fees'`,
    `update withdrawal set amount_satang = 3500 where order_no = 'W1'`,
    `update lottery_bet set state = 'cancelled' where bet_order_no = 'C1-3'`,
    `update lottery_bet set bet_order_no = 'C1-9' where state = 'placed'`,
    `update table_bet set stake_satang = 301`,
    `update play_round set round_id = 'R9'`,
  ])('finds the faults of orders that one server finds: %s', async (tampering) => {
    const find = async (house: TestLedger): Promise<string[]> => {
      await beginEverything(house);
      expect((await readBooks(house.db, { againAfterMs: 0 })).faults).toEqual([]);
      await sql.raw(tampering).execute(house.db);
      return (await readBooks(house.db, { againAfterMs: 0 })).faults.map(({ line }) => line).toSorted();
    };
    const found = await find(many);
    expect(found).not.toEqual([]);
    expect(found).toEqual(await find(one));
  });

  it('sums, ranks and archives the bets of players on different shards as one server does', async () => {
    const plays = { one: await betPlay(one, clocks.one), many: await betPlay(many, clocks.many) };
    const { shards } = many.money;
    expect(new Set(plays.many.players.map((id) => shards?.placeOf(id))).size).toBe(2);
    const steps = fc.sample(plays.one.step, { numRuns: 150, seed: 25 });
    for (let at = 0; at < steps.length; at += 30) {
      const some = steps.slice(at, at + 30);
      await plays.one.performAll(some);
      await plays.many.performAll(some);
      const { nowMs } = clocks.one;
      expect(await answersOf(many, plays.many.players, nowMs)).toEqual(await answersOf(one, plays.one.players, nowMs));
    }
    await plays.one.archive();
    await plays.many.archive();
    const rows = await rowsOf(many);
    const plain = await rowsOf(one);
    for (const table of kept) expect([table, rows[table]]).toEqual([table, plain[table]]);
    for (const table of kept.filter((name) => name !== 'bet_change'))
      expect([table, rows[table]]).not.toEqual([table, []]);
    const { faults } = await readBooks(many.db, { againAfterMs: 0 });
    expect(faults.filter(({ line }) => line.startsWith('the bets of'))).toEqual([]);
  });
});
