/** Settling draws: every bet once, and stakes, prizes and the house's result sum to zero. */
import { gtBetting, gtChaseList } from '@foyer/contract/lottery/betting.ts';
import type { BetLine } from '@foyer/contract/lottery/betting.ts';
import { gtDraw } from '@foyer/contract/lottery/draws.ts';
import { prizeOf } from '@foyer/contract/lottery/selection.ts';
import { gameDetail, newGameHistory } from '@foyer/contract/bets/history.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dying, Killed } from '../testing/dying.ts';
import { assertBooksAreWhole } from '../ledger/books.ts';
import { noDecision } from '../http/context.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import { endChase, plannedOf } from './chaseStore.ts';
import { settleDue } from './settle.ts';
import {
  available,
  bet,
  betRows,
  betsOf,
  cart,
  chaseOf,
  everyLastDigit,
  lineOf,
  lotteryResult,
  toNextIssue,
} from './testing/lottery.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreWhole(t.house.db));
afterAll(() => t.close());

/** Lines of every play of the minute game, with bankers and multiples. */
const everyPlay: BetLine[] = [
  everyLastDigit,
  lineOf({ picks: [[1, 2, 3], [4], [], [0, 9], []], unitSatang: 300, multiple: 7 }),
  lineOf({
    play: 'front3Straight',
    picks: [
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [5, 6, 7, 8, 9],
    ],
  }),
  lineOf({
    play: 'back2Straight',
    picks: [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [1, 3, 5, 7, 9],
    ],
  }),
  lineOf({ play: 'back3Pair', picks: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]] }),
  lineOf({ play: 'front3Group', picks: [[2, 3, 4, 5, 6, 7]], bankers: [1] }),
  lineOf({ play: 'halves', picks: [[0, 3], [1], [], [2], [0, 1, 2, 3]], multiple: 3 }),
  lineOf({ play: 'colour', picks: [[1, 2, 3]], unitSatang: 5_000 }),
];

describe('a draw', () => {
  it('pays every play what it has won, and stakes, prizes and the house’s result sum to zero', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer(t, 20_000)));
    const draw = toNextIssue(t);
    const before = await lotteryResult(t);
    for (const player of players) expect((await bet(player, cart(t, everyPlay))).code).toBe(200);
    t.clock.nowMs = draw.drawMs;
    expect(await settleDue(t.house)).toBe(1);
    const { numbers } = (await t.client().ok(gtDraw, { lotteryCode: 'minute', issue: draw.issue })).draw;
    const prizes = everyPlay.map((line) => prizeOf('minute', line, numbers));
    for (const player of players) {
      const bets = (await betsOf(player)).toSorted((one, other) =>
        one.betOrderNo.localeCompare(other.betOrderNo, 'en', { numeric: true }),
      );
      expect(bets.map(({ prizeSatang }) => prizeSatang)).toEqual(prizes);
      expect(bets.map(({ state }) => state)).toEqual(prizes.map((prize) => (prize > 0 ? 'won' : 'lost')));
      expect(bets[0]?.numbers).toEqual(numbers);
      const staked = bets.reduce((sum, each) => sum + each.stakeSatang, 0);
      const won = prizes.reduce((sum, prize) => sum + prize, 0);
      expect(await available(player)).toBe(2_000_000 - staked + won);
    }
    const all = await betRows(t, draw.issue);
    expect(all).toHaveLength(players.length * everyPlay.length);
    expect(all.every((row) => row.is_settled)).toBe(true);
    const result = all.reduce((sum, row) => sum + row.stake_satang - row.win_satang, 0);
    expect((await lotteryResult(t)) - before).toBe(result);
    const row = await t.house.db
      .selectFrom('lottery_draw')
      .selectAll()
      .where('issue', '=', draw.issue)
      .executeTakeFirstOrThrow();
    expect(row.stake_satang - row.prize_satang).toBe(result);
    expect(await settleDue(t.house)).toBe(0);
  });

  it('is settled by the house’s job at its time', async () => {
    const player = await newPlayer(t, 100);
    const draw = toNextIssue(t);
    await t.runDueJobs();
    await player.ok(gtBetting, cart(t, [everyLastDigit]));
    await t.runDueJobs(draw.closeMs);
    expect((await betsOf(player))[0]?.state).toBe('placed');
    expect((await t.runDueJobs(draw.drawMs)).failed).toEqual([]);
    expect((await betsOf(player))[0]).toMatchObject({ state: 'won', prizeSatang: 970 });
    const [record] = (await player.ok(newGameHistory, {})).list;
    expect(record).toMatchObject({ gameType: 4, platformCode: 'lottery', status: '1', profitSatang: -30 });
    expect(record).toMatchObject({ platformName: '彩票', gameName: '分分彩', validSatang: 1_000 });
    const betOrderNo = record?.betOrderNo ?? '';
    const { ticket } = await player.ok(gameDetail, { betOrderNo, platformCode: 'lottery' });
    const { numbers } = (await t.client().ok(gtDraw, { lotteryCode: 'minute', issue: draw.issue })).draw;
    const { issue } = draw;
    const chosenText = '定位胆 · 个位 0 1 2 3 4 5 6 7 8 9';
    expect(ticket).toEqual({ lotteryCode: 'minute', issue, chosenText, betCount: 10, multiple: 1, numbers });
  });
});

