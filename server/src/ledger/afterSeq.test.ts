/** Movements with `afterSeq` are only posted if nothing has moved since the caller read it. L03 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Overtaken } from './accounts.ts';
import { assertBooksAreZero } from './books.ts';
import { createLedger } from './post.ts';
import { countingIds, openTestLedger, topUp } from './testing/ledger.ts';
import type { TestLedger } from './testing/ledger.ts';

let house: TestLedger;
beforeAll(async () => {
  house = await openTestLedger();
});
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => house.close());

const wasOvertaken = (posting: Promise<unknown>) =>
  posting.then(
    () => false,
    (error: unknown) => {
      if (error instanceof Overtaken) return true;
      throw error;
    },
  );

it('posts a movement after the one that its caller saw, also as the first', async () => {
  expect(await house.ledger.seq('first')).toBe(0);
  await house.ledger.post({ ...topUp('first', 'a', 100), afterSeq: 0 });
  expect(await house.ledger.seq('first')).toBe(1);
  await house.ledger.post({ ...topUp('first', 'b', 50), afterSeq: 1 });
  expect(await house.ledger.balances('first')).toEqual({ main: 150 });
});

it('moves nothing where another movement came in between, and can be asked again', async () => {
  await house.ledger.post(topUp('slow', 'a', 100));
  expect(await wasOvertaken(house.ledger.post({ ...topUp('slow', 'b', -100), afterSeq: 0 }))).toBe(true);
  expect(await house.ledger.balances('slow')).toEqual({ main: 100 });
  await house.ledger.post({ ...topUp('slow', 'b', -100), afterSeq: 1 });
  expect(await house.ledger.balances('slow')).toEqual({ main: 0 });
});

it('answers a repeat with the first result, even if other movements followed. L05', async () => {
  await house.ledger.post(topUp('again', 'a', 100));
  const taken = { ...topUp('again', 'b', -60), afterSeq: 1 };
  const once = await house.ledger.post(taken);
  await house.ledger.post(topUp('again', 'c', 5));
  expect(await house.ledger.post(taken)).toEqual({ ...once, isRepeat: true });
});

it('posts one of 30 movements from two processes that saw the same number', async () => {
  const { db, money } = house;
  const other = createLedger({ db, money, now: () => Date.UTC(2026, 10, 22), random: countingIds() });
  await house.ledger.post(topUp('both', 'a', 3000));
  const afterSeq = await other.seq('both');
  const overtaken = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      wasOvertaken((index % 2 ? other : house.ledger).post({ ...topUp('both', `take ${index}`, -100), afterSeq })),
    ),
  );
  expect(overtaken.filter((was) => !was)).toHaveLength(1);
  expect(await house.ledger.balances('both')).toEqual({ main: 2900 });
  await other.close();
});
