import { randomUUID } from 'node:crypto';
import { spin } from '@foyer/contract/play/slot.ts';
import * as calls from '@foyer/contract/protection/limits.ts';
import { inPayUSDTOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { deposit as transferIn } from '@foyer/contract/wallet/balance.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { gameUrl } from '@foyer/contract/lobby/launch.ts';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { titles } from '../ledger/accounts.ts';
import type { Ledger } from '../ledger/accounts.ts';
import { createLedger } from '../ledger/post.ts';
import { StoppedByGuard } from '../ledger/guarded.ts';
import { openTestHouse, signUp, testPassword } from '../testing/house.ts';
import type { SignedUp } from '../testing/house.ts';
import { waitingForLocks } from '../testing/race.ts';
import { client } from '../http/testing/client.ts';
import { playerWith } from '../provider/testing/player.ts';
import { playerByName } from '../players/players.ts';
import { give, readyToWithdraw, withdrawPassword } from '../wallet/testing/wallet.ts';
import { watchChain } from '../wallet/chain/watch.ts';
import { settleDeposits } from '../wallet/depositSettle.ts';
import { login } from '@foyer/contract/account/session.ts';

const game = 'moyu-koi-gate';
const t = await openTestHouse();
afterAll(async () => {
  await assertBooksAreZero(t.house.db);
  await t.close();
});

const dayMs = 24 * 3_600_000;
const logInOf = ({ userAccount }: SignedUp) => ({ userAccount, password: testPassword, captcha: 'none' });
const order = { chain: '0', amountSatang: 100_00, rate: 32.5 } as const;

/** Posts a stake that loses, as any game does. */
const stake = (playerId: string, amountSatang: number, key: string = randomUUID(), ledger: Ledger = t.house.ledger) =>
  ledger.post({
    playerId,
    key,
    title: titles.stake,
    legs: [
      { account: 'game:moyu', amountSatang: -amountSatang },
      { account: 'house:games:moyu', amountSatang },
    ],
    reference: 'test',
  });

const arrives = (playerId: string, amountSatang: number) =>
  t.house.ledger.post({
    playerId,
    key: randomUUID(),
    title: titles.deposit,
    legs: [
      { account: 'house:bank', amountSatang: -amountSatang },
      { account: 'main', amountSatang },
    ],
    reference: 'test',
  });

const taken = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

it.each(['stake', 'loss'] as const)(
  'takes of 50 simultaneous stakes as many as a %s limit bears. M14',
  async (kind) => {
    const { client: player, playerId } = await playerWith(t, game, 100_000_00);
    await player.ok(calls.setLimit, { kind, span: '24', amount: 1_000_00 });
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => stake(playerId, 90_00)));
    expect(taken(outcomes)).toBe(11);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoppedByGuard);
    const { limits } = await player.ok(calls.protection, {});
    expect(limits.find((limit) => limit.kind === kind && limit.span === '24')?.used).toBe(990_00);
  },
);

it('takes no stake above a limit from two processes at once. M14', async () => {
  const { client: player, playerId } = await playerWith(t, game, 100_000_00);
  await player.ok(calls.setLimit, { kind: 'stake', span: '720', amount: 100_00 });
  const { db, now, random } = t.house;
  const other = createLedger({ db, money: t.database.money, now, random });
  // Both count before either is posted, so the second one has counted too little.
  const both = await db.transaction().execute(async (trx) => {
    await sql`select from wallet where player_id = ${playerId} for update`.execute(trx);
    const posted = Promise.allSettled(
      [t.house.ledger, other].map((ledger) => stake(playerId, 60_00, randomUUID(), ledger)),
    );
    await expect.poll(() => waitingForLocks(t.database)).toBeGreaterThanOrEqual(2);
    return [posted];
  });
  const outcomes = (await Promise.all(both)).flat();
  expect(taken(outcomes)).toBe(1);
  await other.close();
});

it('accepts of 50 simultaneous deposit orders as many as the limit bears, open ones counted. M14', async () => {
  const player = await signUp(t);
  await player.ok(calls.setLimit, { kind: 'deposit', span: '24', amount: 10_000_00 });
  const asked = await Promise.all(Array.from({ length: 50 }, () => player.call(inPayUSDTOrder, order)));
  const codes = new Set(asked.map(({ code }) => code));
  expect(codes).toEqual(new Set([200, refusals.DEPOSIT_LIMIT]));
  // 100 USDT are 3,250 baht: three orders fit into 10,000.
  expect(asked.filter(({ code }) => code === 200)).toHaveLength(3);
});

it('credits of 50 deposits that arrive at once as many as the limit bears. M14', async () => {
  const player = await signUp(t);
  const found = await playerByName(t.house, player.userAccount);
  const playerId = found?.playerId ?? '';
  await player.ok(calls.setLimit, { kind: 'deposit', span: '168', amount: 1_000_00 });
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => arrives(playerId, 300_00)));
  expect(taken(outcomes)).toBe(3);
});

