/**
 * How long it takes to archive a month of bets, and what players who bet meanwhile notice of it.
 *
 * Method. Settled bets of a month long past are written into the table of bets, for 1,000 players. Sixteen
 * callers bet for random players through the ledger, each 20 ms after its last bet was answered, so that the machine has
 * time to spare: for six seconds alone, then while the job's own code archives the month, then alone again. Writes are
 * durable. At the end every bet must be in one of the two tables, and the books must be zero.
 *
 *     npm run bench:archive        bets of the month: BENCH_BETS (200000)
 */
import { setTimeout as pause } from 'node:timers/promises';
import { assertBooksAreZero } from '@foyer/house/ledger/books.ts';
import { archiveBets } from '@foyer/house/ledger/oldBets/archive.ts';
import { monthsBefore } from '@foyer/house/ledger/oldBets/months.ts';
import { createLedger } from '@foyer/house/ledger/post.ts';
import { betOf, openScratch, pay, playerOf, random } from './bets/bank.ts';

const bets = Number(process.env.BENCH_BETS ?? 200_000);
const [players, callers, thinkMs, aloneMs] = [1_000, 16, 20, 6_000];
const nowMs = Date.now();
const [fromMs, untilMs] = [monthsBefore(nowMs, 8), monthsBefore(nowMs, 7)];

const { database, remove } = await openScratch();
const { db, money } = database;
const ledger = createLedger({ db, money, now: Date.now, random });

async function fill(): Promise<void> {
  const client = await money.connect();
  await client.query('set statement_timeout = 0');
  await client.query(`
    insert into bet (player_id, bet_order_no, platform_code, game_type, game_id, round_id, stake_satang, win_satang,
                     is_settled, placed_ms, settled_ms)
    select 'player-' || n % ${players}, 'old-' || n, 'bench', 3, 'game', 'old-' || n, 100, 0, true, at_ms, at_ms + 900
    from generate_series(0, ${bets - 1}) as n
    cross join lateral (select ${fromMs} + floor(n * ${(untilMs - fromMs) / bets}::float8)::bigint as at_ms) as one`);
  await client.query('vacuum analyze');
  client.release(true);
  // As if the job had summed them.
  await db.updateTable('settled_stake_mark').set({ until_ms: nowMs }).execute();
  await db.updateTable('bet_sum_mark').set({ until_ms: nowMs }).execute();
}

/** Bets until `over` resolves. Returns how long each bet took, in milliseconds, sorted. */
async function betUntil(over: Promise<unknown>): Promise<number[]> {
  const stop = new AbortController();
  void over.finally(() => stop.abort());
  const tookMs: number[] = [];
  const call = async () => {
    while (!stop.signal.aborted) {
      const begunMs = performance.now();
      await ledger.post(betOf(playerOf(Math.floor(Math.random() * players))));
      tookMs.push(performance.now() - begunMs);
      await pause(thinkMs);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return tookMs.toSorted((one, other) => one - other);
}

function report(name: string, tookMs: readonly number[], forMs: number): void {
  const at = (share: number) =>
    `${(tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN).toFixed(1)} ms`.padStart(9);
  const perSecond = Math.round((tookMs.length / forMs) * 1_000);
  console.log(`${name.padEnd(8)} ${perSecond} bets/s  p50 ${at(0.5)}  p99 ${at(0.99)}  worst ${at(1 - 1e-9)}`);
}

const count = async (table: 'bet' | 'old_bet'): Promise<number> => {
  const rows = db.selectFrom(table).select((row) => row.fn.countAll<number>().as('count'));
  return (await rows.executeTakeFirstOrThrow()).count;
};

try {
  await fill();
  await pay(ledger, players);
  report('before', await betUntil(pause(aloneMs)), aloneMs);
  const begunMs = performance.now();
  const moving = archiveBets(db, nowMs, { afterMonths: 6 }).then(() => performance.now() - begunMs);
  const during = await betUntil(moving);
  const movedMs = await moving;
  report('moving', during, movedMs);
  report('after', await betUntil(pause(aloneMs)), aloneMs);
  const [live, old] = [await count('bet'), await count('old_bet')];
  console.log(`${old} bets archived in ${(movedMs / 1_000).toFixed(1)} s, ${live} are in the table of bets`);
  if (old !== bets) throw new Error(`${bets} bets were to be archived`);
  await assertBooksAreZero(db);
  console.log('books: zero, every chain whole');
} finally {
  await ledger.close();
  await remove();
}
