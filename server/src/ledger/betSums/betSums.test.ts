/**
 * The kept sums of bets agree with the bets, in whatever order bets are placed, settled, changed, voided and summed, and
 * for every question that is asked of them. M06, M12, SI-22, SI-42
 */
import { houseDay } from '@foyer/contract/houseZone.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { sql } from 'kysely';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../../db/migrate.ts';
import { oldTables, onOneServer } from '../../db/testing/oneServer.ts';
import { readBooks } from '../books/read.ts';
import { recallBets } from '../oldBets/recall.ts';
import { openTestLedger } from '../testing/ledger.ts';
import type { TestLedger } from '../testing/ledger.ts';
import { dayOf, startOfDay } from '../statementDays.ts';
import { fishType } from './amounts.ts';
import { likedGames } from './likedGames.ts';
import { monthOfSums, sumsOfPlayer } from './playerSums.ts';
import type { Summed } from './playerSums.ts';
import { sumBets } from './sumBets.ts';
import { betPlay } from './testing/play.ts';
import type { BetPlay, ReadBet } from './testing/play.ts';
import { mostPlayed, stakedByPlatform, topWinners } from './weekRankings.ts';

const clock = { nowMs: Date.UTC(2026, 10, 21) };
let house: TestLedger;
let play: BetPlay;
beforeAll(async () => {
  house = await openTestLedger({ now: () => clock.nowMs });
  play = await betPlay(house, clock);
});
afterAll(() => house.close());

const seed = Number(process.env.LEDGER_SEED ?? Math.floor(Math.random() * 2 ** 31));
const total = (bets: readonly ReadBet[], of: (bet: ReadBet) => number) => bets.reduce((sum, bet) => sum + of(bet), 0);
const counted = (bets: readonly ReadBet[]) => bets.filter((bet) => bet.is_settled && bet.voided_ms === null);
const isOpen = (bet: ReadBet) => !bet.is_settled && bet.voided_ms === null;

