import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { InsufficientFunds, KeyConflict, titles } from './accounts.ts';
import type { Account, Leg, Movement } from './accounts.ts';
import { assertBooksAreZero, readHouseBalances } from './books.ts';
import { ModelLedger } from './testing/modelLedger.ts';
import type { Outcome } from './testing/modelLedger.ts';
import { openTestLedger } from './testing/ledger.ts';
import type { TestLedger } from './testing/ledger.ts';

/** LEDGER_SEED replays a run, LEDGER_HISTORIES sets its length. */
const seed = Number(process.env.LEDGER_SEED ?? Math.floor(Math.random() * 2 ** 31));
const histories = Number(process.env.LEDGER_HISTORIES ?? 3000);
const together = 60;

let house: TestLedger;
beforeAll(async () => {
  house = await openTestLedger({ largestBatch: 48 });
});
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => house.close());

const accounts: Account[] = ['main', 'game:PG', 'withdrawing', 'savings', 'bonus', 'house:bank', 'house:fees'];
const someLegs: fc.Arbitrary<Leg[]> = fc
  .array(fc.record({ account: fc.constantFrom(...accounts), amountSatang: fc.integer({ min: -400, max: 600 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  .chain((legs) => {
    const sum = legs.reduce((total, leg) => total + leg.amountSatang, 0);
    return fc.constantFrom(...accounts).map((account) => [...legs, { account, amountSatang: -sum }]);
  })
  .filter((legs) => legs.some((leg) => !leg.account.startsWith('house:')));
const topUpLegs: fc.Arbitrary<Leg[]> = fc.integer({ min: 1, max: 2000 }).map((amountSatang) => [
  { account: 'house:bank', amountSatang: -amountSatang },
  { account: 'main', amountSatang },
]);
/** Few keys and references, so that histories contain repeats and conflicts. */
const movement = fc.record({
  player: fc.nat({ max: 2 }),
  key: fc.nat({ max: 9 }).map((number) => `key ${number}`),
  title: fc.constantFrom(titles.deposit, titles.transferIn, titles.stake),
  reference: fc.constantFrom('', '订单 ", \\ {} \n', 'null'),
  legs: fc.oneof(topUpLegs, { arbitrary: someLegs, weight: 2 }),
});
const history = fc.array(fc.oneof({ arbitrary: movement, weight: 4 }, { arbitrary: fc.constant('again'), weight: 1 }), {
  minLength: 2,
  maxLength: 14,
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

let runs = 0;
/** The step 'again' repeats the step before it. Each history has its own players. */
function movementsOf(steps: History): Movement[] {
  runs += 1;
  const movements: Movement[] = [];
  for (const step of steps) {
    if (typeof step === 'object') movements.push({ ...step, playerId: `player ${runs}.${step.player}` });
    else movements.push(...movements.slice(-1));
  }
  return movements.map(({ playerId, key, title, reference, legs }) => ({ playerId, key, title, reference, legs }));
}

async function outcomeOf(asked: Movement): Promise<Outcome> {
  try {
    const { balances, isRepeat } = await house.ledger.post(asked);
    return { kind: isRepeat ? 'repeated' : 'posted', balances };
  } catch (error) {
    if (error instanceof InsufficientFunds) return { kind: 'InsufficientFunds' };
    if (error instanceof KeyConflict) return { kind: 'KeyConflict' };
    throw error;
  }
}

it(`agrees with a single-threaded model in ${histories} random histories that run together (LEDGER_SEED=${seed}). L01, L03, L05`, async () => {
  const model = new ModelLedger();
  const kinds = new Map<Outcome['kind'], number>();
  const property = fc.asyncProperty(
    fc.array(history, { minLength: together, maxLength: together }),
    async (stories) => {
      const asked = stories.map(movementsOf);
      const expected = asked.map((movements) => movements.map((one) => model.post(one)));
      // Sends without awaiting: the movements of one player must still keep their order.
      const answered = await Promise.all(asked.map((movements) => Promise.all(movements.map(outcomeOf))));
      expect(answered).toEqual(expected);
      for (const { kind } of answered.flat()) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      const players = [...new Set(asked.flat().map((one) => one.playerId))];
      const balances = await Promise.all(players.map((player) => house.ledger.balances(player)));
      expect(balances).toEqual(players.map((player) => model.balances(player)));
    },
  );
  await fc.assert(property, { seed, numRuns: Math.ceil(histories / together), endOnFailure: true });
  const houseAccounts = Object.entries(await readHouseBalances(house.db));
  expect(houseAccounts).toEqual([...model.house].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  // The histories are only meaningful if each of the four outcomes is common.
  for (const kind of ['posted', 'repeated', 'InsufficientFunds', 'KeyConflict'] as const) {
    expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(histories / 10);
  }
});
