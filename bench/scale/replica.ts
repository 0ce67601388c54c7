/**
 * npm run scale:replica: reads from a real replica while the ledger is written, and while its replay is stopped. Exits
 * with 1 if a read from the replica missed a movement that was acknowledged before the allowed lag, or if reads did not
 * leave the stopped replica and come back to it.
 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { databaseAt } from '@foyer/house/db/hosts.ts';
import { openPools } from '@foyer/house/db/open.ts';
import type { Tables } from '@foyer/house/db/tables.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';
import { createLedger } from '@foyer/house/ledger/post.ts';
import { platformRandom } from '@foyer/house/random.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { startReplicated } from './replicated.ts';

const replicaLagMs = 1_000;
const phaseMs = 4_000;
const writers = 8;

const servers = await startReplicated(false);
const replica = databaseAt(servers.standby.url);
const database = await openPools(databaseAt(servers.primary.url), console.log, { replica, replicaLagMs });
const { db, money, late } = database;
const ledger = createLedger({ db, money, now: Date.now, random: platformRandom });
const over = new AbortController();
/** When each acknowledged movement was, milliseconds since the start of this process. */
const acknowledgedMs: number[] = [];

async function write(writer: number): Promise<void> {
  const legs = [
    { account: 'house:bank', amountSatang: -1 },
    { account: 'main', amountSatang: 1 },
  ] as const;
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    const key = `turn:${turn}`;
    await ledger.post({ playerId: `writer${writer}`, key, title: titles.deposit, reference: key, legs });
    acknowledgedMs.push(performance.now());
  }
}

interface Seen {
  readonly isReplica: boolean;
  readonly movements: number;
}
const look = async (from: Kysely<Tables>): Promise<Seen> => {
  const { rows } = await sql<Seen>`
    select pg_is_in_recovery() as "isReplica", (select count(*) from movement)::int as movements`.execute(from);
  return rows[0] ?? { isReplica: false, movements: 0 };
};

const faults: string[] = [];
async function phase(name: string): Promise<Seen[]> {
  const seen: Seen[] = [];
  const lags: number[] = [];
  for (const startMs = performance.now(); performance.now() - startMs < phaseMs; await pause(20)) {
    const due = acknowledgedMs.filter((ms) => ms < performance.now() - replicaLagMs).length;
    lags.push(Math.round(late.lagMs?.() ?? Infinity));
    const one = await late.read(look);
    seen.push(one);
    if (one.isReplica && one.movements < due) faults.push(`${name}: ${due - one.movements} movements were missing`);
  }
  const fromReplica = seen.filter(({ isReplica }) => isReplica).length;
  lags.sort((one, other) => one - other);
  const [middle, most] = [lags[lags.length >> 1], lags.at(-1)];
  console.log(`${name}: ${fromReplica} of ${seen.length} reads from the replica; lag ${middle} ms, ${most} ms at most`);
  return seen;
}

while ((late.lagMs?.() ?? Infinity) > replicaLagMs) await pause(50);
const writing = Array.from({ length: writers }, (_, writer) => write(writer));
console.log(`${writers} writers; reads may be ${replicaLagMs} ms late`);
const before = await phase('replaying');
await servers.standby.ask('select pg_wal_replay_pause()');
const stopped = await phase('replay stopped');
await servers.standby.ask('select pg_wal_replay_resume()');
const after = await phase('replaying again');
over.abort();
await Promise.all(writing);
if (!before.some(({ isReplica }) => isReplica)) faults.push('the replica was never read');
if (stopped.at(-1)?.isReplica !== false) faults.push('a stopped replica was read');
if (after.at(-1)?.isReplica !== true) faults.push('reads did not come back to the replica');
console.log(`${acknowledgedMs.length} movements written`);
for (const fault of new Set(faults)) console.log(fault);
console.log(faults.length === 0 ? 'passed' : 'FAILED');
process.exitCode = faults.length === 0 ? 0 : 1;
await ledger.close();
await database.close();
await servers.stop();
