/** The job that keeps the sums of bets: in batches, by several processes at once, and beside readers. */
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBooks } from '../books/read.ts';
import { openTestLedger } from '../testing/ledger.ts';
import type { TestLedger } from '../testing/ledger.ts';
import { dayMs, dayOf } from '../statementDays.ts';
import { sumsOfPlayer } from './playerSums.ts';
import { sumBets } from './sumBets.ts';
import { betPlay } from './testing/play.ts';
import type { BetPlay } from './testing/play.ts';
import { mostPlayed, topWinners } from './weekRankings.ts';

const clock = { nowMs: Date.UTC(2026, 10, 21) };
let house: TestLedger;
let play: BetPlay;
beforeAll(async () => {
  house = await openTestLedger({ now: () => clock.nowMs });
  play = await betPlay(house, clock);
});
afterAll(() => house.close());

const hourMs = 3_600_000;

const sumsOf = (playerId: string) =>
  house.db.selectFrom('bet_sum').selectAll().where('player_id', '=', playerId).execute();

const spansOf = async (playerId: string) =>
  (await sumsOf(playerId)).map(({ span, is_sort }) => `${span} ${is_sort}`).toSorted();

it('counts each bet once, in batches of any size, however many processes sum at the same time', async () => {
  const playerId = 'together';
  clock.nowMs += hourMs;
  for (let index = 0; index < 7; index += 1) {
    clock.nowMs += index % 3;
    await play.post(playerId, `spin ${index}`, { stakeSatang: 100, winSatang: 30, isSettled: true });
  }
  clock.nowMs += hourMs;
  await Promise.all([1, 2, 3, 100].map((most) => sumBets(house.db, clock.nowMs, most)));
  const sums = await sumsOf(playerId);
  expect(sums.map(({ span, is_sort }) => `${span} ${is_sort}`).toSorted()).toEqual([
    'day false',
    'day true',
    'hour false',
    'month false',
    'month true',
  ]);
  for (const sum of sums) expect(sum).toMatchObject({ bets: 7, losses: 7, staked_satang: 700, won_satang: 210 });
  expect(await house.db.selectFrom('bet_change').selectAll().execute()).toEqual([]);
});

const count = (part: RawBuilder<unknown>) => sql<{ bets: number }>`select sum(bets)::bigint as bets from ${part}`;

const ask = async (): Promise<number[]> => {
  const rows = await sumsOfPlayer(house.db, { playerId: 'moving' }, { nowMs: clock.nowMs, select: count });
  return rows.map(({ bets }) => bets);
};

it('answers exactly while the sums move', async () => {
  for (let bets = 1; bets <= 25; bets += 1) {
    await play.post('moving', `spin ${bets}`, { stakeSatang: 100, isSettled: true });
    clock.nowMs += hourMs;
    const [, ...answers] = await Promise.all([
      sumBets(house.db, clock.nowMs),
      ask(),
      ask(),
      ask(),
      ask(),
      ask(),
      ask(),
    ]);
    for (const answer of answers) expect(answer).toEqual([bets]);
  }
});

it('keeps hours, sorts of days and weeks for some time only', async () => {
  clock.nowMs += hourMs;
  await play.post('old', 'spin', { stakeSatang: 100, winSatang: 500, isSettled: true });
  clock.nowMs += hourMs;
  await sumBets(house.db, clock.nowMs);
  const weeks = () => house.db.selectFrom('winner_week').selectAll().where('player_id', '=', 'old').execute();
  expect([await spansOf('old'), (await weeks()).length]).toEqual([
    ['day false', 'day true', 'hour false', 'month false', 'month true'],
    7,
  ]);
  clock.nowMs += 60 * dayMs;
  await sumBets(house.db, clock.nowMs, 1);
  expect([await spansOf('old'), await weeks()]).toEqual([['day false', 'month false', 'month true'], []]);
});

const faultsOfBets = async () => {
  const { faults } = await readBooks(house.db, { againAfterMs: 0 });
  return faults.filter(({ line }) => line.startsWith('the bets of'));
};

it('reports a sum without its bet in the check of the books', async () => {
  clock.nowMs += hourMs;
  await play.post('archived', 'spin', { stakeSatang: 900, isSettled: true });
  clock.nowMs += hourMs;
  await sumBets(house.db, clock.nowMs);
  await house.db.deleteFrom('bet').where('player_id', '=', 'archived').execute();
  expect(await faultsOfBets()).toMatchObject([{ player: 'archived', kind: 'stake', satang: 900 }]);
});

it('shows the next largest win once the bet with the largest is voided, at once and after the job', async () => {
  clock.nowMs += 60 * dayMs;
  const playerId = play.players[0] ?? '';
  const bets = { large: ['koi', 900], next: ['koi', 200], other: ['urn', 500] } as const;
  for (const [number, [gameId, winSatang]] of Object.entries(bets))
    await play.post(playerId, number, { gameId, stakeSatang: 100, winSatang, isSettled: true });
  clock.nowMs += hourMs;
  await sumBets(house.db, clock.nowMs);
  const week = { fromDay: dayOf(clock.nowMs) - 6, nowMs: clock.nowMs };
  const shown = async () => {
    const [winner] = await topWinners(house.db, { ...week, isFish: false }, 5);
    const games = await mostPlayed(house.db, week, gameTypeCodes.slots, 5);
    return [winner?.gameId, winner?.winSatang, ...games.map(({ gameId, topWinSatang }) => `${gameId} ${topWinSatang}`)];
  };
  expect(await shown()).toEqual(['koi', 1_600, 'koi 900', 'urn 500']);
  await play.voidRound(playerId, 'large');
  expect(await shown()).toEqual(['urn', 700, 'koi 200', 'urn 500']);
  clock.nowMs += hourMs;
  await sumBets(house.db, clock.nowMs);
  expect(await shown()).toEqual(['urn', 700, 'koi 200', 'urn 500']);
});
