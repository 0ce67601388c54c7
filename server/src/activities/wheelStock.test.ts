import { depClickButton, depShowIndexInfo, depShowPrizeInfo } from '@foyer/contract/activities/depositWheel.ts';
import { queryRaffle, raffle } from '@foyer/contract/activities/raffle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { give, newPlayer } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';
import { drawsOfDay, drawsOfStakes } from './wheelEarned.ts';
import { beginSeeds } from './testing/wheel.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse({ config: { sessionIdleMs: 1e12, sessionLifeMs: 1e12 } });
});
afterAll(() => t.close());

/** Creates a player who deposited ฿100 today and has chosen a seed. */
async function depositor(baht = 100): Promise<TestPlayer> {
  const player = await newPlayer(t, baht);
  const { mine } = await player.ok(depShowIndexInfo, {});
  await beginSeeds(player, 'deposit', mine.seeds.nextCommitment);
  return player;
}

it('gives draws for the deposits of a day, each step once, and keeps them. SI-31, CALL-159', async () => {
  const player = await newPlayer(t);
  const drawsLeft = async () => (await player.ok(depShowIndexInfo, {})).mine.drawsLeft;
  expect(await drawsLeft()).toBe(0);
  await give(t, player.playerId, 'main', 9_999);
  expect(await drawsLeft()).toBe(0);
  await give(t, player.playerId, 'main', 1);
  expect(await drawsLeft()).toBe(1);
  await give(t, player.playerId, 'main', 45_000);
  expect(await drawsLeft()).toBe(2);
  t.clock.nowMs += 24 * 3_600_000;
  const { mine } = await player.ok(depShowIndexInfo, {});
  expect(mine).toMatchObject({ drawsLeft: 2, countedSatang: 0 });
  await give(t, player.playerId, 'main', 200_000);
  expect(await drawsLeft()).toBe(5);
});

it('counts the highest step that a day’s deposits reach, and only whole multiples of the stake per draw', () => {
  const steps = [
    { depositSatang: 10_000, draws: 1 },
    { depositSatang: 50_000, draws: 2 },
  ];
  expect([0, 9_999, 10_000, 49_999, 50_000].map((satang) => drawsOfDay(steps, satang))).toEqual([0, 0, 1, 1, 2]);
  expect(drawsOfDay([], 100)).toBe(0);
  expect(drawsOfStakes({ free_draws: 1, stake_per_draw_satang: 500 }, 1_499)).toBe(3);
  expect(drawsOfStakes({ free_draws: 0, stake_per_draw_satang: 0 }, 1_499)).toBe(0);
});

it('gives the last prize to only one of fifty concurrent draws. CALL-160, CALL-161, L12', async () => {
  const players = await Promise.all(Array.from({ length: 50 }, () => depositor()));
  // One large wedge with a single piece, which nearly every draw hits.
  await t.house.db
    .updateTable('wheel_prize')
    .set({ tickets: 10_000_000, stock_left: 1 })
    .where('wheel_code', '=', 'deposit')
    .where('prize_id', '=', 'baht-500')
    .execute();
  const answers = await Promise.all(players.map((player) => player.ok(depClickButton, {})));
  expect(answers.filter(({ draw }) => draw.prizeId === 'baht-500')).toHaveLength(1);
  const [first] = players;
  const { prizes } = (await first?.ok(depShowPrizeInfo, {})) ?? { prizes: [] };
  expect(prizes.find(({ prizeId }) => prizeId === 'baht-500')?.left).toBe(0);
  const given = await t.house.db
    .selectFrom('wheel_draw')
    .select('amount_satang')
    .where('prize_id', '=', 'baht-500')
    .execute();
  expect(given).toEqual([{ amount_satang: 50_000 }]);
  const main = await Promise.all(
    players.map(async ({ playerId }) => (await t.house.ledger.balances(playerId)).main ?? 0),
  );
  expect(main.filter((satang) => satang >= 60_000)).toHaveLength(1);
});

it('gives the last prize of the raffle to only one of fifty as well. CALL-173, L12', async () => {
  const players = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const player = await newPlayer(t);
      const { mine } = await player.ok(queryRaffle, {});
      await beginSeeds(player, 'turntable', mine?.seeds.nextCommitment ?? '');
      return player;
    }),
  );
  await t.house.db
    .updateTable('wheel_prize')
    .set({ tickets: 10_000_000, stock_left: 1 })
    .where('wheel_code', '=', 'turntable')
    .where('prize_id', '=', 'baht-388')
    .execute();
  const answers = await Promise.all(players.map((player) => player.ok(raffle, {})));
  expect(answers.filter(({ draw }) => draw.prizeId === 'baht-388')).toHaveLength(1);
  const given = t.house.db.selectFrom('wheel_draw').select('amount_satang').where('prize_id', '=', 'baht-388');
  expect(await given.execute()).toEqual([{ amount_satang: 38_800 }]);
});

it('never draws a wedge that has run out, and records that it had run out. L12, M03', async () => {
  const player = await depositor(2_000);
  for (let count = 0; count < 3; count += 1) {
    const { draw } = await player.ok(depClickButton, {});
    expect(draw.prizeId).not.toBe('baht-500');
    expect(draw.wedges.find(({ prizeId }) => prizeId === 'baht-500')?.isOut).toBe(true);
  }
  expect((await player.call(depClickButton, {})).refusal).toBe('NO_DRAWS_LEFT');
});

const setOpen = (isOpen: boolean) =>
  t.house.db.updateTable('wheel').set({ is_open: isOpen }).where('wheel_code', '=', 'deposit').execute();

it('draws nothing from a wheel that the operator has closed', async () => {
  const player = await depositor();
  await setOpen(false);
  expect((await player.call(depClickButton, {})).refusal).toBe('ACTIVITY_CLOSED');
  await setOpen(true);
  expect((await player.call(depClickButton, {})).code).toBe(200);
});
