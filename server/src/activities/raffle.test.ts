import { randomUUID } from 'node:crypto';
import { queryHistoryWin, queryRaffle, raffle } from '@foyer/contract/activities/raffle.ts';
import { verifyPrizeWheel } from '@foyer/games/fair/prizeWheel.ts';
import { replayWheel } from '@foyer/games/fair/testing/independentSlot.ts';
import { commitmentOf } from '@foyer/games/fair/draw.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';
import { payOwedPrizes } from './wheelPrize.ts';
import { beginSeeds, settledBet } from './testing/wheel.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterAll(() => t.close());

const mineOf = async (player: TestPlayer) => {
  const { mine } = await player.ok(queryRaffle, {});
  if (mine === undefined) throw new Error('a player without draws');
  return mine;
};

/** Creates a player with active seeds and this many draws. */
async function raffler(draws = 1): Promise<TestPlayer> {
  const player = await newPlayer(t);
  if (draws > 1) await settledBet(t, player.playerId, (draws - 1) * 50_000);
  const { seeds } = await mineOf(player);
  await beginSeeds(player, 'turntable', seeds.nextCommitment);
  return player;
}

const drawCount = async (playerId: string): Promise<number> => {
  const rows = await t.house.db.selectFrom('wheel_draw').select('draw_id').where('player_id', '=', playerId).execute();
  return rows.length;
};

