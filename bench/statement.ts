/**
 * How fast a page of a player's statement is read from a million rows, compared with a thousand rows in the same run.
 *
 * Method. The rows are written directly into the tables, spread over a year, one in fifty with a rare title. Then both
 * players request the same kinds of page in turn: the newest, one after a random entry, one of a month, one of the rare
 * title. Each page is read as the house answers it, with its count. The first read, which counts the days, is reported
 * separately.
 *
 *     npm run bench:statement        rows of the long statement: BENCH_ROWS (1000000)
 */
import type { PoolClient } from 'pg';
import { titles } from '@foyer/house/ledger/accounts.ts';
import { countStatement, readStatement } from '@foyer/house/ledger/statement.ts';
import { dayOf, startOfDay } from '@foyer/house/ledger/statementDays.ts';
import type { StatementQuery } from '@foyer/house/ledger/statement.ts';
import { openScratch } from './bets/bank.ts';

const lengths = { short: 1000, long: Number(process.env.BENCH_ROWS ?? 1_000_000) };
type Player = keyof typeof lengths;
const asked = 400;
const yearMs = 365 * 24 * 3_600_000;
const startMs = Date.UTC(2025, 10, 21);

const { database, remove } = await openScratch();
const { db, money } = database;

/** Writes consistent movements of one satang each, with a running balance. */
async function fill(client: PoolClient, player: Player, rows: number): Promise<void> {
  const step = yearMs / rows;
  await client.query(
    `insert into movement select $1, n, n::text, n::text, '\\x00', case when n % 50 = 0 then $3::int else $4::int end, 'bench',
       $5::bigint + floor(n * $6::float8)::bigint, '\\x00' from generate_series(1, $2::int) as n`,
    [player, rows, titles.bonus, titles.transferOut, startMs, step],
  );
  await client.query(
    `insert into entry select $1, 'main', n, 0, 1, n from generate_series(1, $2::int) as n
     union all select $1, 'house:adjustment', n, 1, -1, null from generate_series(1, $2::int) as n`,
    [player, rows],
  );
  await client.query(`insert into wallet values ($1, $2, '\\x00')`, [player, rows]);
}

type Ask = (player: Player, share: number) => Promise<unknown>;

const pageOf = (query: StatementQuery, before?: string) =>
  Promise.all([
    readStatement(db, query, { limit: 20, ...(before !== undefined && { before }) }),
    countStatement(db, query),
  ]);

const pages: Record<string, Ask> = {
  'the newest page': (player) => pageOf({ playerId: player, account: 'main' }),
  'after any entry': (player, share) =>
    pageOf({ playerId: player, account: 'main' }, `${Math.floor(lengths[player] * share) + 1}-0`),
  'of one month': (player, share) => {
    // Whole days, as the screen requests them.
    const from = dayOf(startMs) + Math.floor(share * 330);
    const query = { fromMs: startOfDay(from), toMs: startOfDay(from + 30) - 1 };
    return pageOf({ playerId: player, account: 'main', ...query });
  },
  'of a rare title': (player) => pageOf({ playerId: player, account: 'main', titles: [titles.bonus] }),
};

async function compare(name: string, ask: Ask): Promise<void> {
  const timesMs = { short: [] as number[], long: [] as number[] };
  for (let index = 0; index < asked; index += 1) {
    const share = Math.random();
    for (const player of ['short', 'long'] as const) {
      const begun = performance.now();
      await ask(player, share);
      timesMs[player].push(performance.now() - begun);
    }
  }
  const at = (player: Player, share: number) => {
    const sorted = timesMs[player].toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * share)] ?? 0;
  };
  const summary = (player: Player) => `p50 ${at(player, 0.5).toFixed(2)} ms, p99 ${at(player, 0.99).toFixed(2)} ms`;
  const ratio = (share: number) => (at('long', share) / at('short', share)).toFixed(2);
  console.log(
    `${name.padEnd(18)} ${lengths.short} rows: ${summary('short')}   ${lengths.long} rows: ${summary('long')}   ` +
      `x${ratio(0.5)} at p50, x${ratio(0.99)} at p99`,
  );
}

try {
  const client = await money.connect();
  // A slow machine takes longer for a million rows than the house allows a statement.
  await client.query('set statement_timeout = 0');
  for (const player of ['short', 'long'] as const) await fill(client, player, lengths[player]);
  await client.query('vacuum analyze movement, entry');
  client.release(true);
  for (const player of ['short', 'long'] as const) {
    const begun = performance.now();
    await countStatement(db, { playerId: player, account: 'main' });
    console.log(
      `${player}: ${lengths[player]} rows, days counted once in ${(performance.now() - begun).toFixed(0)} ms`,
    );
  }
  for (const [name, page] of Object.entries(pages)) await compare(name, page);
} finally {
  await remove();
}
