import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero, findBreak, findFaults } from './books.ts';
import { openTestLedger, topUp } from './testing/ledger.ts';
import type { TestLedger } from './testing/ledger.ts';

let house: TestLedger;
beforeAll(async () => {
  house = await openTestLedger();
});
afterAll(() => house.close());
beforeEach(async () => {
  await sql`truncate wallet, balance, movement, entry, bet`.execute(house.db);
  for (const [key, amount] of [
    ['a', 500],
    ['b', -120],
    ['c', 30],
  ] as const) {
    await house.ledger.post(topUp('kept', key, amount));
    await house.ledger.post(topUp('other', key, 2 * amount + 300));
  }
  await assertBooksAreZero(house.db);
});

describe('the hash chain of a player reveals tampering with. L02', () => {
  it.each([
    ['the amount of an entry', `update entry set amount_satang = amount_satang + 1 where seq = 2`],
    ['both amounts, so that the sum stays zero', `update entry set amount_satang = 2 * amount_satang where seq = 2`],
    ['the account of an entry', `update entry set account = 'house:fees' where seq = 2 and account = 'house:bank'`],
    ['a leg that is taken away', `delete from entry where seq = 2 and leg = 0`],
    ['a leg that is added', `insert into entry values ('kept', 'bonus', 2, 9, 0, 0)`],
    ['the title', `update movement set title = 8 where seq = 2`],
    ['the reference', `update movement set reference = 'friend' where seq = 2`],
    ['the time', `update movement set created_ms = created_ms - 1 where seq = 2`],
    ['the key', `update movement set key = 'z' where seq = 2`],
    ['the id', `update movement set id = '1' where seq = 2`],
  ])('%s', async (_what, tampering) => {
    const touched = tampering.startsWith('insert') ? tampering : `${tampering} and player_id = 'kept'`;
    await sql.raw(touched).execute(house.db);
    expect(await findBreak(house.db, 'kept')).toBe('movement 2 of kept was changed');
    expect(await findBreak(house.db, 'other')).toBeUndefined();
  });

  it('a movement that was deleted', async () => {
    await sql`delete from movement where player_id = 'kept' and seq = 2`.execute(house.db);
    expect(await findBreak(house.db, 'kept')).toBe('movement 2 of kept is missing');
  });

  it('the newest movement that was deleted with its entries', async () => {
    await sql`delete from movement where player_id = 'kept' and seq = 3`.execute(house.db);
    await sql`delete from entry where player_id = 'kept' and seq = 3`.execute(house.db);
    expect(await findBreak(house.db, 'kept')).toBe('the chain of kept ends elsewhere than the wallet says');
  });
});

describe('the check of the books finds. L01', () => {
  it.each([
    [
      'a balance that its entries do not make',
      `update balance set amount_satang = 411`,
      'main of kept holds 411, its entries sum to 410',
    ],
    [
      'a balance without entries',
      `insert into balance values ('kept', 'bonus', 5)`,
      'bonus of kept holds 5, its entries sum to nothing',
    ],
    ['a lost balance', `delete from balance`, 'main of kept holds no balance, its entries sum to 410'],
    [
      'a wrong balance in an entry',
      `update entry set balance_satang = 7 where seq = 2 and account = 'main'`,
      'main of kept after movement 2 says 7, the entries up to it sum to 380',
    ],
    [
      'money from nowhere',
      `update entry set amount_satang = 501 where seq = 1 and account = 'main'`,
      'all entries sum to 1',
    ],
    [
      'a movement that does not sum to zero',
      `update entry set amount_satang = 501 where seq = 1 and account = 'main'`,
      'movement 1 of kept sums to 1',
    ],
  ])('%s', async (_what, tampering, fault) => {
    const joint = tampering.includes(' where ') ? 'and' : 'where';
    const only = tampering.startsWith('insert') ? '' : ` ${joint} player_id = 'kept'`;
    await sql.raw(tampering + only).execute(house.db);
    expect(await findFaults(house.db)).toContain(fault);
    await expect(assertBooksAreZero(house.db)).rejects.toThrow(fault);
  });

  it('nothing below zero, because the database refuses a negative balance. L03', async () => {
    const negative = sql`update balance set amount_satang = -1 where player_id = 'kept'`.execute(house.db);
    await expect(negative).rejects.toThrow('balance_amount_satang_check');
  });
});
