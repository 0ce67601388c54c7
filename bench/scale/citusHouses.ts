/**
 * npm run scale:cluster: two houses on the Citus cluster that CITUS_URL names, which begin with an empty database. Players
 * move money, draw, and buy lottery tickets over HTTP while workers, the coordinator and the houses are killed in turn. Each
 * operation without an answer is repeated under its id until it has one. All are then compared with the ledger. Exits with
 * 1 if an acknowledged one is missing, one is booked twice, or the books are wrong.
 *
 *     CITUS_URL=postgres://postgres@127.0.0.1:55430/foyer npm run scale:cluster
 *     kills: KILLS (50); players: PLAYERS (16)
 *
 * All servers of the cluster have to run on this machine, because their processes are killed by their ids. SIGKILL of one
 * process of a PostgreSQL server makes it end all connections, of other databases too, and recover.
 */
import { readFile } from 'node:fs/promises';
import { createOnCluster, dropOnEach, serversOf } from '@foyer/house/db/testing/cluster.ts';
import { inDatabase, onServer, urlOf } from '@foyer/house/db/testing/server.ts';
import type { TestConnection } from '@foyer/house/db/testing/server.ts';
import { startHouses } from './houses.ts';
import type { Houses } from './houses.ts';
import { faultsOf } from './judge.ts';
import { readOutcome, startLoad } from './load.ts';
import { setTimeout as pause } from 'node:timers/promises';

const url = process.env.CITUS_URL;
if (url === undefined) throw new Error('CITUS_URL has to name the coordinator of a Citus cluster: see docs/scale.md');
const kills = Number(process.env.KILLS ?? 50);
const playersCount = Number(process.env.PLAYERS ?? 16);
/** Answers between two kills. */
const between = 12;
const patienceMs = 120_000;
const name = `foyer_cluster_${process.pid}`;

/** PostgreSQL ends and refuses connections with these codes while it recovers; a refused socket has the last. */
const recovering: ReadonlySet<unknown> = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET']);

/** The process of a connection of a house, or undefined if there is none or the server recovers from the last kill. */
async function backendOf(server: TestConnection): Promise<number | undefined> {
  try {
    return await onServer(server, async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      return rows[0]?.pid;
    });
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (recovering.has(code) || message === 'Connection terminated unexpectedly') return undefined;
    throw error;
  }
}

/** The title of a process of this machine; '' if it has ended. PostgreSQL writes the name of the database into it. */
const titleOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');

/** Kills the process of a connection of a house. Waits for one while the server recovers from the last kill. */
async function killServer(server: TestConnection): Promise<void> {
  const untilMs = Date.now() + patienceMs;
  while (Date.now() < untilMs) {
    const pid = await backendOf(server);
    const title = pid === undefined ? '' : await titleOf(pid);
    if (pid !== undefined && title.startsWith('postgres:') && title.includes(name)) {
      process.kill(pid, 'SIGKILL');
      return;
    }
    if (title !== '') throw new Error(`process ${pid} of this machine is not of the server: is it on another machine?`);
    await pause(50);
  }
  throw new Error('the server has no connection of a house on this machine');
}

interface Victim {
  readonly name: string;
  readonly end: () => Promise<void>;
}

/** What is killed, in turn: all servers, then one of the houses. */
function victimsOf(servers: readonly TestConnection[], houses: Houses): Victim[] {
  const each = servers.map((server, index) => ({
    name: index === 0 ? 'coordinator' : `worker ${index}`,
    end: () => killServer(server),
  }));
  return houses.houses.flatMap((_, index) => [...each, { name: `house ${index + 1}`, end: () => houses.kill(index) }]);
}

const servers = await serversOf({ connectionString: url });
await createOnCluster(servers, name);
const databases = servers.map((server) => inDatabase(server, name));
const [coordinator] = databases;
if (coordinator === undefined) throw new Error('CITUS_URL names no coordinator of a Citus cluster');
const DATABASE_URL = urlOf(coordinator);
const houses = await startHouses(2, { DATABASE_URL });
try {
  const load = await startLoad([houses.address], playersCount, DATABASE_URL);
  await load.answered(playersCount * 2, patienceMs);
  console.log(
    `${playersCount} players, ${houses.ready()} houses: ${load.finals()} operations answered before the first kill`,
  );
  const victims = victimsOf(databases, houses);
  const times = new Map(victims.map(({ name: victim }) => [victim, 0]));
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = victims[kill % victims.length];
    if (victim === undefined) break;
    await victim.end();
    times.set(victim.name, (times.get(victim.name) ?? 0) + 1);
    await load.answered(between, patienceMs);
  }
  await load.end();
  // Citus ends transactions that a kill has left prepared by itself, once a minute.
  await onServer(coordinator, (client) => client.query('select recover_prepared_transactions()'));
  const fallen = houses.houses.filter((house) => house.hasFallen()).length;
  const outcome = { ...(await readOutcome(DATABASE_URL, load)), fallen, backMs: [0] };
  const { done, refused, unknown, lost, doubled, wrong } = outcome;
  console.log([...times].map(([victim, count]) => `${victim} killed ${count} times`).join(', '));
  console.log(
    `${done} acknowledged, ${refused} refused, ${unknown} tries without an answer, each repeated under its id`,
  );
  console.log(`${lost.length} lost, ${doubled.length} booked twice, ${wrong.length} faults in the books`);
  const faults = faultsOf(outcome, 0);
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? 'passed' : 'FAILED');
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await houses.close();
  await dropOnEach(servers, name);
}
