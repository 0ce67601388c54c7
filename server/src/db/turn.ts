/** What only one process of a database does at a time: filling it and opening its queue at the start. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Next to the lock of the migrations. */
const lockKey = 7_310_002;

/** Waits for its turn. The lock belongs to the connection: a process that dies in its turn gives it up. */
export function inTurn<T>(db: Kysely<Tables>, act: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(held);
    try {
      return await act();
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(held);
    }
  });
}
