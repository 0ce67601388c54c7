/** What rounds of a foreign provider leave behind: money, the bet's record, turnover and books. L04, L08, L09 */
import { betTotals, newGameHistory } from '@foyer/contract/bets/history.ts';
import { userPlayNews } from '@foyer/contract/home/winners.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { assertBooksAreWhole } from '../../ledger/books.ts';
import { readBooks } from '../../ledger/books/read.ts';
import { settledStakes, sumSettledStakes } from '../../ledger/settledStakes.ts';
import { openTestHouse } from '../../testing/house.ts';
import { afterReading } from '../../testing/race.ts';
import { debit } from './debit.ts';
import { rollBack } from './rollBack.ts';
import { coinConfig, coinProvider, offerCoins, seated } from './testing/foreign.ts';

const operatorKey = 'the-operator-key-for-this-test';
const t = await openTestHouse({ config: { ...coinConfig, operatorKey } });
beforeAll(() => offerCoins(t));
afterEach(() => assertBooksAreWhole(t.house.db));
afterAll(() => t.close());

it('adds up stakes and wins of a round in one record, and counts them as turnover when it ends', async () => {
  const player = await seated(t, 10_000);
  expect(await player.debit('r', 'd1', 2_000)).toBe(8_000);
  expect(await player.debit('r', 'd2', 3_000)).toBe(5_000);
  expect(await player.bet('r')).toEqual([5_000, 0, false, null]);
  expect(await player.credit('r', 'c1', 4_000)).toBe(9_000);
  const open = await player.client.ok(betTotals, {});
  expect([open.validSatang, open.runningSatang]).toEqual([0, 5_000]);
  expect(await player.end('r')).toBe(9_000);
  expect(await player.bet('r')).toEqual([5_000, 4_000, true, null]);
  const { list } = await player.client.ok(newGameHistory, {});
  expect(list).toMatchObject([
    { betSatang: 5_000, validSatang: 5_000, profitSatang: -1_000, status: '1', gameName: 'Coin wheel中' },
  ]);
  // Ending it again changes nothing.
  expect(await player.end('r')).toBe(9_000);
  expect(await player.client.ok(betTotals, {})).toMatchObject({ count: 1, validSatang: 5_000, profitSatang: -1_000 });
});

it('moves money once for repeats and for eight calls at once, and refuses an id with another amount', async () => {
  const player = await seated(t, 10_000);
  const eight = Array.from({ length: 8 }, () => player.debit('r', 'd', 2_000));
  expect(new Set(await Promise.all(eight))).toEqual(new Set([8_000]));
  expect(await player.debit('r', 'd', 2_500)).toBe('conflict');
  expect(await player.credit('r', 'd', 2_000)).toBe('conflict');
  const wins = Array.from({ length: 8 }, () => player.credit('r', 'c', 500, { isLast: true }));
  expect(new Set(await Promise.all(wins))).toEqual(new Set([8_500]));
  expect(await player.bet('r')).toEqual([2_000, 500, true, null]);
});

it.each(['foreign_round', 'movement'] as const)(
  'takes the last money once for two calls of one id, the second within the first, after it has read %s',
  async (table) => {
    const player = await seated(t, 2_000);
    const race = afterReading(t.house, table, async () => expect(await player.debit('r', 'd', 2_000)).toBe(0));
    const asked = { session: player.session, round: 'r', transaction: 'd', amountSatang: 2_000, isFree: false };
    expect(await debit(race.house, coinProvider, asked)).toEqual({ balanceSatang: 0 });
    expect(race.hasRun()).toBe(true);
    expect(await player.bet('r')).toEqual([2_000, 0, false, null]);
  },
);

it.each(['foreign_round', 'movement'] as const)(
  'takes back a stake that arrives within its rollback, after that has read %s',
  async (table) => {
    const player = await seated(t, 10_000);
    const { playerId } = player;
    const race = afterReading(t.house, table, () => player.debit('r', 'd', 2_000));
    const back = { provider: 'coin', playerId, round: 'r', transaction: 'd', platformCode: 'coinhall' };
    expect(await rollBack(race.house, back)).toEqual({ balanceSatang: 10_000 });
    expect(race.hasRun()).toBe(true);
    expect(await player.debit('r', 'd', 2_000)).toBe('takenBack');
  },
);

it('adds up what arrives at once', async () => {
  const player = await seated(t, 10_000);
  await player.debit('r', 'd', 1_000);
  await Promise.all([
    ...[1, 2, 3, 4].map((n) => player.debit('r', `d${n}`, n * 100)),
    ...[1, 2, 3, 4].map((n) => player.credit('r', `c${n}`, n * 10)),
  ]);
  await player.end('r');
  expect(await player.bet('r')).toEqual([2_000, 100, true, null]);
});

