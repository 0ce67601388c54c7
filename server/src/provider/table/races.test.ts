import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { PlaySession } from '../session/sessions.ts';
import { settleDue } from './settle.ts';
import { purse } from '../testing/player.ts';
import { pineCourt, place, seat, toNextRound } from './testing/table.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const isIn = (answer: unknown): answer is { order_no: string } => !(answer instanceof Error);

it('takes no chip on a closed round in 1,000 races at the cut-off, and takes each stake once. M20', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `racer ${index}`);
  const seats = await Promise.all(names.map((name) => seat(t, name, 100_000)));
  let [taken, refused] = [0, 0];
  for (let race = 0; race < 50; race += 1) {
    const round = await toNextRound(t);
    t.clock.nowMs = round.closeMs - 1;
    // Moves the clock to the close after some slips were answered, while the others are in progress.
    let [answered, settling] = [0, Promise.resolve(0)];
    const send = async (session: PlaySession) => {
      const answer = await place(t, session, 'player:100,banker:100', { roundNo: round.roundNo }).catch(
        (error: unknown) => error,
      );
      answered += 1;
      if (answered === 1 + (race % 12)) {
        t.clock.nowMs = race % 2 === 0 ? round.closeMs : round.dealMs;
        settling = settleDue(t.house);
      }
      return answer;
    };
    const first = seats.slice(0, 10).map(send);
    await Promise.race(first);
    const answers = await Promise.all([...first, ...seats.slice(10).map(send)]);
    await settling;
    t.clock.nowMs = round.dealMs;
    await settleDue(t.house);
    const rows = await t.house.db
      .selectFrom('table_bet')
      .selectAll()
      .where('game_id', '=', pineCourt)
      .where('round_index', '=', round.index)
      .execute();
    const inRound = answers.filter(isIn).map((bet) => bet.order_no);
    expect(rows.map((row) => row.order_no).toSorted()).toEqual(inRound.toSorted());
    expect(rows.every((row) => row.placed_ms < round.closeMs && row.state === 'won')).toBe(true);
    for (const answer of answers)
      if (!isIn(answer)) expect(answer instanceof Refusal && answer.reason).toBe('BETS_CLOSED');
    taken += inRound.length;
    refused += answers.length - inRound.length;
  }
  expect(taken + refused).toBe(1_000);
  expect(Math.min(taken, refused)).toBeGreaterThan(50);
  const held = await Promise.all(names.map((name) => purse(t, name)));
  const bets = await t.house.db.selectFrom('table_bet').select(['stake_satang', 'prize_satang']).execute();
  const owed = bets.reduce((sum, bet) => sum + bet.prize_satang - bet.stake_satang, 0);
  expect(held.reduce((sum, satang) => sum + satang, 0)).toBe(2_000_000 + owed);
});
