/** The house's jobs take effect once, even if each is interrupted and run again. L10, R07 */
import { leaderboardRefresh } from '@foyer/contract/lobby/leaderboard.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { grantBonus } from './bonus/grant.ts';
import { bonusTesting, testBonus, testTerms } from './bonus/testing/bonus.ts';
import { dying } from './testing/dying.ts';
import { lastTuesday } from './lobby/leaderboard.ts';
import { houseJobs } from './houseJobs.ts';
import type { House } from './house.ts';
import { runnerOf } from './jobs/job.ts';
import { assertBooksAreZero } from './ledger/books.ts';
import { openTestHouse } from './testing/house.ts';

const t = await openTestHouse();
const { house, clock } = t;
const { newPlayer, mainOf, stand } = bonusTesting(t);
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => t.close());

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;
const guest = t.client();
const run = (where: House, name: string, slotMs: number) =>
  runnerOf(where, houseJobs)({ id: '', name, key: String(slotMs), payload: { slotMs }, runAtMs: slotMs, failures: 0 });

it('has one job of each name', () => {
  const names = houseJobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

const bet = async (no: string, win: number, settledMs: number) => {
  const playerId = await newPlayer();
  await house.db
    .insertInto('bet')
    .values({
      player_id: playerId,
      bet_order_no: no,
      platform_code: 'moyu',
      game_type: 5,
      game_id: 'none',
      round_id: no,
      stake_satang: 1000,
      win_satang: win,
      is_settled: true,
      placed_ms: settledMs,
      settled_ms: settledMs,
    })
    .execute();
};
const wins = async () => (await guest.ok(leaderboardRefresh, {})).list.map(({ winSatang }) => winSatang);

describe('the weekly fish king', () => {
  it('is settled once every Tuesday, and does not change afterwards. AMB-192, CONST-041', async () => {
    await t.runDueJobs();
    const tuesday = lastTuesday(clock.nowMs) + weekMs;
    await bet('first', 9_000, tuesday - hourMs);
    await bet('second', 7_000, tuesday - 2 * hourMs);
    await t.runDueJobs(tuesday + hourMs);
    expect(await wins()).toEqual([9_000, 7_000]);
    // A bet of that week that is stored later, and a second run, change nothing.
    await bet('late', 20_000, tuesday - hourMs);
    await run(house, 'games.fishKing', tuesday + 60_000);
    expect(await wins()).toEqual([9_000, 7_000]);
  });

  it('stores a whole week or nothing if it fails, and is then settled by the next run', async () => {
    const tuesday = lastTuesday(clock.nowMs) + weekMs;
    await bet('third', 5_000, tuesday - hourMs);
    await bet('fourth', 4_000, tuesday - 2 * hourMs);
    clock.nowMs = tuesday + hourMs;
    // The second row of the ranking cannot be written, so the first must be rolled back.
    const row = { until_ms: tuesday, rank: 2, user_account: 'x', round_count: 1, stake_satang: 1, win_satang: 1 };
    await house.db
      .insertInto('fish_king')
      .values({ ...row, game_id: '' })
      .execute();
    await expect(run(house, 'games.fishKing', tuesday + 60_000)).rejects.toThrow(/duplicate key/);
    await house.db.deleteFrom('fish_king').where('until_ms', '=', tuesday).where('user_account', '=', 'x').execute();
    await Promise.all([1, 2, 3].map(() => run(house, 'games.fishKing', tuesday + 60_000)));
    expect(await wins()).toEqual([5_000, 4_000]);
    const rows = house.db.selectFrom('fish_king').select('rank').where('until_ms', '=', tuesday).orderBy('rank');
    expect((await rows.execute()).map(({ rank }) => rank)).toEqual([1, 2]);
  });

  it('makes up for every Tuesday that was missed', async () => {
    await t.runDueJobs();
    const tuesday = lastTuesday(clock.nowMs);
    await t.runDueJobs(tuesday + 3 * weekMs + hourMs);
    const weeks = house.db.selectFrom('fish_king_week').select('until_ms').where('until_ms', '>', tuesday);
    expect((await weeks.orderBy('until_ms').execute()).map(({ until_ms }) => until_ms)).toEqual(
      [1, 2, 3].map((week) => tuesday + week * weekMs),
    );
  });
});

describe('the expiry of bonuses', () => {
  it.each(['before', 'after'] as const)(
    'takes a bonus back once if it is killed %s the money has moved. L10',
    async (when) => {
      const players = await Promise.all([newPlayer(), newPlayer(), newPlayer()]);
      for (const player of players)
        await grantBonus(house, testBonus(player, 'G1', { terms: testTerms(100, { expiresAfterHours: 1 }) }));
      clock.nowMs += 2 * hourMs;
      // A bonus that fails is left to the next run.
      await run(dying(house, when), 'bonus.expire', clock.nowMs).catch(() => undefined);
      for (const player of players) expect(await mainOf(player)).toBe(when === 'after' ? 0 : 10_000);
      await t.runDueJobs(clock.nowMs + hourMs);
      await t.runDueJobs(clock.nowMs + hourMs);
      for (const player of players) {
        expect(await mainOf(player)).toBe(0);
        expect(await stand(player)).toEqual([4, 2, 'expired']);
      }
    },
  );
});