it('voids the bet when its only stake is rolled back, and leaves no open row', async () => {
  const player = await seated(t, 10_000);
  await player.debit('r', 'd', 2_000);
  expect(await player.back('r', 'd')).toBe(10_000);
  expect(await player.bet('r')).toEqual([0, 0, true, 2_000]);
  expect(await player.back('r', 'd')).toBe(10_000);
  expect(await player.debit('r', 'd', 2_000)).toBe('takenBack');
  expect(await player.debit('r', 'other', 2_000)).toBe('roundOver');
  expect(await player.credit('r', 'c', 2_000)).toBe('roundOver');
  const { list } = await player.client.ok(newGameHistory, {});
  expect(list).toMatchObject([{ status: '1', betSatang: 0, validSatang: 0, profitSatang: 0, voidSatang: 2_000 }]);
  expect(await player.client.ok(betTotals, {})).toMatchObject({ validSatang: 0, runningSatang: 0 });
});

it('lowers the stake when one of two is rolled back, and the win when a win is', async () => {
  const player = await seated(t, 10_000);
  await player.debit('r', 'd1', 2_000);
  await player.debit('r', 'd2', 3_000);
  await player.credit('r', 'c', 4_000, { isLast: true });
  expect(await player.back('r', 'd1')).toBe(11_000);
  expect(await player.bet('r')).toEqual([3_000, 4_000, true, null]);
  expect(await player.back('r', 'c')).toBe(7_000);
  expect(await player.bet('r')).toEqual([3_000, 0, true, null]);
  expect(await player.client.ok(betTotals, {})).toMatchObject({ validSatang: 3_000, profitSatang: -3_000 });
});

it('takes the win back with the last stake, once, whether the whole round or its stake is rolled back', async () => {
  for (const transaction of [undefined, 'd']) {
    const player = await seated(t, 10_000);
    await player.debit('r', 'd', 2_000);
    await player.credit('r', 'c', 7_000, { isLast: true });
    const all = await Promise.all([1, 2, 3].map(() => player.back('r', transaction)));
    expect(all).toEqual([10_000, 10_000, 10_000]);
    expect(await player.bet('r')).toEqual([0, 0, true, 2_000]);
    expect(await player.back('r', 'c')).toBe(10_000);
    expect(await player.client.ok(betTotals, {})).toMatchObject({ validSatang: 0, runningSatang: 0, profitSatang: 0 });
  }
});

it('keeps the win if the player has spent it, and says so', async () => {
  const player = await seated(t, 2_000);
  await player.debit('r', 'd', 2_000);
  await player.credit('r', 'c', 7_000, { isLast: true });
  await player.debit('next', 'n', 6_000);
  expect(await player.back('r')).toBe('short');
  expect(await player.bet('r')).toEqual([2_000, 7_000, true, null]);
  await player.back('next', 'n');
  expect(await player.back('r')).toBe(2_000);
});

it('leaves a tombstone for a stake that arrives after its rollback', async () => {
  const player = await seated(t, 10_000);
  expect(await player.back('r', 'd')).toBe(10_000);
  expect(await player.debit('r', 'd', 2_000)).toBe('takenBack');
  expect(await player.bet('r')).toBeUndefined();
  expect(await player.back('r', 'd')).toBe(10_000);
  expect(await player.back('r')).toBe('unknownRound');
  // One of them is first: the stake is taken and returned, or never taken.
  await Promise.all([player.debit('s', 'e', 2_000), player.back('s', 'e'), player.debit('s', 'e', 2_000)]);
  expect(await player.back('s', 'e')).toBe(10_000);
});

it('refuses a booked transaction under another round, known or not, and keeps its stake', async () => {
  const player = await seated(t, 10_000);
  await player.debit('r', 'd', 2_000);
  await player.debit('s', 'e', 1_000);
  expect(await player.debit('s', 'd', 2_000)).toBe('conflict');
  expect(await player.debit('unseen', 'd', 2_000)).toBe('conflict');
  expect(await player.debit('r', 'd', 2_000)).toBe(8_000);
  expect(await player.bet('r')).toEqual([2_000, 0, false, null]);
  // So does a tombstone.
  await player.back('gone', 'g');
  expect(await player.debit('unseen', 'g', 2_000)).toBe('conflict');
  expect(await player.debit('gone', 'g', 2_000)).toBe('takenBack');
});