it('counts what was staked before the first limit, and forgets it when its span is over. M14', async () => {
  const { client: player, playerId } = await playerWith(t, game, 10_000_00);
  await stake(playerId, 400_00);
  await player.ok(calls.setLimit, { kind: 'stake', span: '24', amount: 500_00 });
  await expect(stake(playerId, 200_00)).rejects.toMatchObject({ rule: 'stake' });
  await stake(playerId, 100_00);
  t.clock.nowMs += 25 * 3_600_000;
  await stake(playerId, 500_00);
});

it('lets the lowest of several limits win. M14', async () => {
  const { client: player, playerId } = await playerWith(t, game, 10_000_00);
  await player.ok(calls.setLimit, { kind: 'stake', span: '24', amount: 500_00 });
  await player.ok(calls.setLimit, { kind: 'stake', span: '720', amount: 300_00 });
  await stake(playerId, 300_00);
  await expect(stake(playerId, 1_00)).rejects.toMatchObject({ rule: 'stake' });
});

it('tightens at once, and loosens after a day and a confirmation. M15', async () => {
  const { client: player, playerId } = await playerWith(t, game, 10_000_00);
  const key = { kind: 'stake', span: '24' } as const;
  const set = (amount?: number) => player.ok(calls.setLimit, { ...key, ...(amount !== undefined && { amount }) });
  expect(await set(500_00)).toEqual({ isWaiting: false });
  expect(await set(200_00)).toEqual({ isWaiting: false });
  await expect(stake(playerId, 300_00)).rejects.toMatchObject({ rule: 'stake' });
  expect(await set(1_000_00)).toEqual({ isWaiting: true });
  await expect(stake(playerId, 300_00)).rejects.toMatchObject({ rule: 'stake' });
  expect((await player.call(calls.confirmLimit, key)).code).toBe(refusals.LIMIT_WAITS);
  t.clock.nowMs += dayMs - 1;
  await player.ok(login, logInOf(player));
  expect((await player.call(calls.confirmLimit, key)).code).toBe(refusals.LIMIT_WAITS);
  t.clock.nowMs += 1;
  // The limit stays as it is until the player confirms the change.
  await expect(stake(playerId, 300_00)).rejects.toMatchObject({ rule: 'stake' });
  await player.ok(calls.confirmLimit, key);
  await stake(playerId, 300_00);
  expect(await set()).toEqual({ isWaiting: true });
  await player.ok(calls.keepLimit, key);
  t.clock.nowMs += dayMs;
  await player.ok(login, logInOf(player));
  expect((await player.call(calls.confirmLimit, key)).code).toBe(refusals.UNKNOWN_LIMIT);
});

it('ends play when the time that the player set is used up. M14', async () => {
  const { client: player, playerId } = await playerWith(t, game, 10_000_00);
  await player.ok(calls.setLimit, { kind: 'time', span: '24', amount: 3 });
  for (let minute = 0; minute < 3; minute += 1) {
    await stake(playerId, 1_00);
    t.clock.nowMs += 60_000;
  }
  await expect(stake(playerId, 1_00)).rejects.toMatchObject({ rule: 'time' });
});

it('counts the minutes in which the site is used, played or not. M14', async () => {
  const { client: player, playerId } = await playerWith(t, game, 10_000_00);
  await player.ok(calls.setLimit, { kind: 'time', span: '24', amount: 2 });
  for (let minute = 0; minute < 2; minute += 1) {
    t.clock.nowMs += 60_000;
    await player.ok(calls.sessionSums, {});
  }
  await expect(stake(playerId, 1_00)).rejects.toMatchObject({ rule: 'time' });
});