it('shows a guest the wedges, their tickets and how draws are earned, but no draws of a player. SI-30, CALL-172', async () => {
  const seen = await t.client().ok(queryRaffle, {});
  expect(seen.prizes.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(10_000);
  expect(seen).toMatchObject({ freeDraws: 1, stakePerDrawSatang: 50_000, winners: [] });
  expect(seen.prizes.find(({ prizeId }) => prizeId === 'baht-388')).toMatchObject({ left: 10, stakeTimes: 3 });
  expect(seen.mine).toBeUndefined();
  expect((await t.client().call(raffle, {})).refusal).toBe('SESSION_EXPIRED');
});

it('counts draws per player: one to begin with and one for each ฿500 of settled stakes. STATE-020, CONST-042', async () => {
  const player = await newPlayer(t);
  expect(await mineOf(player)).toMatchObject({ drawsLeft: 1, drawsEarned: 1, countedSatang: 0 });
  await settledBet(t, player.playerId, 149_999);
  expect(await mineOf(player)).toMatchObject({ drawsLeft: 3, drawsEarned: 3, countedSatang: 149_999 });
  expect(await mineOf(await newPlayer(t))).toMatchObject({ drawsLeft: 1 });
});

it('draws nothing before the player has chosen a seed of their own. F01', async () => {
  const player = await newPlayer(t);
  expect((await player.call(raffle, {})).refusal).toBe('SEED_NOT_SET');
  expect(await drawCount(player.playerId)).toBe(0);
});

it('draws for a client of the specification, which sends neither seed nor request id, and reports the ones it created. CALL-173', async () => {
  const player = await newPlayer(t);
  await settledBet(t, player.playerId, 50_000);
  const { seeds: before } = await mineOf(player);
  const press = () => player.raw(raffle, { activityType: '1', requestId: '' });
  const answers = await Promise.all([press(), press(), press()]);
  const { data, body } = answers[0];
  const { made } = JSON.parse(body) as { made: object };
  expect(made).toEqual({ requestId: data?.draw.requestId, clientSeed: data?.draw.clientSeed });
  expect(data?.draw.clientSeed).toMatch(/^made-/);
  // Repeated presses use one draw, and each gets the same reply.
  expect(answers.map((one) => one.body)).toEqual([body, body, body]);
  expect([await drawCount(player.playerId), (await mineOf(player)).drawsLeft]).toEqual([1, 1]);
  // The house had committed to its own seed before it made the player's.
  expect(data?.draw.commitment).toBe(before.nextCommitment);
  t.clock.nowMs += 5_000;
  const next = await press();
  expect(next.data?.draw).toMatchObject({ clientSeed: data?.draw.clientSeed, nonce: (data?.draw.nonce ?? 0) + 1 });
  expect(JSON.parse(next.body)).toMatchObject({ made: { requestId: next.data?.draw.requestId } });
  t.clock.nowMs += 5_000;
  expect((await press()).refusal).toBe('NO_DRAWS_LEFT');
  expect(await drawCount(player.playerId)).toBe(2);
});

it('makes no seed for a client that sends request ids, because it can choose its own. F01', async () => {
  const player = await newPlayer(t);
  await player.call(raffle, {});
  expect((await mineOf(player)).seeds.commitment).toBe('');
});

it('makes no draw with 0 left and refuses in three languages. ERR-047, STATE-020', async () => {
  const player = await raffler();
  await player.ok(raffle, {});
  const answers = await Promise.all((['zh_CN', 'en', 'th'] as const).map((lang) => player.call(raffle, {}, { lang })));
  expect(answers.map(({ refusal }) => refusal)).toEqual(['NO_DRAWS_LEFT', 'NO_DRAWS_LEFT', 'NO_DRAWS_LEFT']);
  expect(answers[0]?.message).toBe('您还有0次抽奖机会');
  expect(answers[1]?.message).toBe('You have 0 draws left');
  expect(await drawCount(player.playerId)).toBe(1);
});

it('answers one request id with one draw, sent thirty times at once and once more later. CALL-173, L05', async () => {
  const player = await raffler(5);
  const requestId = randomUUID();
  const draws = await Promise.all(Array.from({ length: 30 }, () => player.ok(raffle, {}, { requestId })));
  expect(new Set(draws.map(({ draw }) => draw.drawId)).size).toBe(1);
  const [again] = [await player.ok(raffle, {}, { requestId })];
  expect(again?.draw.drawId).toBe(draws[0]?.draw.drawId);
  expect(again?.draw.requestId).toBe(requestId);
  expect(await drawCount(player.playerId)).toBe(1);
});

it('uses no more draws than are left for thirty simultaneous clicks. ERR-046, STATE-021', async () => {
  const player = await raffler(2);
  const answers = await Promise.all(Array.from({ length: 30 }, () => player.call(raffle, {})));
  const drawn = answers.filter(({ code }) => code === 200).length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThanOrEqual(2);
  expect(await drawCount(player.playerId)).toBe(drawn);
  for (const { refusal } of answers) expect([undefined, 'DRAW_IN_PROGRESS', 'NO_DRAWS_LEFT']).toContain(refusal);
});

it('refuses a draw while another one of the player is under way. ERR-046, STATE-021', async () => {
  const player = await raffler(2);
  const answer = await t.house.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('play_seed')
      .select('seed_id')
      .where('owner', '=', `wheel:turntable:${player.playerId}`)
      .where('state', '=', 'active')
      .forUpdate()
      .executeTakeFirstOrThrow();
    return player.call(raffle, {});
  });
  expect(answer.refusal).toBe('DRAW_IN_PROGRESS');
  expect(answer.message).toBe('正在抽奖中，请不要重复点击');
  expect((await player.call(raffle, {})).code).toBe(200);
});

it('shows the same draw after a reload and draws no other. SI-30', async () => {
  const player = await raffler(3);
  const { draw, drawsLeft } = await player.ok(raffle, {});
  const mine = await mineOf(player);
  expect(mine.lastDraw).toEqual(draw);
  expect(mine.drawsLeft).toBe(drawsLeft);
  expect(drawsLeft).toBe(2);
});