describe('a house that is killed while it settles', () => {
  it.each([
    ['postAll', 'before'],
    ['postAll', 'after'],
    ['closeLost', 'before'],
    ['closeLost', 'after'],
  ] as const)('leaves every bet to be settled once when it is killed at %s, %s it', async (step, when) => {
    const [winner, loser] = [await newPlayer(t, 100), await newPlayer(t, 100)];
    const draw = toNextIssue(t);
    await winner.ok(gtBetting, cart(t, [everyLastDigit, lineOf({ play: 'back3Group', picks: [[1, 2, 3]] })]));
    await loser.ok(gtBetting, cart(t, [lineOf({ play: 'front3Group', picks: [[1, 2, 3]] })]));
    t.clock.nowMs = draw.drawMs;
    await expect(settleDue(dying(t.house, when, step))).rejects.toThrow(Killed);
    // Two processes start and find the draw at the same time.
    await Promise.all([settleDue(t.house), settleDue({ ...t.house })]);
    const { numbers } = (await t.client().ok(gtDraw, { lotteryCode: 'minute', issue: draw.issue })).draw;
    const extra = [winner, loser].map((_, index) =>
      prizeOf('minute', lineOf({ play: index === 0 ? 'back3Group' : 'front3Group', picks: [[1, 2, 3]] }), numbers),
    );
    expect(await available(winner)).toBe(10_000 - 1_100 + 970 + (extra[0] ?? 0));
    expect(await available(loser)).toBe(10_000 - 100 + (extra[1] ?? 0));
    const all = await betRows(t, draw.issue);
    expect(all).toHaveLength(3);
    expect(all.every((row) => row.is_settled)).toBe(true);
    expect(await settleDue(t.house)).toBe(0);
  });

  it('counts the bets that it had settled in the totals of the draw', async () => {
    const [first, second] = [await newPlayer(t, 1_000), await newPlayer(t, 1_000)];
    const draw = toNextIssue(t);
    await first.ok(gtBetting, cart(t, everyPlay.slice(0, 1)));
    await second.ok(gtBetting, cart(t, everyPlay.slice(1, 2)));
    t.clock.nowMs = draw.drawMs;
    await settleDue(t.house);
    const ofIssue = t.house.db.selectFrom('lottery_draw').where('issue', '=', draw.issue);
    const totals = ofIssue.select(['bet_count', 'stake_satang', 'prize_satang']);
    const whole = await totals.executeTakeFirstOrThrow();
    expect(whole).toMatchObject({ bet_count: 16, stake_satang: 13_600 });
    // As a process leaves it that has written one player's page, and is killed when it has paid the other one.
    const [unwritten] = await betsOf(second);
    await t.house.db
      .updateTable('lottery_bet')
      .set({ state: 'placed', prize_satang: 0, settled_ms: null })
      .where('bet_order_no', '=', unwritten?.betOrderNo ?? '')
      .execute();
    await t.house.db
      .updateTable('lottery_draw')
      .set({ state: 'drawn', settled_ms: null, bet_count: 0, stake_satang: 0, prize_satang: 0 })
      .where('issue', '=', draw.issue)
      .execute();
    await settleDue(t.house);
    expect(await totals.executeTakeFirstOrThrow()).toEqual(whole);
  });

  it('completes an order that was claimed but not paid for, before it settles the draw', async () => {
    const player = await newPlayer(t, 100);
    const draw = toNextIssue(t);
    const dead = dying(t.house, 'before');
    const other = await import('./betting.ts');
    const context = {
      house: dead,
      playerId: player.playerId,
      moneyKey: 'gtBetting:dead',
      decision: noDecision,
      lang: 'zh_CN',
      refuse: (name: string) => {
        throw new Error(name);
      },
    };
    // The context contains only what the service reads.
    await expect(other.gtBetting(context as never, cart(t, [everyLastDigit]))).rejects.toThrow(Killed);
    expect(await available(player)).toBe(10_000);
    expect(await betsOf(player)).toEqual([]);
    t.clock.nowMs = draw.drawMs;
    await settleDue(t.house);
    expect((await betsOf(player)).map(({ state }) => state)).toEqual(['won']);
    expect(await available(player)).toBe(10_000 - 1_000 + 970);
  });
});

