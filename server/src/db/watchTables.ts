/** Kysely types of the checks of the books (430_books_check.sql) and of replicas (520_replica_beat.sql). */
import type { ColumnType, Generated } from 'kysely';

export interface WatchTables {
  replica_beat: {
    is_only: Generated<boolean>;
    beat: number;
  };
  books_check: {
    checked_ms: number;
    took_ms: number;
    entries: number;
    fault_count: number;
    /** Written as JSON text, read as an array. */
    faults: ColumnType<readonly unknown[], string, string>;
  };
}
