/** The demo player of a sandbox has one of every status and kind, read through the contract's client. */
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { queryBonusBindUserInfoList } from '@foyer/contract/activities/bind.ts';
import { checkinInfo } from '@foyer/contract/activities/checkIn.ts';
import { depShowIndexInfo } from '@foyer/contract/activities/depositWheel.ts';
import { bonusExchangeHistory, checkInHistory } from '@foyer/contract/activities/points.ts';
import { queryHistoryWin } from '@foyer/contract/activities/raffle.ts';
import { locales } from '@foyer/contract/envelope.ts';
import { queryUserBuyBalanceProfitList } from '@foyer/contract/interest/plans.ts';
import { inviteList } from '@foyer/contract/invite/invite.ts';
import { myOfferEkList } from '@foyer/contract/promotions/myOffers.ts';
import { getVipReward } from '@foyer/contract/vip/rewards.ts';
import { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import { sql } from 'kysely';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectUserPayOrderList } from '@foyer/contract/wallet/deposit.ts';
import { myBalanceList, statementTotals } from '@foyer/contract/wallet/statement.ts';
import { withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import type { MoneyPool, Shards } from '../db/citus/shards.ts';
import type { TestClient } from '../http/testing/client.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { seedDemo } from './demo.ts';
import { demoLogin } from './player.ts';
import { settleDue } from '../wallet/bank/bank.ts';

const t = await openTestHouse();
let demo: TestClient;
/** What was idle at each of the first queries of the ledger. Only one that is kept open is there at all of them. */
const idleSeen: string[][] = [];
const samples = 40;
/** Connections of the ledger. The first queries record which transactions are idle. */
const watched = <Connections extends MoneyPool>(connections: Connections): Connections =>
  new Proxy(connections, {
    get(pool, name) {
      if (name === 'shards') return pool.shards && watchedShards(pool.shards);
      if (name !== 'query') return Reflect.get(pool, name) as unknown;
      return async (query: QueryConfig) => {
        if (idleSeen.length < samples) idleSeen.push(await idleTransactions());
        return pool.query(query);
      };
    },
  });
/** On a cluster, the ledger asks the servers of the shards. */
const watchedShards = (shards: Shards): Shards => ({
  ...shards,
  at: (place) => ({ ...shards.at(place), pool: watched(shards.at(place).pool) }),
});
const money = watched(t.database.money);
async function idleTransactions(): Promise<string[]> {
  const { rows } = await sql<{ of: string }>`
    select concat(pid, ' ', xact_start) as of from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(t.house.db);
  return rows.map(({ of }) => of);
}
beforeAll(async () => {
  // As if two processes started at once.
  const { db } = t.database;
  await Promise.all([seedDemo({ db, money }, t.house), seedDemo({ db, money }, t.house)]);
  demo = t.client();
  await demo.ok(login, { ...demoLogin, captcha: 'none' });
});
afterAll(() => t.close());

const kindsOf = (values: readonly string[]) => [...new Set(values)].toSorted((one, other) => one.localeCompare(other));
const offers = async (lang: (typeof locales)[number] = 'zh_CN') =>
  demo.ok(myOfferEkList, { pageNo: 1, pageSize: 100 }, { lang });

it('keeps no transaction open while it seeds the demo history', () => {
  expect(idleSeen.length).toBeGreaterThanOrEqual(samples);
  expect(idleSeen.reduce((kept, seen) => kept.filter((one) => seen.includes(one)))).toEqual([]);
});

it('has offers of every status, kind and type, named in three languages. ENUM-002, ENUM-005, ENUM-006, ENUM-010', async () => {
  const { list, privateOffers } = await offers();
  expect(kindsOf(list.map(({ status }) => status))).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  expect(kindsOf(list.map(({ kind }) => kind))).toEqual(['0', '1', '2']);
  const types = kindsOf(list.map(({ bonusType }) => bonusType));
  for (const type of '1234567 9ABC'.replace(' ', '')) expect(types).toContain(type);
  expect(kindsOf(privateOffers.map(({ isAudited }) => String(isAudited)))).toEqual(['false', 'true']);
  expect(kindsOf(list.map(({ endedBy }) => endedBy))).toEqual(['cancelled', 'expired', 'none']);
  expect(list.find(({ status }) => status === '3')?.reason).not.toBe('');
  for (const lang of locales) for (const { name } of (await offers(lang)).list) expect(name.trim()).not.toBe('');
});

it('has locks of every status, of bonuses and of own money. ENUM-007, ENUM-008, ENTITY-033, ENTITY-034', async () => {
  const { list, bonuses, lockedSatang } = await demo.ok(queryUserLockAmount, {});
  expect(kindsOf(list.map(({ status }) => status))).toEqual(['0', '1']);
  expect(kindsOf(bonuses.map(({ status }) => status))).toEqual(['1', '2', '4']);
  expect(lockedSatang).toBeGreaterThan(0);
});

it('has plans in progress, ended and redeemed. ENUM-017, ENTITY-036', async () => {
  const { list } = await demo.ok(queryUserBuyBalanceProfitList, { pageNo: 1, pageSize: 20 });
  expect(list.map(({ status }) => status).toSorted()).toEqual(['0', '1', '2']);
  expect(list.find(({ status }) => status === '1')?.interestSatang).toBeGreaterThan(0);
});

it('has invitations of every status, and has claimed a bonus. ENUM-011, STATE-015', async () => {
  const { list } = await demo.ok(inviteList, { pageNo: 1, pageSize: 20 });
  expect(list.map(({ status }) => status).toSorted()).toEqual(['0', '1', '1', '2']);
});

it('has used check-in, draws and the exchange of points, and has bind bonuses of both states. SI-43, ENUM-020', async () => {
  const info = await demo.ok(checkinInfo, {});
  expect([info.total, info.isCheckedIn, info.lastDraw !== undefined]).toEqual([5, false, true]);
  expect(info.drawsLeft).toBeGreaterThan(0);
  expect((await demo.ok(checkInHistory, { pageNo: 1, pageSize: 20 })).total).toBe(5);
  expect((await demo.ok(bonusExchangeHistory, { pageNo: 1, pageSize: 20 })).total).toBe(1);
  const { list } = await demo.ok(queryBonusBindUserInfoList, {});
  expect(list.map(({ type, isTaken }) => [type, isTaken])).toEqual([
    ['1', true],
    ['2', false],
    ['3', false],
    ['4', false],
    ['5', false],
  ]);
});

it('has drawn on both wheels, and has gifts of the club, taken and waiting. SI-26, SI-30, SI-31', async () => {
  const { list } = await demo.ok(getVipReward, {});
  expect(kindsOf(list.map(({ kind }) => kind))).toEqual(['birthday', 'month', 'rise']);
  expect(kindsOf(list.map(({ isTaken }) => String(isTaken)))).toEqual(['false', 'true']);
  const { mine } = await demo.ok(depShowIndexInfo, { configId: '' });
  expect(mine.seeds.nonce).toBeGreaterThan(0);
  const wins = await demo.ok(queryHistoryWin, { pageNo: 1, pageSize: 20 });
  expect(wins.total + mine.seeds.nonce).toBeGreaterThan(0);
});

it('has withdrawals of every status, to card, e-wallet and every chain. ENUM-003, ENUM-013, ENUM-024', async () => {
  const { list } = await demo.ok(withdrawList, { pageNo: 1, pageSize: 20 });
  expect(kindsOf(list.map(({ status }) => status))).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(kindsOf(list.map(({ method }) => method))).toEqual(['bank', 'usdt', 'wallet']);
  expect(kindsOf(list.filter(({ method }) => method === 'usdt').map(({ chain }) => chain))).toEqual([
    '0',
    '1',
    '2',
    '3',
  ]);
  // The bank does not change these withdrawals for a week, so that visitors can see them.
  const open = async () => (await demo.ok(withdrawList, { pageNo: 1, pageSize: 20 })).list.map(({ status }) => status);
  await settleDue(t.house);
  expect(await open()).toEqual(list.map(({ status }) => status));
});

it('shows counts and sums in the account centre that agree with the lists. ENTITY-002, ENTITY-006', async () => {
  const { offers: numbers, totals } = await demo.ok(logedUserInfo, {});
  const countOf = async (filter: { readonly status: string; readonly isBeingStaked?: boolean }) => {
    const { list, total } = await demo.ok(myOfferEkList, { ...filter, pageNo: 1, pageSize: 100 });
    expect(list).toHaveLength(total);
    return total;
  };
  expect(numbers).toEqual({
    applyingNumber: await countOf({ status: '0' }),
    processingNumber: await countOf({ status: '1', isBeingStaked: true }),
    receivedNumber: await countOf({ status: '1' }),
    waitReceiveNumber: await countOf({ status: '5' }),
  });
  expect(numbers.processingNumber).toBeGreaterThan(0);
  expect(numbers.receivedNumber).toBeGreaterThan(numbers.processingNumber);
  const { list } = await demo.ok(withdrawList, { status: '2', pageNo: 1, pageSize: 100 });
  expect(list.length).toBeGreaterThan(0);
  expect(totals.withdrawSatang).toBe(list.reduce((sum, { amountSatang }) => sum + amountSatang, 0));
  const statement = await demo.ok(statementTotals, {});
  expect(statement.lifetimeWithdrawalSatang).toBe(totals.withdrawSatang);
  const bonuses = await demo.ok(statementTotals, { type: '8' });
  expect(totals.bonusSatang).toBe(bonuses.inSatang + bonuses.outSatang);
});

it('has unpaid, paid and expired deposits, and running and settled bets. ENUM-004, ENUM-012', async () => {
  const { list } = await demo.ok(selectUserPayOrderList, { pageNo: 1, pageSize: 20 });
  expect(kindsOf(list.map(({ status }) => status))).toEqual(['0', '1', '2']);
  const bets = await t.database.db.selectFrom('bet').select('is_settled').execute();
  expect(kindsOf(bets.map((bet) => String(bet.is_settled)))).toEqual(['false', 'true']);
});

it('has a statement with every title that one player alone can produce. ENUM-014, ENUM-015', async () => {
  const { list } = await demo.ok(myBalanceList, { pageNo: 1, pageSize: 100 });
  const found = new Set(list.map(({ title }) => String(title)));
  for (const title of ['1', '2', '4', '5', '8', '9', '10', '17', '18']) expect([...found]).toContain(title);
});

it('is seeded once: a second start adds nothing, even if the first was killed at its end. L01', async () => {
  const state = async () => [
    await t.house.ledger.seq((await player()).player_id),
    (await offers()).total,
    (await demo.ok(inviteList, { pageNo: 1, pageSize: 20 })).total,
  ];
  const player = () =>
    t.database.db
      .selectFrom('player')
      .select('player_id')
      .where('user_account', '=', demoLogin.userAccount)
      .executeTakeFirstOrThrow();
  const before = await state();
  await seedDemo(t.database, t.house);
  await t.database.db.deleteFrom('setting').where('setting_key', '=', 'demoSeeded').execute();
  await seedDemo(t.database, t.house);
  expect(await state()).toEqual(before);
  await assertBooksAreZero(t.database.db);
});

it('invents no winner: no bet has won more than its stake. M01', async () => {
  const bets = await t.database.db.selectFrom('bet').selectAll().execute();
  expect(bets.length).toBeGreaterThan(10);
  expect(bets.filter((bet) => bet.win_satang > bet.stake_satang)).toEqual([]);
});
