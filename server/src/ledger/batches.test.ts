/** How movements are divided into batches, and how the database plans the statement of a batch. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { parametersOf, postStatement, prepare } from './batch.ts';
import { assertBooksAreZero } from './books.ts';
import { clearanceValues } from './clearance.ts';
import { jurisdictionOf } from '../jurisdiction/read.ts';
import { openTestLedger, topUp } from './testing/ledger.ts';
import type { TestLedger } from './testing/ledger.ts';

const sizes: number[] = [];
let house: TestLedger;
beforeAll(async () => {
  house = await openTestLedger({ onBatch: (size) => sizes.push(size) });
});
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => house.close());

const postFor = (players: number, key: string) =>
  Promise.all(Array.from({ length: players }, (_, index) => house.ledger.post(topUp(`player ${index}`, key, 100))));

it('callers that arrive together are divided between the two batches that run beside each other', async () => {
  sizes.length = 0;
  await postFor(64, 'together');
  expect(sizes).toEqual([32, 32]);
});

it('so few movements as a batch of their own is worth are not divided', async () => {
  sizes.length = 0;
  await postFor(16, 'few');
  expect(sizes).toEqual([16]);
});

it('a plan that is made while the tables are small reads them by their indexes', async () => {
  const client = await house.money.connect();
  try {
    const { rows: settings } = await client.query<Record<string, string>>('show plan_cache_mode');
    expect(settings).toEqual([{ plan_cache_mode: 'force_generic_plan' }]);
    await client.query('analyze wallet, balance, movement, bet, player');
    const nowMs = Date.UTC(2026, 10, 21);
    const values = parametersOf(
      [prepare(topUp('nobody', 'key', 1), '1', nowMs)],
      clearanceValues(jurisdictionOf('default'), nowMs),
    );
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${postStatement}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using wallet_pkey/);
    expect(plan).not.toMatch(/Seq Scan on (wallet|balance|movement|player|bet)\b/);
  } finally {
    client.release();
  }
});
