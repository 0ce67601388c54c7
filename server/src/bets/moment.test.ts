/** Slip and bet record show the same time of a bet, even if its movement is later. Decision 365 */
import { betTotals, newGameHistory } from '@foyer/contract/bets/history.ts';
import { gtBetting, gtUserBetRecords } from '@foyer/contract/lottery/betting.ts';
import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cart, everyLastDigit, toNextIssue } from '../lottery/testing/lottery.ts';
import { legOf, place, seat, toMatch } from '../provider/sport/testing/sport.ts';
import { betsOf } from '../provider/testing/player.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterAll(() => t.close());

/** From now on, every reading of the house's clock advances it. */
function letTimePass(byMs: number): void {
  let { nowMs } = t.clock;
  const get = () => (nowMs += byMs);
  const set = (ms: number) => {
    nowMs = ms;
  };
  Object.defineProperty(t.clock, 'nowMs', { configurable: true, get, set });
}

it('shows a lottery bet in the bet records at the time of its slip, and its movement within a second', async () => {
  const player = await newPlayer(t, 500);
  toNextIssue(t);
  letTimePass(7);
  await player.ok(gtBetting, cart(t, [everyLastDigit]));
  const [slip] = (await player.ok(gtUserBetRecords, {})).list;
  const [record] = (await player.ok(newGameHistory, { pageNo: 1, pageSize: 10 })).list;
  const [entry] = (await player.ok(myBalanceList, { pageNo: 1, pageSize: 1 })).list;
  expect(slip?.placedMs).toBeGreaterThan(0);
  expect(record?.betTime).toBe(slip?.placedMs);
  expect(Number(entry?.createTime) - Number(slip?.placedMs)).toBeLessThan(1_000);
  expect((await player.ok(betTotals, { startTime: String(slip?.placedMs) })).count).toBe(1);
});

it('records a bet on a match at the time when the desk accepted it', async () => {
  const session = await seat(t, 'bettor', 100_000);
  const match = await toMatch(t, 1, 2);
  letTimePass(7);
  const bet = await place(t, session, [legOf(t, match, true)]);
  expect(await betsOf(t, 'bettor')).toMatchObject([{ placed_ms: bet.placed_ms }]);
});
