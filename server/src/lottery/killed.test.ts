/** Kills processes while they settle a draw of 2,000 bets. The others settle every bet once. */
import { createHash } from 'node:crypto';
import { prizeOf } from '@foyer/contract/lottery/selection.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFaults } from '../ledger/books.ts';
import { titles } from '../ledger/accounts.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { give } from '../wallet/testing/wallet.ts';
import { holdersOf, letRunOut, place, processesOf } from './testing/kill.ts';
import { settleDue } from './settle.ts';
import { cart, chaseOf, everyLastDigit, lineOf, lotteryResult, toNextIssue } from './testing/lottery.ts';

const purseSatang = 100_000;
const players = Array.from({ length: 50 }, (_, index) => `player ${index}`);
const chasers = ['chaser 0', 'chaser 1', 'chaser 2'];
const linesEach = 40;
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

const digit = (number: number) => [number % 10];
/** One sure prize and others by chance. Every second player has only lines that hardly ever win. */
const linesOf = (index: number) =>
  Array.from({ length: linesEach }, (_, line) => {
    if (index % 2 === 1)
      return lineOf({ play: 'front3Straight', picks: [digit(index), digit(line), digit(index + line)] });
    return line === 0
      ? everyLastDigit
      : lineOf({ picks: [digit(index + line), [], [], [], []], multiple: 1 + (line % 5) });
  });

/** Places all bets on the draw that is on sale, and moves the clock to its end. */
async function sellDraw(among: readonly string[]): Promise<number> {
  const draw = toNextIssue(t);
  const chase = () => cart(t, [everyLastDigit], { chase: chaseOf(t, 3, true) });
  await Promise.all([
    ...among.map((playerId, index) => place(t, playerId, cart(t, linesOf(index)))),
    ...chasers.map((playerId) => place(t, playerId, chase())),
  ]);
  t.clock.nowMs = draw.drawMs;
  return draw.index;
}

const drawOf = (index: number) =>
  t.house.db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('lottery_code', '=', 'minute')
    .where('draw_index', '=', index)
    .executeTakeFirstOrThrow();

/** Returns every bet of a draw with its values in the lottery and in the ledger. */
const betsOf = (index: number) =>
  t.house.db
    .selectFrom('lottery_bet')
    .innerJoin('bet', (join) =>
      join
        .onRef('bet.player_id', '=', 'lottery_bet.player_id')
        .onRef('bet.bet_order_no', '=', 'lottery_bet.bet_order_no'),
    )
    .selectAll('lottery_bet')
    .select(['bet.is_settled', 'bet.win_satang', 'bet.stake_satang as paid_satang'])
    .where('lottery_code', '=', 'minute')
    .where('draw_index', '=', index)
    .execute();

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** Expected balances of the players and of the lottery's bank, computed by the rules from every draw so far. */
const expected = { purses: new Map<string, number>(), bank: 0 };

/** Checks that every bet was settled by the rules, and that the ledger moved exactly one prize for each winner. */
async function expectSettledOnce(index: number, count: number): Promise<void> {
  const { issue, numbers, state, stake_satang, prize_satang } = await drawOf(index);
  const bets = await betsOf(index);
  expect(bets).toHaveLength(count);
  const won = new Map<string, number>();
  for (const bet of bets) {
    const { play, picks, bankers, unit_satang: unitSatang, multiple } = bet;
    const prize = prizeOf('minute', { play, picks, bankers, unitSatang, multiple }, numbers);
    expect(bet).toMatchObject({
      state: prize > 0 ? 'won' : 'lost',
      prize_satang: prize,
      win_satang: prize,
      paid_satang: bet.stake_satang,
      is_settled: true,
    });
    won.set(bet.player_id, (won.get(bet.player_id) ?? 0) + prize);
    const before = expected.purses.get(bet.player_id) ?? purseSatang;
    expected.purses.set(bet.player_id, before - bet.stake_satang + prize);
  }
  const [stakes, prizes] = [sum(bets.map((bet) => bet.stake_satang)), sum([...won.values()])];
  expect({ state, stake_satang, prize_satang }).toEqual({
    state: 'settled',
    stake_satang: stakes,
    prize_satang: prizes,
  });
  expected.bank += stakes - prizes;
  const paid = await t.house.db
    .selectFrom('movement')
    .innerJoin('entry', (join) =>
      join.onRef('entry.player_id', '=', 'movement.player_id').onRef('entry.seq', '=', 'movement.seq'),
    )
    .select(['movement.player_id', 'entry.amount_satang'])
    .where('movement.title', '=', titles.prize)
    .where('movement.reference', '=', issue)
    .where('entry.account', '=', 'main')
    .execute();
  const winners = [...won].filter(([, amount]) => amount > 0);
  expect(winners.length).toBeGreaterThanOrEqual(3);
  expect(paid).toHaveLength(winners.length);
  expect(new Map(paid.map((row) => [row.player_id, row.amount_satang]))).toEqual(new Map(winners));
  const held = await t.house.db.selectFrom('balance').selectAll().execute();
  for (const { player_id, account, amount_satang } of held)
    expect(amount_satang).toBe(account === 'main' ? (expected.purses.get(player_id) ?? purseSatang) : 0);
  expect(await lotteryResult(t)).toBe(expected.bank);
  expect(sum([...expected.purses.values()]) - expected.purses.size * purseSatang + expected.bank).toBe(0);
}

const seed = 'twice is once too often';
const chance = (turn: number, from: number, to: number) =>
  from + (createHash('sha256').update(`${seed} ${turn}`).digest().readUInt32BE() % (to - from));

it('settles every one of 2,000 bets once when a settling process is killed and two others continue. L05, L10', async () => {
  const other = await processes.start();
  // Records the statements of a complete settlement, on a small draw.
  const first = await sellDraw(players.slice(0, 8));
  const whole = await other.settle(everything);
  const sent = whole.kind === 'settled' ? whole.sent : [];
  await expectSettledOnce(first, 8 * linesEach + chasers.length);
  const closing = 1 + sent.indexOf('ledger_close_lost');
  expect(closing).toBeGreaterThan(3);
  expect(sent.length).toBeGreaterThan(closing + 10);
  // Kill before the prizes; with prizes paid but not stored; with losers closed too; in the open transaction; after it.
  const moments = [chance(1, 1, closing - 1), closing - 1, closing, closing + 1, chance(2, closing + 2, sent.length)];
  for (const [round, most] of moments.entries()) {
    const index = await sellDraw(players);
    const dying = await processes.start();
    expect(await dying.settle(most)).toEqual({ kind: 'held' });
    if (round < 4)
      expect((await betsOf(index)).filter(({ state }) => state === 'placed').length).toBeGreaterThan(1_999);
    const holders = await holdersOf(t);
    const others = [other.settle(everything), settleDue(t.house)];
    dying.child.kill('SIGKILL');
    expect(await dying.ended).toEqual([null, 'SIGKILL']);
    await letRunOut(t, holders);
    await Promise.all(others);
    await expectSettledOnce(index, players.length * linesEach + chasers.length);
    expect(await settleDue(t.house)).toBe(0);
  }
  expect(await findFaults(t.house.db)).toEqual([]);
  other.child.disconnect();
  expect(await other.ended).toEqual([0, null]);
});
