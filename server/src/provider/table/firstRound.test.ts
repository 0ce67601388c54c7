/** The first bet at a table: its chain exists before the bet, and no bet is on a round without a chain. F01, L02 */
import { roundAt } from '@foyer/contract/play/tableClock.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { purse } from '../testing/player.ts';
import { chainsOf } from './chains.ts';
import { settleDue } from './settle.ts';
import { place, seat } from './testing/table.ts';
import { historyOf, tableView } from './views.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const dragonTiger = 'orchard-autumn-water-dragon-tiger';
const roulette = 'brass-bamboo-creek-roulette';
const chips = 'tie:1000';

/** Moves the clock to a second after a round has opened at a table that nobody has visited. */
function comeEarly(gameId: string) {
  t.clock.nowMs = roundAt(gameId, t.clock.nowMs).endMs + 1_000;
  return roundAt(gameId, t.clock.nowMs);
}

it('deals and settles the round in which a table has its very first bet. F01, L05, M08', async () => {
  const session = await seat(t, 'first', 10_000, dragonTiger);
  const round = comeEarly(dragonTiger);
  await tableView(t.house, session);
  await place(t, session, chips);
  const [chain] = await chainsOf(t.house, dragonTiger);
  expect(chain?.published_ms).toBeLessThanOrEqual(t.clock.nowMs);
  t.clock.nowMs = round.dealMs;
  expect(await settleDue(t.house)).toBe(1);
  const [played] = await historyOf(t.house, session, '');
  expect(played).toMatchObject({ position: 1, round: { roundNo: round.roundNo, isVoid: false } });
  expect(played?.round.numbers.length).toBeGreaterThan(0);
  expect(await purse(t, 'first')).toBe(9_000 + (played?.bets[0]?.prizeSatang ?? 0));
});

const chainsBeginLater = (gameId: string, first: number) =>
  t.house.db.updateTable('table_chain').set({ first_index: first }).where('game_id', '=', gameId).execute();

it('takes no bet on a round without a chain. F01', async () => {
  const session = await seat(t, 'early', 10_000, roulette);
  const round = comeEarly(roulette);
  await chainsOf(t.house, roulette);
  await chainsBeginLater(roulette, round.index + 1);
  await expect(place(t, session, 'n7:1000')).rejects.toMatchObject({ reason: 'BETS_CLOSED' });
  expect(await purse(t, 'early')).toBe(10_000);
});

it('returns the stakes of a round without a chain. L02', async () => {
  const session = await seat(t, 'held', 10_000, roulette);
  const round = comeEarly(roulette);
  await chainsBeginLater(roulette, round.index);
  await place(t, session, 'n7:1000');
  await chainsBeginLater(roulette, round.index + 1);
  t.clock.nowMs = round.endMs;
  await settleDue(t.house);
  await settleDue(t.house);
  expect(await purse(t, 'held')).toBe(10_000);
  const bets = await t.house.db.selectFrom('table_bet').select('state').where('owner', '=', 'held').execute();
  expect(bets).toEqual([{ state: 'void' }]);
});
