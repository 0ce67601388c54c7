/** Checks of the books that return or throw lines of text, for tests and benches. See books/read.ts. L01, L02, L03 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { movementCheck } from './books/entryChecks.ts';
import { faultsOf } from './books/fault.ts';
import { readBooks } from './books/read.ts';
import type { BooksOptions } from './books/read.ts';

/** Balance of each house account in satang: the sum of its entries. */
export async function readHouseBalances(db: Kysely<Tables>): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, sum(amount_satang)::bigint as amount from entry
    where account >= 'house:' and account < 'house;' group by account order by account`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.account, row.amount]));
}

/** Throws if the ledger has faults. Call it after each test. Ignores orders, which some tests write as bare rows. */
export const assertBooksAreZero = (db: Kysely<Tables>): Promise<void> => assertNoFaults(db, { only: 'entries' });

/** Throws if the ledger, orders or games have faults. For tests that create orders through the house's calls. */
export const assertBooksAreWhole = (db: Kysely<Tables>): Promise<void> => assertNoFaults(db, { againAfterMs: 0 });

async function assertNoFaults(db: Kysely<Tables>, options: BooksOptions): Promise<void> {
  const faults = await findFaults(db, options);
  if (faults.length === 0) return;
  throw new Error(`the books are wrong, ${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
}

/** One line per fault; empty if the books are right. */
export async function findFaults(db: Kysely<Tables>, options?: BooksOptions): Promise<string[]> {
  const { faults } = await readBooks(db, options);
  return faults.map(({ line }) => line);
}

/** Returns the first break in a player's hash chain of movements, or undefined. L02 */
export async function findBreak(db: Kysely<Tables>, playerId: string): Promise<string | undefined> {
  const faults = await faultsOf(db, movementCheck({ only: playerId }));
  return faults.find(({ kind }) => kind === 'chain')?.line;
}
