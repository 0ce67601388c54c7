/** Kysely types of the checks of the books (430_books_check.sql). */
import type { ColumnType } from 'kysely';

export interface WatchTables {
  books_check: {
    checked_ms: number;
    took_ms: number;
    entries: number;
    fault_count: number;
    /** Written as JSON text, read as an array. */
    faults: ColumnType<readonly unknown[], string, string>;
  };
}