/** What the sums say of these bets, from the bets themselves. */
function amountsOf(bets: readonly ReadBet[]): Record<string, number> {
  const settled = bets.filter((bet) => bet.is_settled);
  const wins = settled.filter((bet) => bet.win_satang > bet.stake_satang);
  const losses = settled.filter((bet) => bet.win_satang < bet.stake_satang);
  const stakes = (some: readonly ReadBet[]) => total(some, (bet) => bet.stake_satang);
  const prizes = (some: readonly ReadBet[]) => total(some, (bet) => bet.win_satang);
  const open = bets.filter(isOpen);
  return {
    bets: bets.length,
    settled: settled.length,
    wins: wins.length,
    losses: losses.length,
    staked_satang: stakes(counted(bets)),
    won_satang: prizes(counted(bets)),
    win_staked_satang: stakes(wins),
    win_won_satang: prizes(wins),
    loss_staked_satang: stakes(losses),
    loss_won_satang: prizes(losses),
    uncounted_satang: total(counted(bets), (bet) => bet.uncounted_satang),
    open: open.length,
    open_staked_satang: stakes(open),
    open_won_satang: prizes(open),
  };
}
const allSums = sql.join(
  Object.keys(amountsOf([])).map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`),
);

const isAsked =
  ({ fromMs, untilMs, platformCode, gameType }: Summed) =>
  (bet: ReadBet) =>
    (fromMs === undefined || bet.placed_ms >= fromMs) &&
    (untilMs === undefined || bet.placed_ms < untilMs) &&
    (platformCode === undefined || bet.platform_code === platformCode) &&
    (gameType === undefined || bet.game_type === gameType);

/** Compares a question's answer with the bets: in all, by month, by the periods between two moments, by sort. */
async function compareSums(summed: Summed): Promise<void> {
  const { playerId, cutsMs = [] } = summed;
  const bets = (await play.betsOf(playerId)).filter(isAsked(summed));
  const ask = <Row extends object>(
    select: Parameters<typeof sumsOfPlayer<Row>>[2]['select'],
    how: Partial<Summed> = {},
  ) => sumsOfPlayer(house.db, { ...summed, ...how }, { nowMs: clock.nowMs, select });
  expect(await ask((part) => sql<object>`select ${allSums} from ${part}`)).toMatchObject([amountsOf(bets)]);
  const byMonth = await ask(
    (part) => sql<{ at_ms: number; bets: number; staked: number }>`
      select min(at_ms) as at_ms, sum(bets)::bigint as bets, sum(staked_satang)::bigint as staked
      from ${part} group by ${monthOfSums}`,
  );
  const months = Map.groupBy(bets, (bet) => houseDay(bet.placed_ms).slice(0, 7));
  expect(new Map(byMonth.map((row) => [houseDay(row.at_ms).slice(0, 7), [row.bets, row.staked]]))).toEqual(
    new Map([...months].map(([month, all]) => [month, [all.length, total(counted(all), (bet) => bet.stake_satang)]])),
  );
  const bySort = await ask(
    (part) => sql<{ key: string; bets: number }>`
      select concat_ws(' ', width_bucket(at_ms, ${cutsMs}::bigint[]), platform_code, game_type) as key,
             sum(bets)::bigint as bets
      from ${part} group by 1`,
    { isBySort: true },
  );
  const periodOf = (bet: ReadBet) => cutsMs.filter((cutMs) => cutMs <= bet.placed_ms).length;
  const sorts = Map.groupBy(bets, (bet) => `${periodOf(bet)} ${bet.platform_code} ${bet.game_type}`);
  expect(new Map(bySort.map(({ key, bets: count }) => [key, count]))).toEqual(
    new Map([...sorts].map(([key, all]) => [key, all.length])),
  );
}

async function compareWeeks(fromDay: number): Promise<void> {
  const week = { fromDay, nowMs: clock.nowMs };
  const bets = counted(await play.allBets()).filter(
    ({ settled_ms: ms }) => ms !== null && ms >= startOfDay(fromDay) && ms < startOfDay(fromDay + 7),
  );
  for (const isFish of [false, true]) {
    const asked = bets.filter((bet) => !isFish || bet.game_type === gameTypeCodes.fish);
    const players = [...Map.groupBy(asked, ({ player_id }) => player_id)].map(([playerId, own]) => {
      const [top] = own.toSorted(
        (one, other) => other.win_satang - one.win_satang || (one.game_id < other.game_id ? -1 : 1),
      );
      return {
        userAccount: playerId,
        roundCount: own.length,
        stakeSatang: total(own, (bet) => bet.stake_satang),
        winSatang: total(own, (bet) => bet.win_satang),
        gameId: top?.game_id ?? '',
      };
    });
    const ranked = players
      .filter(({ winSatang }) => winSatang > 0)
      .toSorted((one, other) => other.winSatang - one.winSatang || (one.userAccount < other.userAccount ? -1 : 1));
    expect(await topWinners(house.db, { ...week, isFish }, 2)).toEqual(ranked.slice(0, 2));
  }
  for (const type of [gameTypeCodes.slots, gameTypeCodes.fish]) {
    const asked = bets.filter(({ game_type }) => game_type === type);
    const games = [...Map.groupBy(asked, ({ game_id }) => game_id)].map(([gameId, own]) => ({
      gameId,
      roundCount: own.length,
      topWinSatang: Math.max(...own.map(({ win_satang }) => win_satang)),
    }));
    const ranked = games.toSorted(
      (one, other) => other.roundCount - one.roundCount || (one.gameId < other.gameId ? -1 : 1),
    );
    expect(await mostPlayed(house.db, week, type, 2)).toEqual(ranked.slice(0, 2));
    await comparePlatforms(week, asked, type);
  }
  await comparePlatforms(week, bets, undefined);
}

async function comparePlatforms(week: { fromDay: number; nowMs: number }, bets: readonly ReadBet[], type?: number) {
  const platforms = Map.groupBy(bets, ({ platform_code }) => platform_code);
  const staked = [...platforms].map(([code, own]) => [code, total(own, (bet) => bet.stake_satang)] as const);
  const found = [...(await stakedByPlatform(house.db, week, type))];
  expect(new Map(found.filter(([, satang]) => satang !== 0))).toEqual(
    new Map(staked.filter(([, satang]) => satang !== 0)),
  );
}

/** A bet counts twice as much as one of the month before. */
function weightOf(placedMs: number): bigint {
  const [year = 0, month = 0] = houseDay(placedMs).split('-').map(Number);
  return 2n ** BigInt((year - 2020) * 12 + month);
}

async function compareLikings(playerId: string): Promise<void> {
  const games = Map.groupBy(counted(await play.betsOf(playerId)), ({ game_id }) => game_id);
  const weighed = [...games].map(([gameId, own]) => ({
    gameId,
    weight: own.reduce((sum, bet) => sum + weightOf(bet.placed_ms), 0n),
  }));
  const ranked = weighed.toSorted((one, other) =>
    one.weight === other.weight ? (one.gameId < other.gameId ? -1 : 1) : one.weight < other.weight ? 1 : -1,
  );
  expect(await likedGames(house.db, playerId, 2)).toEqual(ranked.slice(0, 2).map(({ gameId }) => gameId));
}

const before = (minutes: number): number => clock.nowMs - minutes * 60_000 - 17;

it('agrees with the bets after random bets, settlements, voids, corrections, sums and moves to the archive', async () => {
  const minutes = fc.integer({ min: 0, max: 200 * 24 * 60 });
  const ago = fc.option(minutes, { nil: undefined });
  const question = fc.record({
    fromMinutes: ago,
    untilMinutes: ago,
    cuts: fc.array(minutes, { maxLength: 3 }),
    platformCode: fc.constantFrom(undefined, undefined, 'orchard'),
    gameType: fc.constantFrom(undefined, undefined, 5),
    isByDay: fc.boolean(),
  });
  const property = fc.asyncProperty(
    fc.array(play.step, { minLength: 10, maxLength: 40 }),
    fc.array(question, { minLength: 3, maxLength: 3 }),
    async (steps, questions) => {
      await play.performAll(steps);
      for (const { fromMinutes, untilMinutes, cuts, ...rest } of questions)
        for (const playerId of play.players)
          await compareSums({
            playerId,
            ...rest,
            fromMs: fromMinutes === undefined ? undefined : before(fromMinutes),
            untilMs: untilMinutes === undefined ? undefined : before(untilMinutes),
            cutsMs: cuts.map(before).toSorted((one, other) => one - other),
          });
      for (const playerId of play.players) await compareLikings(playerId);
      for (const days of [0, 1, 6, 7, 13, 25, 40, 90]) await compareWeeks(dayOf(clock.nowMs) - days);
      const { faults } = await readBooks(house.db, { againAfterMs: 0 });
      expect(faults.filter(({ line }) => line.startsWith('the bets of'))).toEqual([]);
    },
  );
  await fc.assert(property, { seed, numRuns: 60, endOnFailure: true });
});

it('is exact in an older house: at once after its migration, and when the job has caught up', async (context) => {
  onOneServer(context, oldTables);
  const steps = fc.sample(play.step, { numRuns: 40, seed });
  // There was no archive.
  const every = await play.allBets();
  await recallBets(
    house.db,
    every.map((bet) => ({ playerId: bet.player_id, betOrderNo: bet.bet_order_no })),
    clock.nowMs,
  );
  await play.performAll(steps.filter(({ act }) => act !== 'archive'));
  // Voided while it was open, so that it has no time of settlement.
  await play.post('player 0', 'never settled', { stakeSatang: 700 });
  await play.voidRound('player 0', 'never settled');
  await sql`drop trigger bet_changed on bet`.execute(house.db);
  await sql`drop function log_bet_change`.execute(house.db);
  await sql`drop index bet_open`.execute(house.db);
  await sql`drop table bet_sum, winner_week, game_week, player_game, bet_sum_mark, bet_change`.execute(house.db);
  const file = (await readMigrations()).find(({ name }) => name.startsWith('480'));
  await sql.raw(file?.sql ?? '').execute(house.db);
  const compareAll = async () => {
    for (const playerId of play.players) await compareSums({ playerId });
    for (const playerId of play.players) await compareLikings(playerId);
    for (const days of [0, 3, 6]) await compareWeeks(dayOf(clock.nowMs) - days);
  };
  await compareAll();
  clock.nowMs += 3_600_000;
  await sumBets(house.db, clock.nowMs, 7);
  const late = await house.db
    .selectFrom('bet')
    .select('bet_order_no')
    .where('settled_ms', '>', clock.nowMs - 600_000)
    .execute();
  expect([late, await house.db.selectFrom('bet_change').selectAll().execute()]).toEqual([[], []]);
  await compareAll();
});

it('ranks fish by the number of its type', () => expect(fishType).toBe(gameTypeCodes.fish));
