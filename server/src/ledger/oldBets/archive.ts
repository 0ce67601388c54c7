/**
 * Moves bets of months long past out of the table of bets. Each bet is in one of the two tables at any moment, however
 * many processes run this. Players do not wait for it: it locks no wallet, and skips bets that another transaction has
 * locked. docs/decisions/485-old-bets.md
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { startOfPlaced } from '../betSums/amounts.ts';
import type { Shards } from '../../db/citus/shards.ts';
import { betTableColumns, leastArchivedMs } from './columns.ts';
import { createMonth, monthsBefore } from './months.ts';
import { atEachPlace } from './places.ts';
import type { BetPlace } from './places.ts';

type Db = Kysely<Tables>;

/** A small batch, so that its transaction holds its locks for a short time only. */
const mostAtOnce = 1_000;
/** Well below a quarter of an hour, after which the queue considers a job lost. The next run continues. */
const longestRunMs = 300_000;

/** How long a bet that was moved back stays at least. */
const recalledMs = 86_400_000;

/** What is over, and the time by which an index finds it. No bet is of both kinds. */
const kinds = [
  { isOver: sql`is_settled and voided_ms is null`, overMs: sql.ref('settled_ms') },
  { isOver: sql`voided_ms is not null and coalesce(settled_ms, 0) <= voided_ms`, overMs: sql.ref('voided_ms') },
] as const;
type Kind = (typeof kinds)[number];

interface Run {
  readonly db: Db;
  readonly place: BetPlace;
  readonly cutoffMs: number;
  readonly mostBets: number;
  /** First moments of the months that have a part of `old_bet`. */
  readonly months: Set<number>;
  readonly untilMs: number;
}

interface Archiving {
  readonly afterMonths: number;
  /** The most bets that one statement moves. */
  readonly mostBets?: number | undefined;
  /** The shards of a Citus cluster. Each is archived separately, because `skip locked` is refused across shards. ADR 566 */
  readonly shards?: Shards | undefined;
}

/**
 * Archives bets that were placed and over before the last `afterMonths` whole months; 0 archives none. They are in the
 * kept sums by then.
 */
export async function archiveBets(
  db: Db,
  nowMs: number,
  { afterMonths, mostBets = mostAtOnce, shards }: Archiving,
): Promise<void> {
  if (afterMonths === 0) return;
  const cutoffMs = await cutoffOf(db, monthsBefore(nowMs, afterMonths));
  // Readers look for bets in `old_bet` from here on, before the first one is there.
  await db.updateTable('bet_archive_mark').set({ until_ms: cutoffMs }).where('until_ms', '<', cutoffMs).execute();
  await db
    .deleteFrom('recalled_bet')
    .where('recalled_ms', '<', nowMs - recalledMs)
    .execute();
  const untilMs = performance.now() + longestRunMs;
  const months = new Set<number>();
  await atEachPlace(db, shards, async (place) => {
    for (const kind of kinds) await archiveKind({ db, place, cutoffMs, mostBets, months, untilMs }, kind);
  });
}

/** Only bets far behind both marks: their sums are kept, and readers of bets since a mark need not look for them. */
async function cutoffOf(db: Db, monthMs: number): Promise<number> {
  const { rows } = await sql<{ mark_ms: number }>`
    select least((select until_ms from bet_sum_mark), (select until_ms from settled_stake_mark)) as mark_ms`.execute(
    db,
  );
  return Math.min(monthMs, (rows[0]?.mark_ms ?? 0) - leastArchivedMs);
}

async function archiveKind(run: Run, kind: Kind): Promise<void> {
  for (let fromMs = 0, isMore = true; isMore;) {
    const begunMs = performance.now();
    if (begunMs > run.untilMs) return;
    await createMonths(run, kind, fromMs);
    const { count, lastMs } = await moveBatch(run, kind, fromMs);
    isMore = count === run.mostBets;
    fromMs = lastMs ?? fromMs;
    // Rests as long as it worked, to leave the database to players.
    if (isMore) await setTimeout(performance.now() - begunMs);
  }
}

/** The bets to move next. They are found by the index of the time when they were over. */
const nextBets = (
  { place, cutoffMs, mostBets }: Run,
  { isOver, overMs }: Kind,
  fromMs: number,
): RawBuilder<unknown> => sql`
  from ${place.table('bet')}
  where ${isOver} and ${overMs} >= ${fromMs} and ${overMs} < ${cutoffMs} and placed_ms < ${cutoffMs}
    and not exists (
      select from ${place.table('bet_change')} where bet_change.player_id = bet.player_id and bet_change.bet_order_no = bet.bet_order_no)
    and not exists (
      select from ${place.table('recalled_bet')} where recalled_bet.player_id = bet.player_id and recalled_bet.bet_order_no = bet.bet_order_no)
  order by ${overMs} limit ${mostBets}`;

async function createMonths(run: Run, kind: Kind, fromMs: number): Promise<void> {
  const rows = await run.place.ask(sql<{ month_ms: number }>`
    select distinct ${startOfPlaced.month} as month_ms from (select placed_ms ${nextBets(run, kind, fromMs)}) as next
  `);
  for (const { month_ms: monthMs } of rows) {
    if (run.months.has(monthMs)) continue;
    await createMonth(run.db, monthMs);
    run.months.add(monthMs);
  }
}

/**
 * One statement, so that a bet is moved wholly or not at all. Bets that somebody else has locked are left for the next
 * run. So are those of months without a part, which came in after the months were read.
 */
async function moveBatch(run: Run, kind: Kind, fromMs: number): Promise<{ count: number; lastMs: number | null }> {
  const { place } = run;
  const rows = await place.ask(sql<{ count: number; last_ms: number | null }>`
    with picked as materialized (
      select player_id, bet_order_no, ${kind.overMs} as over_ms ${nextBets(run, kind, fromMs)} for update of bet skip locked
    ), gone as (
      delete from ${place.table('bet')} using picked
      where ${place.held} and bet.player_id = picked.player_id and bet.bet_order_no = picked.bet_order_no
        and ${startOfPlaced.month} = any(${[...run.months]}::bigint[])
      returning bet.*
    ), moved as (
      insert into ${place.table('old_bet')} (${betTableColumns}) select ${betTableColumns} from gone
    )
    select count(*) as count, max(over_ms) as last_ms from picked`);
  return { count: rows[0]?.count ?? 0, lastMs: rows[0]?.last_ms ?? null };
}
