/** A backup of a Citus cluster, whose servers have no snapshot in common: its houses have to be stopped. ADR 567 */
import type { Client } from 'pg';
import { withoutMigrations } from '../migrationLock.ts';
import { StartError } from '../startError.ts';

/**
 * Runs `act` while no house is connected to any server of the cluster, and ends its transaction. A house that starts
 * meanwhile waits. Refuses with StartError: before `act` if a house runs, and after it if one was connected meanwhile.
 */
export const whileHousesAreStopped = <T>(client: Client, act: () => Promise<T>): Promise<T> =>
  withoutMigrations(client, async () => {
    await requireStopped(client);
    const done = await act();
    // A house that had migrated before the lock was taken may have connected after the first look. A transaction would
    // see the same list of connections again.
    await client.query('commit');
    await requireStopped(client);
    return done;
  });

/** Connections of commands that wait for the lock, or that only look for the primary. */
const harmless = ['foyer backup', 'foyer restore', 'foyer primary'];

async function requireStopped(client: Client): Promise<void> {
  // The ledger of a house writes to the workers by connections of its own, so each server is asked.
  const { rows } = await client.query<{ name: string; count: string }>(
    `select application_name as name, count(*) from citus_stat_activity
     where datname = current_database() and (application_name = 'foyer' or starts_with(application_name, 'foyer '))
       and application_name <> all ($1)
     group by application_name order by application_name`,
    [harmless],
  );
  if (rows.length > 0)
    throw new StartError(
      `Stop all houses first: a backup of a Citus cluster cannot be made while they run. Connected to its servers are ` +
        `${rows.map(({ name, count }) => `${name} (${count})`).join(', ')}.`,
    );
  // Citus commits or rolls back such a transaction later, server by server, and so perhaps during the backup.
  const prepared = await client.query<{ isNone: boolean }>(
    `select coalesce(bool_and(success and result = '0'), true) as "isNone"
     from run_command_on_all_nodes('select count(*) from pg_prepared_xacts where database = current_database()')`,
  );
  if (prepared.rows[0]?.isNone !== true)
    throw new StartError(
      'A server of the cluster has transactions that are not ended yet, or does not answer: try again in a minute.',
    );
}
