/** Work that only one process of a database does at a time: seeding it and opening its job queue at the start. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { inWork, kindNow } from './pools.ts';
import type { WorkKind } from './pools.ts';
import type { Tables } from './tables.ts';

/** Lock key, next to that of the migrations. */
const lockKey = 7_310_002;

/** A lock belongs to its connection, which a pooler of transactions must not share. `act` uses the usual ones. */
function onSession<T>(db: Kysely<Tables>, hold: (held: Kysely<Tables>, kind: WorkKind) => Promise<T>): Promise<T> {
  const kind = kindNow();
  return inWork('session', () => db.connection().execute((held) => hold(held, kind)));
}

/** Waits for the lock, then runs `act`. The lock belongs to the connection, so a crashed process releases it. */
export function withAdvisoryLock<T>(db: Kysely<Tables>, act: () => Promise<T>): Promise<T> {
  return onSession(db, async (held, kind) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(held);
    try {
      return await inWork(kind, act);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(held);
    }
  });
}

/** Runs `act` unless another process is running it. Holds no transaction open; a crashed process releases the lock. */
export function tryAdvisoryLock(db: Kysely<Tables>, name: string, act: () => Promise<void>): Promise<void> {
  return onSession(db, async (held, kind) => {
    const key = sql`hashtextextended(${name}, 0)`;
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(held);
    if (rows[0]?.mine !== true) return;
    try {
      await inWork(kind, act);
    } finally {
      // If this fails, the connection is lost or discarded, which releases the lock.
      await sql`select pg_advisory_unlock(${key})`.execute(held).catch(() => undefined);
    }
  });
}
