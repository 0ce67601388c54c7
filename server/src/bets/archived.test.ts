/** An archive of old bets changes nothing that a player or an operator sees. M06, SI-41, SI-42, L09 */
import { betTotals, gameDetail, newGameHistory } from '@foyer/contract/bets/history.ts';
import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import * as fc from 'fast-check';
import { afterAll, afterEach, expect, it } from 'vitest';
import { stakedSince } from '../bonus/lockStore.ts';
import { testTerms } from '../bonus/testing/bonus.ts';
import type { CountingTerms } from '../bonus/turnover.ts';
import { assertBooksAreZero, findFaults } from '../ledger/books.ts';
import { titles } from '../ledger/accounts.ts';
import { sumBets } from '../ledger/betSums/sumBets.ts';
import { mostPlayed } from '../ledger/betSums/weekRankings.ts';
import { archiveBets } from '../ledger/oldBets/archive.ts';
import { settledStakes, sumSettledStakes } from '../ledger/settledStakes.ts';
import { dayOf } from '../ledger/statementDays.ts';
import { markRoundVoided } from '../provider/rounds/voidStore.ts';
import { openTestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';

const dayMs = 86_400_000;
const longMs = 1e13;
const operatorKey = 'a-key-that-nobody-guesses';
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs, operatorKey } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const oneBet = fc.record({
  daysLater: fc.constantFrom(0, 0, 1, 9, 30),
  stakeSatang: fc.integer({ min: 1, max: 500 }),
  winSatang: fc.constantFrom(0, 0, 120, 900),
  gameType: fc.constantFrom(1, 5),
  platformCode: fc.constantFrom('moyu', 'elsewhere'),
  state: fc.constantFrom('settled', 'settled', 'settled', 'open', 'voided', 'settled late'),
});
type OneBet = typeof oneBet extends fc.Arbitrary<infer T> ? T : never;

async function place({ playerId }: TestPlayer, betOrderNo: string, one: OneBet): Promise<void> {
  t.clock.nowMs += one.daysLater * dayMs + 1_000;
  const { stakeSatang, winSatang, gameType, platformCode, state } = one;
  const bet = { betOrderNo, platformCode, gameType, gameId: 'moyu-koi-gate', roundId: betOrderNo, stakeSatang };
  const post = (part: string, satang: number, isSettled: boolean) =>
    t.house.ledger.post({
      playerId,
      key: `${betOrderNo} ${part}`,
      title: part === 'stake' ? titles.stake : titles.prize,
      reference: betOrderNo,
      legs: [
        { account: 'main', amountSatang: satang },
        { account: 'house:games:moyu', amountSatang: -satang },
      ],
      bet: { ...bet, winSatang: isSettled ? winSatang : 0, isSettled },
    });
  const isOpen = state === 'open' || state === 'settled late';
  await post('stake', (isOpen ? 0 : winSatang) - stakeSatang, !isOpen);
  if (state === 'settled late') {
    t.clock.nowMs += 20 * dayMs;
    await post('prize', winSatang, true);
  }
  if (state === 'voided') await markRoundVoided(t.house, playerId, betOrderNo);
}

const monthsAgo = (days: number): string => String(t.clock.nowMs - days * dayMs - 17);

