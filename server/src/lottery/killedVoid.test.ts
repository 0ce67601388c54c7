/** Kills processes while they return the stakes of a voided draw. The others return the rest, each stake once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFaults } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { give } from '../wallet/testing/wallet.ts';
import { holdersOf, letRunOut, place, processesOf } from './testing/kill.ts';
import { settleDue } from './settle.ts';
import { cart, chaseOf, everyLastDigit, lineOf, lotteryResult, toNextIssue } from './testing/lottery.ts';
import { markVoid } from './voidStore.ts';

const purseSatang = 100_000;
const players = Array.from({ length: 30 }, (_, index) => `player ${index}`);
const chasers = ['chaser 0', 'chaser 1', 'chaser 2'];
const everything = Number.MAX_SAFE_INTEGER;

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
  await Promise.all([...players, ...chasers].map((playerId) => give(t, playerId, 'main', purseSatang)));
});
const processes = processesOf(() => t);
afterAll(() => {
  processes.killAll();
  return t.close();
});

/** Places bets and chases on a draw, and voids it without returning anything yet. */
async function annulDraw(isSettledBefore: boolean): Promise<number> {
  const draw = toNextIssue(t);
  await Promise.all([
    ...players.map((playerId) => place(t, playerId, cart(t, [everyLastDigit, lineOf({ multiple: 3 })]))),
    ...chasers.map((playerId) => place(t, playerId, cart(t, [everyLastDigit], { chase: chaseOf(t, 1, true) }))),
  ]);
  if (isSettledBefore) {
    t.clock.nowMs = draw.drawMs;
    expect(await settleDue(t.house)).toBe(1);
    expect(await lotteryResult(t)).not.toBe(0);
  }
  await t.house.db.transaction().execute((trx) => markVoid(trx, draw, 'the drum was seen to stop'));
  return draw.index;
}

/** All players have their original balance, nothing is held, and the house has neither won nor lost. */
async function expectGivenBackOnce(index: number): Promise<void> {
  const bets = await t.house.db
    .selectFrom('lottery_bet')
    .select(['state', 'prize_satang'])
    .where('lottery_code', '=', 'minute')
    .where('draw_index', '=', index)
    .execute();
  expect(bets).toHaveLength(players.length * 2 + chasers.length);
  for (const bet of bets) expect(bet).toEqual({ state: 'void', prize_satang: 0 });
  const held = await t.house.db.selectFrom('balance').selectAll().execute();
  for (const { account, amount_satang } of held) expect(amount_satang).toBe(account === 'main' ? purseSatang : 0);
  expect(await lotteryResult(t)).toBe(0);
  expect(await findFaults(t.house.db)).toEqual([]);
  expect(await settleDue(t.house)).toBe(0);
}

it('returns every stake of a voided draw once when the returning process is killed and two others continue. L05, L10', async () => {
  const other = await processes.start();
  const whole = await annulDraw(true);
  const reply = await other.settle(everything);
  const sent = reply.kind === 'settled' ? reply.sent : [];
  const ending = sent.slice(-2);
  expect(sent.slice(0, -2)).toEqual(expect.arrayContaining(['ledger_post', 'begin']));
  expect(sent.slice(0, -2).filter((name) => ending.includes(name))).toEqual([]);
  await expectGivenBackOnce(whole);
  // Kill with the money returned but nothing stored, in the open transaction, and just before the end.
  for (const [round, last] of ['ledger_post', 'begin', ...ending].entries()) {
    const index = await annulDraw(round % 2 === 0);
    const dying = await processes.start();
    expect(await dying.settle(last)).toEqual({ kind: 'held' });
    const holders = await holdersOf(t);
    const others = [other.settle(everything), settleDue(t.house)];
    dying.child.kill('SIGKILL');
    expect(await dying.ended).toEqual([null, 'SIGKILL']);
    await letRunOut(t, holders);
    await Promise.all(others);
    await expectGivenBackOnce(index);
  }
  other.child.disconnect();
  expect(await other.ended).toEqual([0, null]);
});
