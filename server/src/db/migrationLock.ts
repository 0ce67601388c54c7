import type { Client } from 'pg';

/** Key of the lock that makes houses migrate one after the other if they start at the same time on one server. */
export const lockKey = 7_310_001;

/** Runs `act` while no other process migrates, spreads tables or restores. May be called within itself. */
export async function whileMigrating<T>(client: Client, act: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [lockKey]);
  try {
    return await act();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  }
}
