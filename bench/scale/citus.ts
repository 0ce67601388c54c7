/**
 * npm run scale:citus: the ledger on the Citus cluster that CITUS_URL names, beside one PostgreSQL, which is the
 * coordinator's server with a database of its own. The ways take turns in one run. Then the servers' processes that post are
 * killed, one after the other, and what was acknowledged is compared with the books. Exits with 1 if anything is
 * missing or booked twice.
 *
 * The processor time is that of the house's process and of the servers' processes that post, for each bet. It depends less
 * on what else the machine does than bets a second.
 *
 *     CITUS_URL=postgres://postgres@127.0.0.1:55430/foyer npm run scale:citus
 *     seconds per turn: BENCH_SECONDS (2); rounds: BENCH_ROUNDS (5); kills: KILLS (50)
 */
import { createClusterDatabase } from '@foyer/house/db/citus/testing/cluster.ts';
import { openPools } from '@foyer/house/db/open.ts';
import type { Database } from '@foyer/house/db/open.ts';
import { inDatabase, onServer } from '@foyer/house/db/testing/server.ts';
import type { TestConnection } from '@foyer/house/db/testing/server.ts';
import type { Ledger } from '@foyer/house/ledger/accounts.ts';
import { assertBooksAreZero } from '@foyer/house/ledger/books.ts';
import { createLedger } from '@foyer/house/ledger/post.ts';
import { betOf, drive, median, pay, playerOf, random } from '../bets/bank.ts';
import { cpuMsOf } from '../loadedHouse.ts';
import { killUnderLoad } from './citusKills.ts';

const url = process.env.CITUS_URL;
if (url === undefined) throw new Error('CITUS_URL has to name the coordinator of a Citus cluster: see docs/scale.md');
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const kills = Number(process.env.KILLS ?? 50);
const players = 2_000;
const callers = [64, 256];
const anyPlayer = () => playerOf(Math.floor(Math.random() * players));

interface Way {
  readonly name: string;
  readonly database: Database;
  readonly ledger: Ledger;
  /** The databases in which the ledger writes. */
  readonly servers: readonly TestConnection[];
  readonly batches: number[];
  readonly drop: () => Promise<void>;
}

function wayOf(name: string, database: Database, servers: readonly TestConnection[], drop: () => Promise<void>): Way {
  const batches: number[] = [];
  const onBatch = (size: number) => void batches.push(size);
  const ledger = createLedger({ db: database.db, money: database.money, now: Date.now, random, onBatch });
  return { name, database, servers, batches, drop, ledger };
}

async function openPlain(at: string): Promise<Way> {
  const server = { connectionString: at };
  const name = `foyer_plain_${process.pid}`;
  await onServer(server, (client) => client.query(`create database ${name} template template0 encoding 'UTF8'`));
  const connection = inDatabase(server, name);
  const drop = async () => {
    await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
  };
  return wayOf('one PostgreSQL', await openPools(connection, console.warn), [connection], drop);
}

async function openCluster(at: string, workers: number): Promise<Way> {
  const cluster = await createClusterDatabase(at, workers);
  const database = await cluster.open();
  return wayOf(`Citus, ${workers} workers`, database, cluster.workers, cluster.drop);
}

/** Processor time of the processes that post, milliseconds. */
async function serverMs({ servers }: Way): Promise<number> {
  const pids = await Promise.all(servers.map(postingPids));
  return pids.flat().reduce((sum, pid) => sum + cpuMsOf(pid), 0);
}

const postingPids = (server: TestConnection): Promise<number[]> =>
  onServer(server, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'foyer ledger' and datname = current_database()`,
    );
    return rows.map(({ pid }) => pid);
  });

interface Turn {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly houseUs: number;
  readonly serverUs: number;
  readonly batch: number;
}

async function takeTurn(way: Way, count: number): Promise<Turn> {
  way.batches.length = 0;
  const before = { house: process.cpuUsage(), server: await serverMs(way) };
  const { perSecond, p50Ms } = await drive(count, seconds, () => way.ledger.post(betOf(anyPlayer())));
  const bets = way.batches.reduce((sum, size) => sum + size, 0);
  const { user, system } = process.cpuUsage(before.house);
  const spentMs = (await serverMs(way)) - before.server;
  const batch = bets / way.batches.length;
  return { perSecond, p50Ms, houseUs: (user + system) / bets, serverUs: (spentMs * 1000) / bets, batch };
}

const ways = [await openPlain(url), await openCluster(url, 1), await openCluster(url, 2)];
try {
  for (const { ledger } of ways) await pay(ledger, players);
  for (const count of callers) {
    const turns = new Map<Way, Turn[]>(ways.map((way) => [way, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const way of ways) turns.get(way)?.push(await takeTurn(way, count));
    }
    for (const [{ name }, all] of turns) console.log(lineOf(name, count, all));
  }
  for (const { database, name } of ways) {
    await assertBooksAreZero(database.db);
    console.log(`${name}: books zero, every chain whole`);
  }
  const [, , cluster] = ways;
  if (cluster === undefined) throw new Error('there is a cluster');
  const lines = await killUnderLoad({ ...cluster, kills, postingPids, log: console.log });
  console.log(lines.length === 0 ? 'passed' : lines.join('\n'));
  if (lines.length > 0) process.exitCode = 1;
} finally {
  for (const { ledger, database, drop } of ways) {
    await ledger.close();
    await database.close();
    await drop();
  }
}

function lineOf(name: string, count: number, turns: readonly Turn[]): string {
  const of = (pick: (turn: Turn) => number, digits = 0) => median(turns.map(pick)).toFixed(digits);
  return (
    `${name.padEnd(18)} ${String(count).padStart(3)} callers: ${of((turn) => turn.perSecond).padStart(6)} bets/s` +
    ` (${turns.map((turn) => Math.round(turn.perSecond)).join(' ')}), p50 ${of((turn) => turn.p50Ms, 1)} ms,` +
    ` ${of((turn) => turn.batch, 1)} bets a batch; processor µs a bet: house ${of((turn) => turn.houseUs)},` +
    ` servers ${of((turn) => turn.serverUs)}`
  );
}
