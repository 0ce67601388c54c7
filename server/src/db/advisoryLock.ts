/** Work that only one process of a database does at a time: seeding it and opening its job queue at the start. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Lock key, next to that of the migrations. */
const lockKey = 7_310_002;

/** Waits for the lock, then runs `act`. The lock belongs to the connection, so a crashed process releases it. */
export function withAdvisoryLock<T>(db: Kysely<Tables>, act: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(held);
    try {
      return await act();
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(held);
    }
  });
}

/** Runs `act` unless another process is running it. Holds no transaction open; a crashed process releases the lock. */
export function tryAdvisoryLock(db: Kysely<Tables>, name: string, act: () => Promise<void>): Promise<void> {
  return db.connection().execute(async (held) => {
    const key = sql`hashtextextended(${name}, 0)`;
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(held);
    if (rows[0]?.mine !== true) return;
    try {
      await act();
    } finally {
      // If this fails, the connection is lost or discarded, which releases the lock.
      await sql`select pg_advisory_unlock(${key})`.execute(held).catch(() => undefined);
    }
  });
}
