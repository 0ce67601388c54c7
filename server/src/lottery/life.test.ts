/** One draw from the day it can be chased until it is voided: all calls agree on it at every moment. SI-21 */
import { gtBetting, gtChaseList, gtUserBetRecords } from '@foyer/contract/lottery/betting.ts';
import type { LotteryBetState } from '@foyer/contract/lottery/betting.ts';
import { drawTimes, isOnSale } from '@foyer/contract/lottery/clock.ts';
import type { DrawTimes } from '@foyer/contract/lottery/clock.ts';
import { gtBettingList, gtDraw, gtInit, gtResultList } from '@foyer/contract/lottery/draws.ts';
import type { DrawState } from '@foyer/contract/lottery/draws.ts';
import { omissionsOf } from '@foyer/contract/lottery/trend.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';
import { settleDue } from './settle.ts';
import { bet, cart, chaseOf, everyLastDigit, lineOf, toNextIssue } from './testing/lottery.ts';
import { voidDraw } from './void.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const lotteryCode = 'minute';

/** Collects everything that the house's calls return about one draw now. */
async function ticketOf(player: TestPlayer, { issue, index }: DrawTimes) {
  const [init, offer, { draw, proof }, results, mine, chases] = [
    await player.ok(gtInit, {}),
    await player.ok(gtBettingList, { lotteryCode }),
    await player.ok(gtDraw, { lotteryCode, issue }),
    await player.ok(gtResultList, { lotteryCode, pageSize: 200 }),
    await player.ok(gtUserBetRecords, { lotteryCode, issue, pageSize: 200 }),
    await player.ok(gtChaseList, { lotteryCode }),
  ];
  const game = init.games.find((one) => one.lotteryCode === lotteryCode);
  const next = drawTimes(lotteryCode, index + 1).issue;
  return {
    draw,
    proof,
    bets: mine.list,
    steps: chases.list.flatMap(({ steps }) => steps.filter((step) => step.issue === issue)),
    countdown: game?.current.issue === issue ? game.current : undefined,
    latest: game?.latest.issue === issue ? game.latest : undefined,
    isNext: game?.current.issue === next,
    record: results.list.find((one) => one.issue === issue),
    chart: results.list.filter(({ state }) => state === 'drawn'),
    offered: offer.issues.find((one) => one.issue === issue)?.state,
    lists: {
      planned: (await player.ok(gtUserBetRecords, { lotteryCode, issue, state: 'planned' })).total,
      placed: (await player.ok(gtUserBetRecords, { lotteryCode, issue, state: 'placed' })).total,
    },
  };
}

/** Returns the draw's state by the clock, unless it was voided. */
function stateAt(times: DrawTimes, nowMs: number): DrawState {
  if (nowMs < times.openMs) return 'upcoming';
  if (nowMs >= times.drawMs) return 'drawn';
  return isOnSale(times, nowMs) ? 'open' : 'closed';
}

async function expectAgreement(
  player: TestPlayer,
  times: DrawTimes,
  state: DrawState,
  bets: readonly LotteryBetState[],
): Promise<void> {
  const ticket = await ticketOf(player, times);
  const isOver = state === 'drawn' || state === 'void';
  const { numbers } = ticket.draw;
  expect(ticket.draw.state).toBe(state);
  expect(numbers).toHaveLength(state === 'drawn' ? 5 : 0);
  expect(ticket.proof !== undefined).toBe(state === 'drawn');
  // It is counted down while it runs and shown as the last one when it is over, and never both.
  expect(ticket.countdown?.state).toBe(state === 'open' || state === 'closed' ? state : undefined);
  expect(ticket.offered).toBe(state === 'open' || state === 'upcoming' ? state : undefined);
  expect(ticket.latest ?? ticket.record).toEqual(isOver ? ticket.draw : undefined);
  expect(ticket.record).toEqual(isOver ? ticket.draw : undefined);
  expect(ticket.isNext).toBe(isOver);
  // The charts include it once drawn, with the same numbers that all players see.
  const charted = ticket.chart.find(({ issue }) => issue === times.issue);
  expect(charted?.numbers ?? []).toEqual(numbers);
  if (charted !== undefined) {
    const [first] = ticket.chart;
    expect(first).toEqual(ticket.draw);
    expect(omissionsOf(lotteryCode, ticket.chart, 0)[numbers[0] ?? -1]?.current).toBe(0);
  }
  expect(ticket.bets.map((one) => one.state).toSorted()).toEqual(bets.toSorted());
  for (const one of ticket.bets) expect(one.numbers).toEqual(numbers);
  for (const step of ticket.steps) expect(bets).toContain(step.state);
  expect(ticket.lists).toEqual({
    planned: bets.filter((one) => one === 'planned').length,
    placed: bets.filter((one) => one === 'placed').length,
  });
  const other = await bet(player, cart(t, [lineOf()], { issue: times.issue }));
  expect(other.refusal).toBe(state === 'open' ? undefined : state === 'upcoming' ? 'UNKNOWN_DRAW' : 'DRAW_CLOSED');
}

it('agrees in countdown, offer, records, charts and my bets at every moment of a draw’s life. SI-21, CALL-179, CALL-181, CALL-182, CALL-183', async () => {
  const player = await newPlayer(t, 500);
  const before = toNextIssue(t);
  const times = drawTimes(lotteryCode, before.index + 1);
  await player.ok(gtBetting, cart(t, [everyLastDigit], { chase: chaseOf(t, 3, false) }));
  const agrees = (nowMs: number, ...bets: LotteryBetState[]) => {
    t.clock.nowMs = nowMs;
    return expectAgreement(player, times, stateAt(times, nowMs), bets);
  };
  await agrees(before.closeMs, 'planned');
  await agrees(times.openMs - 1, 'planned');
  // The house is late: the previous draw is unsettled while this one is on sale.
  await agrees(times.openMs, 'planned');
  await agrees(times.closeMs - 1, 'planned', 'placed');
  await agrees(times.closeMs, 'placed', 'placed', 'placed');
  await agrees(times.drawMs - 1, 'placed', 'placed', 'placed');
  await agrees(times.drawMs, 'placed', 'placed', 'placed');
  await settleDue(t.house);
  const { numbers } = (await player.ok(gtDraw, { lotteryCode, issue: times.issue })).draw;
  const single = numbers[0] === 7 ? 'won' : 'lost';
  await agrees(times.drawMs + 1, 'won', single, single);
  expect(await voidDraw(t.house, lotteryCode, times.issue, 'the drum was seen to stop')).toBe(true);
  await expectAgreement(player, times, 'void', ['void', 'void', 'void']);
  await settleDue(t.house);
  await expectAgreement(player, times, 'void', ['void', 'void', 'void']);
});

it('takes no bet on a voided draw, and shows it as over while its time still runs', async () => {
  const player = await newPlayer(t, 100);
  const times = toNextIssue(t);
  await player.ok(gtBetting, cart(t, [lineOf()]));
  expect(await voidDraw(t.house, lotteryCode, times.issue, 'the drum was seen to stop')).toBe(true);
  const ticket = await ticketOf(player, times);
  expect([ticket.draw.state, ticket.countdown?.state, ticket.offered]).toEqual(['void', 'void', undefined]);
  expect(ticket.bets.map(({ state }) => state)).toEqual(['void']);
  expect((await bet(player, cart(t, [lineOf()]))).refusal).toBe('DRAW_CLOSED');
});
