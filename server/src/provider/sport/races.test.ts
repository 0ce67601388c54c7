import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { PlaySession } from '../session/sessions.ts';
import { settleDue } from './judging.ts';
import { purse } from '../testing/player.ts';
import { legOf, place, seat, toEnd, toMatch } from './testing/sport.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const isIn = (answer: unknown): answer is { order_no: string } => !(answer instanceof Error);

it('accepts no pre-match bet after the start in 300 races at the cut-off, and takes each stake once. M20', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `racer ${index}`);
  const seats = await Promise.all(names.map((name) => seat(t, name, 1_000_000)));
  let [taken, refused] = [0, 0];
  for (let race = 0; race < 30; race += 1) {
    const match = await toMatch(t, 201);
    const { startMs } = match.fixture;
    t.clock.nowMs = startMs - 1;
    const leg = legOf(t, match, race % 2 === 0);
    // Moves the clock to the start after some bets were answered, while the others are in progress.
    let answered = 0;
    const send = async (session: PlaySession) => {
      const answer = await place(t, session, [leg]).catch((error: unknown) => error);
      answered += 1;
      if (answered === 1 + (race % 6)) t.clock.nowMs = startMs;
      return answer;
    };
    const first = seats.slice(0, 5).map(send);
    await Promise.race(first);
    const answers = await Promise.all([...first, ...seats.slice(5).map(send)]);
    toEnd(t, match);
    await settleDue(t.house);
    const orders = answers.filter(isIn).map((bet) => bet.order_no);
    const rows = await t.house.db
      .selectFrom('sport_bet')
      .selectAll()
      .where('placed_ms', '>=', startMs - 1)
      .execute();
    expect(rows.map((row) => row.order_no).toSorted()).toEqual(orders.toSorted());
    // Bets claimed before the start were accepted at the odds that the player saw.
    expect(rows.every((row) => row.placed_ms < startMs && ['won', 'lost'].includes(row.state))).toBe(true);
    for (const answer of answers)
      if (!isIn(answer)) expect(answer instanceof Refusal && answer.reason).toBe('ODDS_MOVED');
    taken += orders.length;
    refused += answers.length - orders.length;
  }
  expect(taken + refused).toBe(300);
  expect(Math.min(taken, refused)).toBeGreaterThan(20);
  const held = await Promise.all(names.map((name) => purse(t, name)));
  const bets = await t.house.db.selectFrom('sport_bet').select(['stake_satang', 'paid_satang']).execute();
  const owed = bets.reduce((sum, bet) => sum + bet.paid_satang - bet.stake_satang, 0);
  expect(held.reduce((sum, satang) => sum + satang, 0)).toBe(10_000_000 + owed);
});

it('takes no bet on a closed match, even if the clock of the process is behind. M20', async () => {
  const session = await seat(t, 'behind', 50_000);
  const match = await toMatch(t);
  const leg = legOf(t, match, true);
  await place(t, session, [leg]);
  const earlyMs = t.clock.nowMs;
  toEnd(t, match);
  await settleDue(t.house);
  const held = await purse(t, 'behind');
  await expect(place(t, session, [leg], { house: { ...t.house, now: () => earlyMs } })).rejects.toThrow(
    'MARKET_CLOSED',
  );
  expect(await purse(t, 'behind')).toBe(held);
});