it('refuses to roll back a transaction of another round', async () => {
  const player = await seated(t, 10_000);
  await player.debit('r', 'd', 2_000);
  await player.debit('s', 'e', 1_000);
  expect(await player.back('s', 'd')).toBe('conflict');
  expect(await player.bet('r')).toEqual([2_000, 0, false, null]);
  expect(await player.bet('s')).toEqual([1_000, 0, false, null]);
});

it('pays a win after the session has ended, and a late one into a settled record', async () => {
  const player = await seated(t, 10_000);
  await player.debit('r', 'd', 2_000);
  t.clock.nowMs += 13 * 3_600_000;
  expect(await player.debit('r', 'd2', 100)).toBe('session');
  expect(await player.debit('r', 'd', 2_000)).toBe(8_000);
  expect(await player.credit('r', 'c', 3_000, { isLast: true })).toBe(11_000);
  expect(await player.credit('r', 'late', 1_000)).toBe(12_000);
  expect(await player.bet('r')).toEqual([2_000, 4_000, true, null]);
});

it('pays no win of a round whose stake was refused or never came', async () => {
  const player = await seated(t, 1_000);
  expect(await player.debit('r', 'd', 2_000)).toBe('short');
  expect(await player.credit('r', 'c', 3_000)).toBe('unknownRound');
  expect(await player.end('r')).toBe('unknownRound');
  expect(await player.debit('r', 'd', 1_000)).toBe(0);
});

it('marks free rounds and jackpots, and lists their wins among the news', async () => {
  const player = await seated(t, 0);
  expect(await player.debit('free', 'd', 0, { isFree: true })).toBe(0);
  expect(await player.credit('free', 'c', 1_000)).toBe(1_000);
  expect(await player.credit('free', 'j', 500_000, { isJackpot: true, isLast: true })).toBe(501_000);
  await player.credit('free', 'j', 500_000, { isJackpot: true, isLast: true });
  const { list } = await player.client.ok(newGameHistory, {});
  expect(list).toMatchObject([{ betSatang: 0, profitSatang: 501_000, isFree: true, jackpotSatang: 500_000 }]);
  const news = await player.client.ok(userPlayNews, {});
  expect(news.list).toContainEqual(expect.objectContaining({ gameId: 'coin-wheel', winSatang: 501_000 }));
  expect(await player.back('free', 'j')).toBe(1_000);
  expect((await player.client.ok(newGameHistory, {})).list[0]).not.toHaveProperty('jackpotSatang');
  expect(await player.back('free', 'd')).toBe(0);
  expect(await player.bet('free')).toEqual([0, 0, true, 0]);
});

it('finds a bet whose sums are not those of its movements', async () => {
  const player = await seated(t, 1_000);
  await player.debit('r', 'd', 500);
  await player.credit('r', 'c', 100);
  const set = (winSatang: number) =>
    t.house.db.updateTable('bet').set({ win_satang: winSatang }).where('player_id', '=', player.playerId).execute();
  await set(200);
  const { faults } = await readBooks(t.house.db, { againAfterMs: 0 });
  expect(faults).toMatchObject([{ kind: 'stake', reference: 'coin:r', satang: 100 }]);
  await set(100);
});

it('lets the operator void a round of a provider, open or settled', async () => {
  const player = await seated(t, 10_000);
  await player.debit('open', 'o', 2_000);
  await player.debit('won', 'd', 1_000);
  await player.credit('won', 'c', 5_000, { isLast: true });
  for (const round of ['open', 'won']) {
    const reply = await t.app.inject({
      method: 'POST',
      url: '/operator/bet/void',
      headers: { authorization: `Bearer ${operatorKey}` },
      payload: { account: player.client.userAccount, betOrderNo: `coin:${round}` },
    });
    expect(reply.json()).toEqual({ voided: true });
  }
  expect([await player.bet('open'), await player.bet('won')]).toEqual([
    [0, 0, true, 2_000],
    [0, 0, true, 1_000],
  ]);
  expect(await player.back('won')).toBe(10_000);
});

it('takes a stake of a settled round out of the sums of settled stakes as well', async () => {
  const player = await seated(t, 10_000);
  await player.debit('r', 'd1', 2_000);
  await player.debit('r', 'd2', 3_000);
  await player.end('r');
  t.clock.nowMs += 3_600_000;
  await sumSettledStakes(t.house.db, t.clock.nowMs);
  expect(await settledStakes(t.house.db, player.playerId)).toBe(5_000);
  await player.back('r', 'd1');
  expect(await settledStakes(t.house.db, player.playerId)).toBe(3_000);
  await player.back('r');
  expect(await settledStakes(t.house.db, player.playerId)).toBe(0);
});
