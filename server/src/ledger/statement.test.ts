import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { titles } from './accounts.ts';
import { assertBooksAreZero } from './books.ts';
import { countStatement, readStatement, readStatementEntry } from './statement.ts';
import { openTestLedger, topUp } from './testing/ledger.ts';
import type { TestLedger } from './testing/ledger.ts';

let house: TestLedger;
let nowMs = 1000;
beforeAll(async () => {
  house = await openTestLedger({ now: () => nowMs, random: { id: (at) => `movement at ${at}` } });
  for (let index = 0; index < 25; index += 1) {
    nowMs = 1000 + index;
    const isBonus = index % 5 === 4;
    await house.ledger.post({
      ...topUp('reader', `key ${index}`, 100 + index),
      ...(isBonus && { title: titles.bonus }),
      reference: `order ${index}`,
    });
    await house.ledger.post(topUp('stranger', `key ${index}`, 1));
  }
  nowMs = 2000;
  await house.ledger.post(topUp('reader', 'out', -50));
  await house.ledger.post(topUp('reader', 'saved', 9, 'savings'));
});
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => house.close());

const query = { playerId: 'reader', account: 'main' } as const;

it('lists one account of one player, newest first, with the balance after each entry. SI-37', async () => {
  const [newest, second] = await readStatement(house.db, query, { limit: 2 });
  expect(newest).toMatchObject({ amountSatang: -50, balanceSatang: 2750, createdMs: 2000, title: titles.deposit });
  expect(second).toMatchObject({ amountSatang: 124, balanceSatang: 2800, createdMs: 1024, reference: 'order 24' });
});

it('goes on from the last entry seen to the same list as by numbers', async () => {
  const whole = await readStatement(house.db, query, { limit: 100 });
  expect(whole).toHaveLength(26);
  const walked = [];
  for (let before: string | undefined; ; before = walked.at(-1)?.id) {
    const page = await readStatement(house.db, query, { limit: 7, ...(before !== undefined && { before }) });
    if (page.length === 0) break;
    walked.push(...page);
  }
  expect(walked).toEqual(whole);
  expect(await readStatement(house.db, query, { limit: 7, skip: 14 })).toEqual(whole.slice(14, 21));
});

it('filters by titles and time, and counts the same entries', async () => {
  const narrow = { ...query, titles: [titles.bonus], fromMs: 1009, toMs: 1019 };
  const entries = await readStatement(house.db, narrow, { limit: 100 });
  expect(entries.map((entry) => entry.createdMs)).toEqual([1019, 1014, 1009]);
  expect(await countStatement(house.db, narrow)).toEqual({ count: 3, inSatang: 119 + 114 + 109, outSatang: 0 });
  expect(await countStatement(house.db, query)).toEqual({ count: 26, inSatang: 2800, outSatang: -50 });
  expect(await countStatement(house.db, { ...query, titles: [] })).toEqual({ count: 0, inSatang: 0, outSatang: 0 });
});

it('shows one entry with all legs of its movement to its own player only', async () => {
  const [entry] = await readStatement(house.db, query, { limit: 1 });
  const found = await readStatementEntry(house.db, query, entry?.id ?? '');
  expect(found).toEqual({
    entry,
    legs: [
      { account: 'house:bank', amountSatang: 50 },
      { account: 'main', amountSatang: -50 },
    ],
  });
  expect(await readStatementEntry(house.db, { ...query, playerId: 'stranger' }, entry?.id ?? '')).toBeUndefined();
  // The player's own entry, but on another account.
  expect(await readStatementEntry(house.db, query, '27-1')).toBeUndefined();
});

it.each(['', '7', '7-', '-1-0', "7-0' or 1=1", '9'.repeat(30)])('finds no entry by the id %j', async (id) => {
  expect(await readStatementEntry(house.db, query, id)).toBeUndefined();
  expect(await readStatement(house.db, query, { before: id, limit: 5 })).toEqual([]);
});