/** All that is shown of a player's bets. */
async function seen(player: TestPlayer): Promise<object> {
  const { playerId } = player;
  const filters = [
    {},
    { status: '0' },
    { status: 'win' },
    { gameType: '5' },
    { platformCode: 'elsewhere', status: '1' },
    { startTime: monthsAgo(300), endTime: monthsAgo(60) },
    { startTime: monthsAgo(150) },
    { startTime: monthsAgo(250), gameType: '5' },
    { startTime: monthsAgo(400), endTime: monthsAgo(110), platformCode: 'moyu' },
  ];
  const lists = [];
  for (const filter of filters) {
    const first = await player.ok(newGameHistory, { ...filter, pageSize: 3 });
    const before = first.list.at(-1)?.betOrderNo ?? '';
    lists.push(first, await player.ok(betTotals, filter));
    lists.push(await player.ok(newGameHistory, { ...filter, pageSize: 3, pageNo: 3 }));
    lists.push(before === '' ? [] : await player.ok(newGameHistory, { ...filter, pageSize: 50, before }));
  }
  const all = (await player.ok(newGameHistory, { pageSize: 50 })).list;
  const details = await Promise.all(all.map(({ betOrderNo }) => player.ok(gameDetail, { betOrderNo })));
  const common = { kind: 'deposit', principalSatang: 1, targetSatang: 1, endedMs: null, expiresMs: null } as const;
  const lock = (days: number, terms?: CountingTerms) => ({
    ...common,
    lockId: 'l',
    createdMs: t.clock.nowMs - days * dayMs,
    terms,
  });
  return {
    all,
    lists,
    details,
    turnover: await stakedSince(t.house, playerId, [lock(250), lock(10)]),
    turnoverOfPlatform: await stakedSince(t.house, playerId, [lock(250, testTerms(1, { platformCodes: ['moyu'] }))]),
    staked: await settledStakes(t.house.db, playerId),
    statement: await player.ok(myBalanceList, { pageSize: 50 }),
    weeks: await Promise.all(
      [70, 100, 130, 160, 190, 220].map((days) =>
        mostPlayed(t.house.db, { fromDay: dayOf(t.clock.nowMs) - days, nowMs: t.clock.nowMs }, 1, 5),
      ),
    ),
  };
}

const archive = async (): Promise<number> => {
  await archiveBets(t.house.db, t.clock.nowMs, { afterMonths: 2, mostBets: 4, shards: t.house.shards });
  const { count } = await t.house.db
    .selectFrom('old_bet')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

it('shows the same lists, totals, details, statement, turnover and books before and after', async () => {
  let runs = 0;
  let archived = 0;
  const property = fc.asyncProperty(fc.array(oneBet, { minLength: 12, maxLength: 24 }), async (bets) => {
    runs += 1;
    const player = await newPlayer(t, 1_000);
    for (const [index, one] of bets.entries()) await place(player, `${runs}.${index}`, one);
    t.clock.nowMs += 100 * dayMs;
    await sumSettledStakes(t.house.db, t.clock.nowMs);
    await sumBets(t.house.db, t.clock.nowMs);
    const before = await seen(player);
    archived = await archive();
    expect(await seen(player)).toEqual(before);
    // These bets were played in no game.
    const faults = await findFaults(t.house.db, { againAfterMs: 0 });
    expect(faults.filter((line) => !line.includes('its game says nothing'))).toEqual([]);
  });
  await fc.assert(property, { numRuns: 6, endOnFailure: true });
  expect(archived).toBeGreaterThan(20);
});

it('lets an operator void an archived bet: its stake is returned once, and nothing else changes', async () => {
  const player = await newPlayer(t, 1_000);
  const before = await t.house.ledger.balances(player.playerId);
  const lost = { daysLater: 0, stakeSatang: 300, winSatang: 120, gameType: 1, platformCode: 'moyu', state: 'settled' };
  await place(player, 'void-me', lost as OneBet);
  await place(player, 'keep-me', lost as OneBet);
  t.clock.nowMs += 100 * dayMs;
  await sumSettledStakes(t.house.db, t.clock.nowMs);
  await sumBets(t.house.db, t.clock.nowMs);
  await archive();
  const takeBack = async () => {
    const headers = { authorization: `Bearer ${operatorKey}` };
    const payload = { account: player.userAccount, betOrderNo: 'void-me' };
    const reply = await t.app.inject({ method: 'POST', url: '/operator/bet/void', headers, payload });
    return reply.json<object>();
  };
  expect(await Promise.all([takeBack(), takeBack()])).toEqual([{ voided: true }, { voided: true }]);
  const { main } = await t.house.ledger.balances(player.playerId);
  expect(main).toBe((before.main ?? 0) - 180);
  const { list, total } = await player.ok(newGameHistory, {});
  expect(list.map((bet) => [bet.betOrderNo, bet.validSatang])).toEqual([
    ['keep-me', 300],
    ['void-me', 0],
  ]);
  expect([total, (await player.ok(betTotals, {})).betSatang]).toEqual([2, 300]);
});