it('accepts no stake and no deposit after an exclusion was acknowledged, and pays a withdrawal. M17', async () => {
  const { client: player, player: window, playerId } = await playerWith(t, game, 1_000_00);
  await give(t, playerId, 'main', 1_000_00);
  const bankCardId = await readyToWithdraw(t, { ...player, playerId });
  const open = await window.window(game, 'real');
  const { orderNo } = await player.ok(inPayUSDTOrder, order);
  await player.ok(calls.stopPlay, { kind: 'exclusion', days: '183' });
  await expect(stake(playerId, 1_00)).rejects.toMatchObject({ rule: 'stopped' });
  const asked = { sessionId: open.sessionId, requestId: randomUUID(), stakeSatang: 100 };
  expect((await window.send(spin, asked)).refusal).toBe('PLAY_STOPPED');
  expect((await player.call(inPayUSDTOrder, order)).code).toBe(refusals.PLAY_STOPPED);
  const transfer = { platformKey: 'moyu', amountSatang: 100_00 };
  expect((await player.call(transferIn, transfer)).code).toBe(refusals.PLAY_STOPPED);
  const launch = { linkType: '1', platformCode: 'moyu', gameType: 1, gameCode: game } as const;
  expect((await player.call(gameUrl, launch)).code).toBe(refusals.PLAY_STOPPED);
  // The player can log in again and withdraw the money.
  const again = client(t.app);
  await again.ok(login, logInOf(player));
  await again.ok(applyWithdraw, { bankCardId, amountSatang: 500_00, withdrawPassword });
  // Money that is still sent for the open order is returned.
  const before = await t.house.ledger.balances(playerId);
  await t.house.db
    .updateTable('deposit_order')
    .set({ status: 0, ended_by: '' })
    .where('order_no', '=', orderNo)
    .execute();
  await settleDeposits(t.house, { nowMs: t.clock.nowMs, delayMs: 0, playerId });
  expect(await watchChain(t.house)).toBe(1);
  expect(await t.house.ledger.balances(playerId)).toEqual(before);
  const row = await t.house.db
    .selectFrom('deposit_order')
    .select(['status', 'ended_by'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 2, ended_by: 'returned' });
});

it('extends a running stop and never cuts it short. M16', async () => {
  const { client: player, playerId } = await playerWith(t, game, 1_000_00);
  const { untilMs } = await player.ok(calls.stopPlay, { kind: 'timeOut', days: '7' });
  expect(untilMs - t.clock.nowMs).toBe(7 * dayMs);
  expect((await player.call(calls.stopPlay, { kind: 'timeOut', days: '1' })).code).toBe(refusals.STOP_RUNS);
  await player.ok(calls.stopPlay, { kind: 'timeOut', days: '42' });
  t.clock.nowMs += 42 * dayMs - 1;
  await expect(stake(playerId, 1_00)).rejects.toMatchObject({ rule: 'stopped' });
  t.clock.nowMs += 1;
  await stake(playerId, 1_00);
});

it('offers time-outs from 24 hours to six weeks and exclusions from six months on. M16', async () => {
  expect([calls.timeOutDays[0], calls.timeOutDays.at(-1)]).toEqual(['1', '42']);
  expect([calls.exclusionDays[0], calls.exclusionDays.at(-1)]).toEqual(['183', 'ever']);
  const player = await signUp(t);
  for (const days of calls.timeOutDays)
    expect((await player.call(calls.stopPlay, { kind: 'exclusion', days })).code).toBe(refusals.UNKNOWN_LIMIT);
  for (const days of calls.exclusionDays)
    expect((await player.call(calls.stopPlay, { kind: 'timeOut', days })).code).toBe(refusals.UNKNOWN_LIMIT);
  expect((await player.ok(calls.protection, {})).stop).toBeUndefined();
});

it('takes no stake that races with the stop. M17', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { client: player, playerId } = await playerWith(t, game, 10_000_00);
    let isAcknowledged = false;
    let lateStakes = 0;
    const play = async () => {
      for (let spins = 0; spins < 30; spins += 1) {
        const wasAcknowledged = isAcknowledged;
        const isTaken = await stake(playerId, 1_00).then(
          () => true,
          () => false,
        );
        if (wasAcknowledged && isTaken) lateStakes += 1;
      }
    };
    const stop = async () => {
      await player.ok(calls.stopPlay, { kind: 'exclusion', days: 'ever' });
      isAcknowledged = true;
    };
    await Promise.all([play(), play(), play(), stop()]);
    expect(lateStakes).toBe(0);
  }
});

it('marks each stake since the log-in that took more than half of the balance. M13', async () => {
  const { client: player, playerId } = await playerWith(t, game, 1_000_00);
  const marked = async () => (await player.ok(calls.sessionSums, {})).largeStakes;
  await stake(playerId, 500_00);
  expect(await marked()).toBe(0);
  // 250.01 of 500.00 is more than half.
  await stake(playerId, 250_01);
  expect(await marked()).toBe(1);
  await stake(playerId, 249_99);
  expect(await marked()).toBe(2);
  t.clock.nowMs += 60_000;
  await player.ok(login, logInOf(player));
  expect(await marked()).toBe(0);
});

it('reports what was staked and came back since the log-in, and in the months before. M06, M12', async () => {
  const { client: player, playerId } = await playerWith(t, game, 1_000_00);
  await stake(playerId, 30_00);
  expect(await player.ok(calls.sessionSums, {})).toMatchObject({ stakedSatang: 30_00, returnedSatang: 0 });
  await arrives(playerId, 200_00);
  const { months, lifetime } = await player.ok(calls.activityStatement, {});
  expect(months).toHaveLength(12);
  expect(months[0]).toMatchObject({ depositedSatang: 200_00 });
  expect(lifetime).toMatchObject({ depositedSatang: 200_00 });
});
