import type { Client } from 'pg';

/** Key of the lock that makes houses migrate one after the other if they start at the same time on one server. */
const lockKey = 7_310_001;

/** Runs `act` while no other process migrates, spreads tables or restores. May be called within itself. */
export const whileMigrating = <T>(client: Client, act: () => Promise<T>): Promise<T> => whileLocked(client, '', act);

/** Runs `act` while no process migrates, spreads tables or restores: a house that starts waits for the end. */
export const withoutMigrations = <T>(client: Client, act: () => Promise<T>): Promise<T> =>
  whileLocked(client, '_shared', act);

async function whileLocked<T>(client: Client, mode: '' | '_shared', act: () => Promise<T>): Promise<T> {
  await client.query(`select pg_advisory_lock${mode}($1)`, [lockKey]);
  try {
    return await act();
  } finally {
    // On a lost connection the server has released the lock, and the error of `act` is the one to report.
    await client.query(`select pg_advisory_unlock${mode}($1)`, [lockKey]).catch(() => undefined);
  }
}