it('can be verified from its revealed seeds by two independent implementations. CALL-174, F01, F03', async () => {
  const player = await newPlayer(t);
  await settledBet(t, player.playerId, 10_000_000);
  const before = await mineOf(player);
  expect(before.seeds.commitment).toBe('');
  const begun = await beginSeeds(player, 'turntable', before.seeds.nextCommitment, 'koi-2026');
  expect(begun.seeds.commitment).toBe(before.seeds.nextCommitment);
  for (let count = 0; count < 25; count += 1) await player.ok(raffle, {});
  const sealed = await player.ok(queryHistoryWin, { pageSize: 50 });
  expect(sealed.list.every(({ serverSeed }) => serverSeed === '')).toBe(true);
  const rotated = await beginSeeds(player, 'turntable', begun.seeds.nextCommitment, 'another');
  expect(rotated.revealedCommitment).toBe(begun.seeds.commitment);
  expect(commitmentOf(rotated.revealedSeed)).toBe(begun.seeds.commitment);
  const { list, total } = await player.ok(queryHistoryWin, { pageSize: 50 });
  expect(list.length).toBe(total);
  expect(total).toBeGreaterThan(0);
  for (const draw of list) {
    const { serverSeed, clientSeed, nonce, wedges, ticket, prizeId, commitment } = draw;
    expect(verifyPrizeWheel({ commitment, seeds: { serverSeed, clientSeed, nonce }, wedges, ticket, prizeId })).toBe(
      'holds',
    );
    expect(replayWheel(wedges, serverSeed, clientSeed, nonce)).toEqual({ ticket, prizeId });
  }
  expect(new Set(list.map(({ nonce }) => nonce)).size).toBe(list.length);
});

it('refuses to begin with another seed than the one it has committed to. F01', async () => {
  const player = await raffler();
  const { seeds } = await mineOf(player);
  await expect(beginSeeds(player, 'turntable', commitmentOf('0'.repeat(64)))).rejects.toThrow('changeDrawSeed');
  expect((await mineOf(player)).seeds).toEqual(seeds);
});

it('pays a money prize into the wallet once, locked until it has been staked. STATE-020, L09', async () => {
  const player = await raffler(60);
  let won = 0;
  for (let count = 0; count < 12; count += 1) won += (await player.ok(raffle, {})).draw.amountSatang;
  const { list } = await player.ok(queryHistoryWin, {});
  expect(list.reduce((sum, { amountSatang }) => sum + amountSatang, 0)).toBe(won);
  for (const { amountSatang, targetSatang } of list) expect(targetSatang).toBe(amountSatang * 3);
  const balances = await t.house.ledger.balances(player.playerId);
  expect(balances.main ?? 0).toBe(won);
  const locks = await t.house.db
    .selectFrom('bonus_lock')
    .select(['amount_satang', 'target_satang'])
    .where('player_id', '=', player.playerId)
    .execute();
  expect(locks.reduce((sum, lock) => sum + lock.amount_satang, 0)).toBe(won);
});

it('pays once a prize that a killed process left unpaid. L10', async () => {
  const player = await raffler(40);
  let draw = (await player.ok(raffle, {})).draw;
  while (draw.amountSatang === 0) draw = (await player.ok(raffle, {})).draw;
  const before = await t.house.ledger.balances(player.playerId);
  // Simulates a crash between draw and prize: the paid mark is missing, but the movement's key exists.
  await t.house.db
    .updateTable('wheel_draw')
    .set({ paid_ms: null })
    .where('player_id', '=', player.playerId)
    .where('draw_id', '=', draw.drawId)
    .execute();
  t.clock.nowMs += 120_000;
  expect(await payOwedPrizes(t.house)).toBe(1);
  expect(await payOwedPrizes(t.house)).toBe(0);
  expect(await t.house.ledger.balances(player.playerId)).toEqual(before);
});

it('lists only real winners, masked. M01', async () => {
  const { winners } = await t.client().ok(queryRaffle, {});
  expect(winners.length).toBeGreaterThan(0);
  for (const { account, amountSatang } of winners) {
    expect(account).toMatch(/^.{1,3}\*+.{0,2}$/);
    expect(amountSatang).toBeGreaterThan(0);
  }
});