describe('a chase', () => {
  it('buys issue by issue, and stops with the first win and returns the rest', async () => {
    const player = await newPlayer(t, 500);
    const draw = toNextIssue(t);
    const { chaseNo } = await player.ok(gtBetting, cart(t, [everyLastDigit], { chase: chaseOf(t, 5, true, 2) }));
    expect(await available(player)).toBe(50_000 - 5 * 2_000);
    // The house was down: three draws are due at once, and the first of them wins.
    t.clock.nowMs = draw.drawMs + 2 * 60_000;
    await settleDue(t.house);
    const [chase] = (await player.ok(gtChaseList, {})).list;
    expect(chase).toMatchObject({
      chaseNo,
      state: 'won',
      playedSatang: 2_000,
      returnedSatang: 8_000,
      prizeSatang: 1_940,
    });
    expect(chase?.steps.map(({ state }) => state)).toEqual(['won', 'cancelled', 'cancelled', 'cancelled', 'cancelled']);
    expect(await available(player)).toBe(50_000 - 2_000 + 1_940);
    expect((await t.house.ledger.balances(player.playerId)).chase).toBe(0);
  });

  it('plays all its issues if it does not stop, and is then done', async () => {
    const player = await newPlayer(t, 500);
    const draw = toNextIssue(t);
    await player.ok(gtBetting, cart(t, [everyLastDigit], { chase: chaseOf(t, 3, false) }));
    for (let issue = 0; issue < 3; issue += 1) {
      t.clock.nowMs = draw.drawMs + issue * 60_000;
      await settleDue(t.house);
      const [chase] = (await player.ok(gtChaseList, {})).list;
      expect(chase).toMatchObject({ state: issue < 2 ? 'running' : 'done', playedSatang: (issue + 1) * 1_000 });
    }
    expect(await available(player)).toBe(50_000 - 3_000 + 3 * 970);
    expect((await betsOf(player)).map(({ state }) => state)).toEqual(['won', 'won', 'won']);
  });
});

it('returns what ended chases hold, even if a draw cannot be settled. M08', async () => {
  const [ill, well] = [await newPlayer(t, 100), await newPlayer(t, 100)];
  const draw = toNextIssue(t);
  await ill.ok(gtBetting, cart(t, [everyLastDigit]));
  await well.ok(gtBetting, cart(t, [lineOf()], { chase: chaseOf(t, 3, false) }));
  const chase = await t.house.db
    .selectFrom('lottery_chase')
    .selectAll()
    .where('player_id', '=', well.playerId)
    .executeTakeFirstOrThrow();
  await t.house.db
    .transaction()
    .execute(async (trx) => endChase(trx, chase, 'stopped', await plannedOf(trx, chase), t.clock.nowMs));
  t.clock.nowMs = draw.drawMs;
  const broken = { ...t.house, ledger: { ...t.house.ledger, postAll: () => Promise.reject(new Error('ill')) } };
  await expect(settleDue(broken)).rejects.toThrow('ill');
  expect(await available(well)).toBe(10_000);
  await settleDue(t.house);
  expect(await available(ill)).toBe(9_970);
});
