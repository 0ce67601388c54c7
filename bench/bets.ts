/**
 * Bets per second through the ledger, compared with the same work done by one prepared function call per bet.
 *
 * Method. All ways use one server and one set of tables in one run. They take turns for nine rounds. Each is
 * compared with the others of its round, so a machine that slows down slows all of them: a ratio is the median of the
 * rounds' own ratios, printed with the lowest and the highest. Writes are durable (fsync is on). The ledger and its
 * rival bet for random players out of the same 5,000. The rival is `one_bet` (bench/bets/oneBet.sql): the ledger's
 * writes in plpgsql with cached plans. This driver calls it as a prepared statement on 16 connections, each of which
 * sends its next call when the last one is answered. The hashes that the ledger computes in JavaScript are computed for
 * the rival too. The books are checked at the end. pgbench calls the same function where it is in the PATH. It computes
 * no hashes and runs no JavaScript, which flatters it. It bets for players of its own, whose chains are not real: they
 * are deleted before the books are checked.
 *
 *     npm run bench:bets            seconds per turn: BENCH_SECONDS (2), rounds: BENCH_ROUNDS (9)
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertBooksAreZero } from '@foyer/house/ledger/books.ts';
import { parametersOf, postStatement, prepare } from '@foyer/house/ledger/batch.ts';
import { clearanceValues } from '@foyer/house/ledger/clearance.ts';
import { createLedger } from '@foyer/house/ledger/post.ts';
import { jurisdictionOf } from '@foyer/house/jurisdiction/read.ts';
import { Pool } from 'pg';
import { betOf, drive, median, openScratch, pay, playerOf, random } from './bets/bank.ts';
import type { Rate } from './bets/bank.ts';

const players = 5000;
const pgbenchPlayer = 'pgbench-';
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const connections = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const anyPlayer = () => playerOf(Math.floor(Math.random() * players));

const { database, remove } = await openScratch();
const ledger = createLedger({ db: database.db, money: database.money, now: Date.now, random });
const rival = new Pool({ ...database.money.options, max: connections, onConnect: undefined });
try {
  await pay(ledger, players);
  if (isThere('pgbench')) await pay(ledger, players, pgbenchPlayer);
  await rival.query(readFileSync(join(import.meta.dirname, 'bets/oneBet.sql'), 'utf8'));
  await database.money.query('vacuum analyze');
  const ways: Record<string, () => Promise<Rate>> = {
    'one function a bet, 16 connections': () => drive(connections, seconds, oneBet),
    'ledger, 64 callers': () => drive(64, seconds, () => ledger.post(betOf(anyPlayer()))),
    'ledger, 256 callers': () => drive(256, seconds, () => ledger.post(betOf(anyPlayer()))),
    'bare batches of 32': () => bareBatches(32),
    'bare batches of 128': () => bareBatches(128),
    ...(isThere('pgbench') && { 'pgbench, 16 connections': () => Promise.resolve(pgbench()) }),
  };
  await report(ways);
  await ledger.close();
  for (const table of ['wallet', 'balance', 'movement', 'entry', 'bet']) {
    await rival.query(`delete from ${table} where starts_with(player_id, $1)`, [pgbenchPlayer]);
  }
  await assertBooksAreZero(database.db);
  console.log('books: zero, every chain whole');
} finally {
  await rival.end();
  await remove();
}

async function report(ways: Record<string, () => Promise<Rate>>): Promise<void> {
  const all = new Map<string, Rate[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(ways)) all.get(name)?.push(await run());
  }
  const medians = new Map([...all].map(([name, rates]) => [name, median(rates.map((rate) => rate.perSecond))]));
  const [baseRate = 1] = medians.values();
  for (const [name, rates] of all) {
    const rate = medians.get(name) ?? 0;
    const times = `p50 ${median(rates.map((one) => one.p50Ms)).toFixed(1)} ms, p99 ${median(rates.map((one) => one.p99Ms)).toFixed(1)} ms`;
    const turns = rates.map((one) => Math.round(one.perSecond)).join(' ');
    console.log(
      `${name.padEnd(36)} ${String(Math.round(rate)).padStart(6)} bets/s  x${(rate / baseRate).toFixed(2)}  ${times}  (${turns})`,
    );
  }
  const [base = []] = all.values();
  for (const [callers, goal] of [
    [64, 1.8],
    [256, 2.5],
  ] as const) {
    const rates = all.get(`ledger, ${callers} callers`) ?? [];
    console.log(`ratio with ${callers} callers: ${ratioOf(rates, base)} (goal ${goal})`);
    const bare = all.get(`bare batches of ${callers / 2}`) ?? [];
    console.log(`beside bare batches with ${callers} callers: ${ratioOf(rates, bare)} (goal 0.8)`);
  }
}

/** The median of the rounds' own ratios, and the lowest and the highest of them. */
function ratioOf(rates: readonly Rate[], base: readonly Rate[]): string {
  const ratios = rates.map((rate, round) => rate.perSecond / (base[round]?.perSecond ?? Number.NaN));
  return `${median(ratios).toFixed(2)}, ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
}

/** Two loops of batches. The times of a rate are those of a batch, and its count that of the bets. */
async function bareBatches(size: number): Promise<Rate> {
  const rate = await drive(2, seconds, async (loop) => {
    const chosen = new Set<string>();
    while (chosen.size < size) chosen.add(playerOf(Math.floor((Math.random() * players) / 2) * 2 + loop));
    const batch = [...chosen].map((player) => prepare(betOf(player), random.id(Date.now()), Date.now()));
    const values = parametersOf(batch, clearanceValues(jurisdictionOf('default'), Date.now()));
    await database.money.query({ name: 'bare_post', text: postStatement, values });
  });
  return { ...rate, perSecond: rate.perSecond * size };
}

async function oneBet(): Promise<void> {
  const movement = betOf(anyPlayer());
  const { id, requestHash, seal, createdMs } = prepare(movement, random.id(Date.now()), Date.now());
  const { rows } = await rival.query<{ after: number | null }>({
    name: 'one_bet',
    text: 'select one_bet($1, $2, $3, $4, $5, $6, $7, $8) as after',
    values: [movement.playerId, id, movement.key, requestHash, seal, movement.reference, createdMs, 100],
  });
  if ((rows[0]?.after ?? -1) < 0) throw new Error('one_bet did not bet');
}

function isThere(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

function pgbench(): Rate {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pgbench-'));
  const script = join(folder, 'bet.sql');
  writeFileSync(
    script,
    `\\set player random(0, ${players - 1})
\\set id random(1, 9000000000000000000)
select one_bet('${pgbenchPlayer}' || :player, :id::text, 'bet ' || :id, '\\x00', '\\x00', :id::text, 0, 100);
`,
  );
  const { host, port, user, database: name } = database.money.options;
  const where = ['-h', host ?? '', '-p', String(port ?? 5432), '-U', user ?? ''];
  const how = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds), '-f', script];
  const { stdout, stderr } = spawnSync('pgbench', [...where, ...how, name ?? ''], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
  if (!Number.isFinite(perSecond)) throw new Error(`pgbench: ${stderr}`);
  // pgbench prints an average and no percentiles.
  const p50Ms = Number(/latency average = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
  return { perSecond, p50Ms, p99Ms: 0 };
}
