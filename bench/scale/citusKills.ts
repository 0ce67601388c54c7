/** Kills the processes of the servers that post while the ledger is written, and compares what was acknowledged. L10 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '@foyer/house/db/open.ts';
import type { TestConnection } from '@foyer/house/db/testing/server.ts';
import { startStorm } from '@foyer/house/db/citus/testing/storm.ts';
import type { Ledger } from '@foyer/house/ledger/accounts.ts';
import { findFaults } from '@foyer/house/ledger/books.ts';

interface Settings {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly servers: readonly TestConnection[];
  readonly kills: number;
  readonly postingPids: (server: TestConnection) => Promise<number[]>;
  readonly log: (line: string) => void;
}

/** SIGKILL of one of its processes makes a PostgreSQL server end all others and recover. Returns a line for each fault. */
export async function killUnderLoad({
  database,
  ledger,
  servers,
  kills,
  postingPids,
  log,
}: Settings): Promise<string[]> {
  const players = Array.from({ length: 64 }, (_, index) => `kill-${index}`);
  const storm = startStorm(ledger, players, 'kill');
  for (let kill = 0; kill < kills; kill += 1) {
    await storm.acknowledges(50);
    const server = servers[kill % servers.length];
    const [victim] = server === undefined ? [] : await postingPids(server).catch(() => []);
    if (victim === undefined) {
      // The server still recovers from the last kill.
      kill -= 1;
      await pause(50);
    } else process.kill(victim, 'SIGKILL');
  }
  await storm.acknowledges(50);
  const acknowledged = await storm.end();
  const { rows } = await sql<{ key: string }>`
    select player_id || ' ' || key as key from movement where starts_with(player_id, 'kill-')`.execute(database.db);
  const written = new Set(rows.map(({ key }) => key));
  const lost = acknowledged.filter((key) => !written.has(key));
  const surplus = rows.length - acknowledged.length + lost.length;
  const faults = await findFaultsOfEntries(database);
  log(
    `${kills} kills: ${acknowledged.length} acknowledged, ${storm.unanswered()} tries without an answer, ${lost.length} lost, ` +
      `${surplus} booked twice, ${faults.length} faults in the books`,
  );
  return [...lost.map((key) => `lost: ${key}`), ...(surplus > 0 ? [`${surplus} movements too many`] : []), ...faults];
}

const findFaultsOfEntries = ({ db }: Database): Promise<string[]> => findFaults(db, { only: 'entries' });
