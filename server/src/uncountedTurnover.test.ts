/** Which stakes of real bets do not count for turnover: covered ones and cashed-out ones. L09, ADR 450 */
import { afterAll, afterEach, expect, it } from 'vitest';
import { insertDepositLock } from './bonus/lockStore.ts';
import { locksOf } from './bonus/locks.ts';
import { assertBooksAreWhole } from './ledger/books.ts';
import { bet, cart, lineOf, toNextIssue } from './lottery/testing/lottery.ts';
import { settleDue as settleDraws } from './lottery/settle.ts';
import { cashOut, legsWithMatches, offerOf } from './provider/sport/cashOut.ts';
import { legsOf } from './provider/sport/betStore.ts';
import { settleDue as settleMatches } from './provider/sport/judging.ts';
import { pricesOf, standingAt } from './provider/sport/matches.ts';
import { place as placeSport, seat as seatAtDesk, toEnd, toMatch } from './provider/sport/testing/sport.ts';
import { returnOf } from './provider/sport/odds.ts';
import { settleDue as settleTables } from './provider/table/settle.ts';
import { place, seat, toNextRound } from './provider/table/testing/table.ts';
import { openTestHouse } from './testing/house.ts';
import { newPlayer } from './wallet/testing/wallet.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreWhole(t.house.db));
afterAll(() => t.close());

/** A player with a lock that no stake of these tests clears. */
async function lockedPlayer() {
  const player = await newPlayer(t, 10_000);
  await insertDepositLock(t.house, player.playerId, {
    orderNo: `lock-${player.playerId}`,
    principalSatang: 100,
    targetSatang: 1_000_000_00,
    createdMs: t.clock.nowMs,
  });
  return player;
}
const turnoverOf = async (playerId: string): Promise<number> =>
  (await locksOf(t.house, playerId)).reduce((sum, { doneSatang }) => sum + doneSatang, 0);

async function playRound(playerId: string, slips: readonly string[]): Promise<number> {
  const session = await seat(t, playerId, 10_000_00);
  const round = await toNextRound(t);
  for (const slip of slips) await place(t, session, slip);
  t.clock.nowMs = round.dealMs;
  await settleTables(t.house);
  return turnoverOf(playerId);
}

it.each([
  ['one side in full', ['banker:10000'], 10_000],
  ['both sides of one slip by what can be lost', ['banker:10000,player:4000'], 6_000],
  ['both sides of two slips by what can be lost', ['banker:10000', 'player:4000'], 6_000],
  ['equal sides by the commission', ['banker:10000,player:10000'], 500],
  ['a side with the tie in full', ['banker:10000,tie:1000'], 11_000],
] as const)('a table counts %s', async (_what, slips, satang) => {
  const { playerId } = await lockedPlayer();
  // Each share is rounded down, so a satang for each bet may count.
  expect(Math.abs((await playRound(playerId, slips)) - satang)).toBeLessThan(2);
});

it('another player’s opposite side covers nothing', async () => {
  const [one, other] = [await lockedPlayer(), await lockedPlayer()];
  const seats = [await seat(t, one.playerId, 10_000_00), await seat(t, other.playerId, 10_000_00)] as const;
  const round = await toNextRound(t);
  await place(t, seats[0], 'banker:10000');
  await place(t, seats[1], 'player:10000');
  t.clock.nowMs = round.dealMs;
  await settleTables(t.house);
  expect([await turnoverOf(one.playerId), await turnoverOf(other.playerId)]).toEqual([10_000, 10_000]);
});

it('both sides of a match count by what can be lost, one side in full', async () => {
  const [both, one] = [await lockedPlayer(), await lockedPlayer()];
  const match = await toMatch(t);
  const { markets } = pricesOf(standingAt(match, t.clock.nowMs));
  const total = markets.find(({ kind, picks }) => kind === 'total' && picks.length === 2);
  if (total === undefined) throw new Error('no total');
  const leg = (at: number) => {
    const { pick, odds } = total.picks[at] ?? { pick: '', odds: 0 };
    return { matchId: match.fixture.matchId, kind: total.kind, param: total.param, pick, odds };
  };
  const desk = await seatAtDesk(t, both.playerId, 10_000_00);
  await placeSport(t, desk, [leg(0)], { stakeSatang: 10_000 });
  await placeSport(t, desk, [leg(1)], { stakeSatang: 10_000 });
  await placeSport(t, await seatAtDesk(t, one.playerId, 10_000_00), [leg(0)], { stakeSatang: 10_000 });
  toEnd(t, match);
  await settleMatches(t.house);
  const least = Math.min(...total.picks.map(({ odds }) => returnOf(10_000, [odds])));
  expect(Math.abs((await turnoverOf(both.playerId)) - (20_000 - least))).toBeLessThan(3);
  expect(await turnoverOf(one.playerId)).toBe(10_000);
});

it('a bet that was cashed out counts nothing', async () => {
  const { playerId } = await lockedPlayer();
  const match = await toMatch(t);
  const market = pricesOf(standingAt(match, t.clock.nowMs)).markets.find(({ kind }) => kind === 'winner');
  const pick = market?.picks[0];
  if (market === undefined || pick === undefined) throw new Error('no winner');
  const leg = { matchId: match.fixture.matchId, kind: market.kind, param: market.param, ...pick };
  const desk = await seatAtDesk(t, playerId, 10_000_00);
  const placed = await placeSport(t, desk, [leg], { stakeSatang: 10_000 });
  const legs = await legsWithMatches(t.house, await legsOf(t.house.db, [placed]));
  const { offerSatang } = offerOf(placed, legs, t.clock.nowMs);
  expect((await cashOut(t.house, playerId, placed.order_no, offerSatang)).outcome).toBe('cashed');
  expect(await turnoverOf(playerId)).toBe(0);
});

it.each([
  ['big with small counts by what can be lost', [[0], [1]], false],
  ['big alone counts in full', [[0]], true],
  ['every digit of a position counts by what can be lost', [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]], false],
] as const)('in the lottery, %s', async (_what, zones, isFull) => {
  const player = await lockedPlayer();
  const draw = toNextIssue(t);
  const play = zones[0].length > 1 ? 'position' : 'halves';
  const lines = zones.map((zone) => lineOf({ play, picks: [[...zone], [], [], [], []], multiple: 10 }));
  expect((await bet(player, cart(t, lines))).code).toBe(200);
  t.clock.nowMs = draw.drawMs;
  await settleDraws(t.house);
  const stakes = t.house.db.selectFrom('bet').select('stake_satang').where('player_id', '=', player.playerId);
  const staked = (await stakes.execute()).reduce((sum, { stake_satang }) => sum + stake_satang, 0);
  const counted = await turnoverOf(player.playerId);
  if (isFull) expect(counted).toBe(staked);
  else expect([counted > 0, counted < staked / 5]).toEqual([true, true]);
});
