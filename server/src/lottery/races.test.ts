import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';
import { settleDue } from './settle.ts';
import { bet, cart, lineOf, toNextIssue } from './testing/lottery.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

it('takes no bet on a closed draw in 1,000 races at closing, and reports the true outcome to each caller', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => newPlayer(t, 1_000)));
  let [taken, refused] = [0, 0];
  for (let race = 0; race < 50; race += 1) {
    const draw = toNextIssue(t);
    t.clock.nowMs = draw.closeMs - 1;
    const wanted = cart(t, [lineOf()]);
    // Moves the clock after this many carts were answered, while the others are in progress.
    let [answered, settling] = [0, Promise.resolve(0)];
    const send = async (player: TestPlayer) => {
      const answer = await bet(player, wanted);
      answered += 1;
      if (answered === 1 + (race % 12)) {
        t.clock.nowMs = race % 2 === 0 ? draw.closeMs : draw.drawMs;
        settling = settleDue(t.house);
      }
      return answer;
    };
    const first = players.slice(0, 10).map(send);
    await Promise.race(first);
    const asked = [...first, ...players.slice(10).map(send)];
    const answers = await Promise.all(asked);
    await settling;
    t.clock.nowMs = draw.drawMs;
    await settleDue(t.house);
    const placed = await t.house.db
      .selectFrom('lottery_bet')
      .select(['player_id', 'order_no', 'state', 'placed_ms'])
      .where('lottery_code', '=', 'minute')
      .where('draw_index', '=', draw.index)
      .execute();
    const won = answers.flatMap(({ data }) => data?.orderNo ?? []);
    expect(placed.map((row) => row.order_no).toSorted()).toEqual(won.toSorted());
    expect(placed.every((row) => row.placed_ms < draw.closeMs && ['won', 'lost'].includes(row.state))).toBe(true);
    for (const { code, refusal } of answers) expect(code === 200 || refusal === 'DRAW_CLOSED').toBe(true);
    taken += won.length;
    refused += answers.length - won.length;
  }
  expect(taken + refused).toBe(1_000);
  expect(refused).toBeGreaterThan(100);
  expect(taken).toBeGreaterThan(100);
});
