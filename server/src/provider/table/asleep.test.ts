/** A table whose process stood still past the end of a round: the round is dealt once, and announced once. M08 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { place, pineCourt, seat, toNextRound } from './testing/table.ts';
import { awakeTable, doDue } from './awakeTable.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const kindOf = (event: string): unknown => (JSON.parse(event.slice('data: '.length)) as { kind: unknown }).kind;

it('deals a round that was left open once, however often the table looks in the next one', async () => {
  const session = await seat(t, 'asleep', 100_00);
  const round = await toNextRound(t);
  const table = awakeTable(pineCourt, t.clock.nowMs);
  const events: string[] = [];
  table.watchers.add({ write: (text) => events.push(text) });
  await place(t, session, 'player:1000');
  table.staked = round.index;
  // Awake again while the next round takes chips.
  t.clock.nowMs = round.endMs + 500;
  for (let look = 0; look < 3; look += 1) {
    await doDue(t.house, table);
    t.clock.nowMs += 1_000;
  }
  const results = events.map(kindOf).filter((kind) => kind === 'result' || kind === 'settled');
  expect(results).toEqual(['result', 'settled']);
  expect(table.staked).toBe(-1);
});

it('tries again where dealing the round failed', async () => {
  const session = await seat(t, 'again', 100_00);
  const round = await toNextRound(t);
  const table = awakeTable(pineCourt, t.clock.nowMs);
  await place(t, session, 'player:1000');
  table.staked = round.index;
  t.clock.nowMs = round.endMs + 500;
  const broken = { ...t.house, db: undefined } as unknown as TestHouse['house'];
  await expect(doDue(broken, table)).rejects.toThrow();
  expect(table.staked).toBe(round.index);
  await doDue(t.house, table);
  expect(table.staked).toBe(-1);
});
