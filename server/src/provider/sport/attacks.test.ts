/**
 * Faults at the desk: a match voided during settlement, a bet that cannot be paid, another player's bet. L02, L09, M08
 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { calledAway, doneOrWaiting } from '../../testing/race.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { House } from '../../house.ts';
import { purse } from '../testing/player.ts';
import type { BetRow } from './betStore.ts';
import { cashOut } from './cashOut.ts';
import { settleDue } from './judging.ts';
import { legOf, place, rowOf, seat, toEnd, toMatch } from './testing/sport.ts';
import { settleVoided, voidMatch } from './voiding.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

it('settles again within a minute if the house was killed after a match was voided. L09, M08', async () => {
  const session = await seat(t, 'orphan', 100_000);
  const match = await toMatch(t);
  const bets = [await place(t, session, [legOf(t, match, true)]), await place(t, session, [legOf(t, match, false)])];
  toEnd(t, match);
  await settleDue(t.house);
  expect(await voidMatch(t.house, match.fixture.matchId, 'a fault')).toBe(true);
  await t.runDueJobs(t.clock.nowMs + 60_000);
  for (const { order_no } of bets) expect((await rowOf(t, order_no)).state).toBe('void');
  expect(await purse(t, 'orphan')).toBe(100_000);
});

it('pays no bet on a match that is voided while it is judged. L02, L09', async () => {
  const session = await seat(t, 'between', 100_000);
  const match = await toMatch(t, 2);
  const bet = await place(t, session, [legOf(t, match, true)]);
  toEnd(t, match);
  let annulled: Promise<unknown> = Promise.resolve();
  const between = () => {
    annulled = voidMatch(t.house, match.fixture.matchId, 'a fault').then(() => settleVoided(t.house));
    return doneOrWaiting(t.house, annulled);
  };
  await settleDue(calledAway(t.house, 'match_state', between));
  await annulled;
  await settleDue(t.house);
  expect((await rowOf(t, bet.order_no)).state).toBe('void');
  expect(await purse(t, 'between')).toBe(100_000);
});

it('pays the other bets when one cannot be paid, and that one as soon as it can. M08', async () => {
  const match = await toMatch(t, 3);
  const leg = legOf(t, match, true);
  const names = ['first', 'ill', 'last'];
  const bets: BetRow[] = [];
  for (const name of names) bets.push(await place(t, await seat(t, name, 10_000), [leg]));
  toEnd(t, match);
  const { ledger } = t.house;
  const ill: House = {
    ...t.house,
    ledger: {
      ...ledger,
      postAll: async (movements) => {
        const outcomes = await ledger.postAll(movements.filter(({ playerId }) => playerId !== 'ill'));
        return movements.map(({ playerId }) =>
          playerId === 'ill' ? { status: 'rejected', reason: new Error('ill') } : (outcomes.shift() ?? fail()),
        );
      },
    },
  };
  await expect(settleDue(ill)).rejects.toThrow('ill');
  const states = async () => Promise.all(bets.map(async ({ order_no }) => (await rowOf(t, order_no)).state));
  expect(await states()).toEqual(['won', 'paying', 'won']);
  await settleDue(t.house);
  expect(await states()).toEqual(['won', 'won', 'won']);
});

function fail(): never {
  throw new Error('an outcome is missing');
}

it('cashes out no bet of another player. S14', async () => {
  const match = await toMatch(t, 2);
  const bet = await place(t, await seat(t, 'owner', 10_000), [legOf(t, match, true)]);
  await expect(cashOut(t.house, 'thief', bet.order_no, 0)).rejects.toThrow('UNKNOWN_RECORD');
  expect((await rowOf(t, bet.order_no)).state).toBe('open');
});
