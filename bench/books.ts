/**
 * How fast the books of a whole house are checked, compared with a plain count and sum of the same entries.
 *
 * Method. A database is filled with players who have played. Each movement has a stake and its prize: four entries, a
 * seal and a link in its player's chain. Rows are stored in the order of time, so a player's rows are scattered over
 * the disk, as in a real house. The server runs without fsync. Each turn times a scan that counts and sums all entries,
 * and then the whole check.
 *
 *     npm run bench:books        entries: BENCH_ENTRIES (1000000), players: BENCH_PLAYERS (20000)
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPools } from '@foyer/house/db/open.ts';
import { startEmbedded } from '@foyer/house/db/embedded/server.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';
import { legsInSql, sealInSql } from '@foyer/house/ledger/books/entryChecks.ts';
import { readBooks } from '@foyer/house/ledger/books/read.ts';
import { sql } from 'kysely';

const entries = Number(process.env.BENCH_ENTRIES ?? 1_000_000);
const players = Number(process.env.BENCH_PLAYERS ?? 20_000);
const legs = 4;
const movements = Math.ceil(entries / legs / players);
const opening = 100_000_000;
const startMs = Date.UTC(2026, 0, 1);

const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
const server = await startEmbedded({ dataDir, log: console.warn, isDurable: false });
const database = await openPools({ ...server.address, database: 'postgres' }, console.warn);
const { db } = database;

/** Writes movement `seq` of every player: the first deposits the money, each later one stakes 10 baht and wins 9. */
async function fill(seq: number): Promise<void> {
  const isFirst = seq === 1;
  const before = opening - 100 * (seq - 2);
  const moved = isFirst
    ? sql`('house:bank', 0, ${-opening}::bigint, null::bigint), ('main', 1, ${opening}::bigint, ${opening}::bigint)`
    : sql`('main', 0, -1000::bigint, ${before - 1000}::bigint), ('house:games:bench', 1, 1000::bigint, null),
          ('house:games:bench', 2, -900::bigint, null), ('main', 3, 900::bigint, ${before - 100}::bigint)`;
  await sql`
    with player as (
      select '7' || lpad(n::text, 18, '0') as player_id from generate_series(1, ${players}::int) as n
    ), leg (account, leg, amount_satang, balance_satang) as (
      values ${moved}
    ), new_movement as (
      select player_id, ${seq}::bigint as seq, player_id || lpad(${seq}::text, 6, '0') as id, 'bench:' || ${seq}::text as key,
             sha256(convert_to(player_id, 'UTF8')) as request_hash, ${isFirst ? titles.deposit : titles.stake}::int as title,
             'round ' || ${seq}::text as reference, ${startMs + seq * 60_000}::bigint as created_ms
      from player
    ), sealed as (
      select movement.*, sha256(coalesce(wallet.head, ''::bytea) || ${sealInSql('movement', 'all_legs.legs')}) as hash
      from new_movement as movement
      left join wallet using (player_id)
      cross join (select ${legsInSql('leg')} as legs from leg) as all_legs
    ), writing as (
      insert into movement (player_id, seq, id, key, request_hash, title, reference, created_ms, hash)
      select player_id, seq, id, key, request_hash, title, reference, created_ms, hash from sealed
    ), entering as (
      insert into entry (player_id, account, seq, leg, amount_satang, balance_satang)
      select player_id, account, ${seq}::bigint, leg, amount_satang, balance_satang from player cross join leg
    )
    insert into wallet (player_id, seq, head) select player_id, seq, hash from sealed
    on conflict (player_id) do update set seq = excluded.seq, head = excluded.head`.execute(db);
}

const timed = async <T>(act: () => Promise<T>): Promise<readonly [T, number]> => {
  const begun = performance.now();
  return [await act(), (performance.now() - begun) / 1000];
};
const rate = (rows: number, seconds: number) =>
  `${seconds.toFixed(1)} s, ${Math.round(rows / seconds).toLocaleString('en')} entries/s`;

try {
  const [, filled] = await timed(async () => {
    for (let seq = 1; seq <= movements; seq += 1) await fill(seq);
    await sql`insert into balance select player_id, 'main', ${opening - 100 * (movements - 1)}::bigint from wallet`.execute(
      db,
    );
  });
  await sql`set statement_timeout = 0`.execute(db);
  await database.money.query('set statement_timeout = 0; set lock_timeout = 0');
  for (const table of ['entry', 'movement', 'wallet', 'balance']) await sql`analyze ${sql.table(table)}`.execute(db);
  console.log(`filled in ${filled.toFixed(0)} s`);
  for (let turn = 1; turn <= 3; turn += 1) {
    const [plain, scanned] = await timed(() =>
      sql<{ rows: number }>`select count(*) as rows, sum(amount_satang) from entry`.execute(db),
    );
    const rows = plain.rows[0]?.rows ?? 0;
    const [report, read] = await timed(() => readBooks(db));
    console.log(`count and sum of ${rows.toLocaleString('en')} entries: ${rate(rows, scanned)}`);
    console.log(
      `the whole check, ${report.movements.toLocaleString('en')} movements: ${rate(report.entries, read)}; ` +
        `${report.faults.length} faults; ${(read / scanned).toFixed(1)} times the scan`,
    );
    for (const { line } of report.faults.slice(0, 3)) console.log(line);
  }
} finally {
  await database.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
