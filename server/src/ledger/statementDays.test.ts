/** Compares the statement's sums with its entries. M06 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { titles } from './accounts.ts';
import { assertBooksAreZero } from './books.ts';
import { countStatement, readStatement } from './statement.ts';
import { dayMs, readDays, startOfDay } from './statementDays.ts';
import { countingIds, openTestLedger, topUp } from './testing/ledger.ts';
import type { TestLedger } from './testing/ledger.ts';

let house: TestLedger;
let nowMs = startOfDay(20_000);
beforeAll(async () => {
  house = await openTestLedger({ now: () => nowMs, random: countingIds() });
});
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => house.close());

const reasons = [titles.deposit, titles.transferIn, titles.bonus, titles.manualWithdrawal] as const;
/** Pseudo-random numbers that are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const asEntries = (playerId: string) =>
  house.db
    .selectFrom('entry')
    .innerJoin('movement', (join) =>
      join.onRef('movement.player_id', '=', 'entry.player_id').onRef('movement.seq', '=', 'entry.seq'),
    )
    .select(['title', 'created_ms', 'amount_satang', 'balance_satang'])
    .where('entry.player_id', '=', playerId)
    .where('entry.account', '=', 'main')
    .orderBy('entry.seq')
    .execute();

it('agrees with the entries for any titles and time, however often it was read in between. M06', async () => {
  const of = { playerId: 'walker', account: 'main' } as const;
  const roll = dice(7);
  const begunMs = nowMs;
  for (let step = 0; step < 160; step += 1) {
    nowMs += roll(dayMs / 3);
    const title = reasons[roll(reasons.length)] ?? titles.deposit;
    const moved = step < 5 || roll(3) > 0 ? 1 + roll(10_000) : -1 - roll(20);
    await house.ledger.post({ ...topUp(of.playerId, `step ${step}`, moved), title });
    if (roll(4) > 0) continue;
    const fromMs = begunMs + roll(nowMs - begunMs + 1);
    const toMs = fromMs + roll(nowMs - fromMs + dayMs);
    const meant = roll(2) === 0 ? undefined : [reasons[roll(reasons.length)] ?? titles.deposit];
    const query = {
      ...of,
      ...(roll(3) > 0 && { fromMs }),
      ...(roll(3) > 0 && { toMs }),
      ...(meant && { titles: meant }),
    };
    const rows = (await asEntries(of.playerId)).filter(
      (row) =>
        row.created_ms >= (query.fromMs ?? 0) &&
        row.created_ms <= (query.toMs ?? Infinity) &&
        (meant?.includes(row.title as (typeof meant)[number]) ?? true),
    );
    const sumOf = (is: (amountSatang: number) => boolean) =>
      rows.filter((row) => is(row.amount_satang)).reduce((sum, row) => sum + row.amount_satang, 0);
    expect(await countStatement(house.db, query)).toEqual({
      count: rows.length,
      inSatang: sumOf((amount) => amount > 0),
      outSatang: sumOf((amount) => amount < 0),
    });
    const listed = await readStatement(house.db, query, { limit: 1000 });
    expect(listed.map((entry) => entry.createdMs)).toEqual(rows.map((row) => row.created_ms).toReversed());
  }
  const days = await readDays(house.db, of);
  const lastOfDay = new Map(
    (await asEntries(of.playerId)).map((row) => [dayNumber(row.created_ms), row.balance_satang]),
  );
  const closing = new Map(days.map((day) => [day.day, day.closingSatang]));
  expect(closing).toEqual(lastOfDay);
});

/** Computes the day from the Bangkok calendar, independently of the code under test. */
function dayNumber(ms: number): number {
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' })
    .format(ms)
    .split('-')
    .map(Number);
  return Date.UTC(year, month - 1, day) / dayMs;
}

it('counts each entry once for concurrent readers', async () => {
  const of = { playerId: 'crowd', account: 'main' } as const;
  for (let round = 0; round < 5; round += 1) {
    for (let index = 0; index < 10; index += 1) await house.ledger.post(topUp('crowd', `${round} ${index}`, 7));
    const counts = await Promise.all(Array.from({ length: 12 }, () => countStatement(house.db, of)));
    const entries = (round + 1) * 10;
    for (const each of counts) expect(each).toEqual({ count: entries, inSatang: entries * 7, outSatang: 0 });
  }
});

it('is empty for a player without movements', async () => {
  expect(await readDays(house.db, { playerId: 'nobody', account: 'main' })).toEqual([]);
  expect(await countStatement(house.db, { playerId: 'nobody', account: 'main', fromMs: 1, toMs: 2 })).toEqual({
    count: 0,
    inSatang: 0,
    outSatang: 0,
  });
});
