/**
 * Attacks on a table's round: a void during settlement, two different clocks, the whole balance staked many times at
 * once. L02, L03, M20
 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { dying, Killed } from '../../testing/dying.ts';
import { Refusal } from '../../refusal.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { PlaySession } from '../session/sessions.ts';
import { purse } from '../testing/player.ts';
import { dealRound, settleDue, settleRound } from './settle.ts';
import { pineCourt, place, seat, toNextRound } from './testing/table.ts';
import { historyOf, roundNow, tableAsked, tableView } from './views.ts';
import { voidTableRound } from './void.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

/** One of the two spots pays, or both are returned. */
const both = 'player:1000,banker:1000';

it('returns the stakes of a round that is voided while a process settles it. L02', async () => {
  const session = await seat(t, 'meanwhile', 10_000);
  const round = await toNextRound(t);
  await place(t, session, both);
  t.clock.nowMs = round.dealMs;
  const dealt = await dealRound(t.house, pineCourt, round.index);
  if (dealt === undefined) throw new Error('not dealt');
  await voidTableRound(t.house, pineCourt, round.roundNo, 'a fault');
  // This row was read before the round was voided.
  await settleRound(t.house, dealt);
  t.clock.nowMs = round.endMs;
  expect(await settleDue(t.house)).toBe(1);
  expect(await purse(t, 'meanwhile')).toBe(10_000);
});

it('takes back a prize that a killed house had paid but not stored. L02, L08', async () => {
  const session = await seat(t, 'unwritten', 10_000);
  const round = await toNextRound(t);
  await place(t, session, both);
  t.clock.nowMs = round.endMs;
  await expect(settleDue(dying(t.house, 'after', 'postAll'))).rejects.toThrow(Killed);
  expect(await purse(t, 'unwritten')).toBeGreaterThan(9_000);
  await voidTableRound(t.house, pineCourt, round.roundNo, 'a fault');
  await settleDue(t.house);
  expect(await purse(t, 'unwritten')).toBe(10_000);
  expect((await tableView(t.house, session)).purse).toMatchObject({ stakedSatang: 0, wonSatang: 0 });
});

const tellings = [
  ['state', (session) => tableView(t.house, session)],
  ['history', (session, roundNo) => historyOf(t.house, session, roundNo)],
  ['stream', async () => roundNow(await tableAsked(t.house, pineCourt))],
] as const satisfies [string, (session: PlaySession, roundNo: string) => Promise<unknown>][];
it.each(tellings)(
  'takes no chip on a round that a window’s %s has revealed, even if the process’s clock is behind. M20',
  async (name, report) => {
    const session = await seat(t, name, 10_000);
    const round = await toNextRound(t);
    t.clock.nowMs = round.dealMs;
    await report(session, round.roundNo);
    const behind = { ...t.house, now: () => round.openMs + 1_000 };
    const late = place(t, session, 'banker:100', { house: behind, roundNo: round.roundNo });
    await expect(late).rejects.toThrow('BETS_CLOSED');
    expect(await purse(t, name)).toBe(10_000);
  },
);

it('accepts one of forty concurrent slips that each stake the whole balance. L03', async () => {
  const session = await seat(t, 'greedy', 10_000);
  await toNextRound(t);
  const slips = Array.from({ length: 40 }, () => place(t, session, 'banker:10000').catch((error: unknown) => error));
  const answers = await Promise.all(slips);
  const refusals = answers.map((answer) => (answer instanceof Refusal ? answer.reason : answer));
  expect(refusals.filter((reason) => reason === 'BALANCE_INSUFFICIENT')).toHaveLength(39);
  expect(await purse(t, 'greedy')).toBe(0);
});
