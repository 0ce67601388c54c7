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

/** Does something unless another process is doing it. No transaction is open meanwhile, and a dead process lets go. */
export function ifAlone(db: Kysely<Tables>, name: string, act: () => Promise<void>): Promise<void> {
  return db.connection().execute(async (held) => {
    const key = sql`hashtextextended(${name}, 0)`;
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(held);
    if (rows[0]?.mine !== true) return;
    try {
      await act();
    } finally {
      // Where this fails the connection is lost or given up, and the lock with it.
      await sql`select pg_advisory_unlock(${key})`.execute(held).catch(() => undefined);
    }
  });
}
