/** Stores the result of the nightly check of the books, so that any process can report it, also after a restart. */
import type { Kysely } from 'kysely';
import { inWork } from '../db/pools.ts';
import type { Tables } from '../db/tables.ts';
import type { BooksReport } from '../ledger/books/read.ts';
import { family } from './figures.ts';

type Db = Kysely<Tables>;

/** The number of nights for which rows are kept. */
const keptNights = 400;
const dayMs = 86_400_000;

export async function writeBooksCheck(db: Db, { faults, entries, tookMs }: BooksReport, nowMs: number): Promise<void> {
  const row = {
    took_ms: Math.round(tookMs),
    entries,
    fault_count: faults.length,
    faults: JSON.stringify(faults.slice(0, 100)),
  };
  await db
    .insertInto('books_check')
    .values({ checked_ms: nowMs, ...row })
    .onConflict((conflict) => conflict.column('checked_ms').doUpdateSet(row))
    .execute();
  await db
    .deleteFrom('books_check')
    .where('checked_ms', '<', nowMs - keptNights * dayMs)
    .execute();
}

/** The newest check as metrics; empty before the first check, or while the database does not answer. */
export async function booksFigures(db: Db): Promise<string[]> {
  const newest = db.selectFrom('books_check').select(['checked_ms', 'took_ms', 'entries', 'fault_count']);
  // Metrics do not wait longer for the database than pages do.
  const row = await inWork('pages', () => newest.orderBy('checked_ms', 'desc').limit(1).executeTakeFirst()).catch(
    () => undefined,
  );
  if (row === undefined) return [];
  return [
    ...family('foyer_books_faults', 'gauge', 'Faults in the books at the last check', [[{}, row.fault_count]]),
    ...family('foyer_books_checked_seconds', 'gauge', 'When the books were last checked', [
      [{}, row.checked_ms / 1000],
    ]),
    ...family('foyer_books_check_duration_seconds', 'gauge', 'How long that took', [[{}, row.took_ms / 1000]]),
    ...family('foyer_books_entries', 'gauge', 'Entries that it read', [[{}, row.entries]]),
  ];
}
