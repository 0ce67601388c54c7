/** SQL for a player's bets. Amounts are in satang, times in epoch milliseconds. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { LedgerTables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { monthOfSums, sumsOfPlayer } from '../ledger/betSums/playerSums.ts';
import type { Summed } from '../ledger/betSums/playerSums.ts';

export interface BetQuery {
  readonly playerId: string;
  readonly platformCode?: string;
  /** ENUM-001. */
  readonly gameType?: number;
  /** ENUM-016; undefined for all. */
  readonly status?: 'unsettled' | 'settled' | 'win' | 'lose';
  /** The range of the bet's time, both ends included. */
  readonly fromMs?: number;
  readonly toMs?: number;
}

/** Archived bets are only in the view `every_bet`. */
const bets = (house: House, table: 'bet' | 'every_bet') =>
  house.db.selectFrom(sql<Selectable<LedgerTables['bet']>>`${sql.table(table)}`.as('bet'));
type Bets = ReturnType<typeof bets>;

function filtered(house: House, query: BetQuery, table: 'bet' | 'every_bet'): Bets {
  let found = bets(house, table).where('bet.player_id', '=', query.playerId);
  if (query.platformCode !== undefined) found = found.where('bet.platform_code', '=', query.platformCode);
  if (query.gameType !== undefined) found = found.where('bet.game_type', '=', query.gameType);
  if (query.fromMs !== undefined) found = found.where('bet.placed_ms', '>=', query.fromMs);
  if (query.toMs !== undefined) found = found.where('bet.placed_ms', '<=', query.toMs);
  if (query.status !== undefined) found = found.where('bet.is_settled', '=', query.status !== 'unsettled');
  if (query.status === 'unsettled') found = found.where('bet.voided_ms', 'is', null);
  if (query.status === 'win') found = found.whereRef('bet.win_satang', '>', 'bet.stake_satang');
  if (query.status === 'lose') found = found.whereRef('bet.win_satang', '<', 'bet.stake_satang');
  return found;
}

/**
 * A page of bets, the newest first, with what is known about them elsewhere. The page is read in a step of its own: on a
 * Citus cluster the catalogue is not where the bets are. ADR 566
 */
const named = (house: House, page: Bets, lang: Locale) =>
  house.db
    .with(
      (cte) => cte('page').materialized(),
      () => page.selectAll('bet'),
    )
    .selectFrom('page as bet')
    .leftJoin('game', 'game.game_id', 'bet.game_id')
    .leftJoin('game_platform', 'game_platform.platform_code', 'bet.platform_code')
    .orderBy('bet.placed_ms', 'desc')
    .orderBy('bet.bet_order_no', 'desc')
    .selectAll('bet')
    .select([
      sql<string>`coalesce(game.names ->> ${lang}, '')`.as('game_name'),
      sql<string>`coalesce(game_platform.names ->> ${lang}, '')`.as('platform_name'),
      // Only rounds of foreign providers are summed, and only they have these marks.
      sql<boolean | null>`case when bet.is_summed then (select is_free from foreign_round
        where foreign_round.player_id = bet.player_id and round_id = bet.bet_order_no) end`.as('is_free'),
      sql<number | null>`case when bet.is_summed then (select sum(amount_satang)::bigint from foreign_jackpot
        where foreign_jackpot.player_id = bet.player_id and round_id = bet.bet_order_no) end`.as('jackpot_satang'),
    ]);
export type NamedBet = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number];

/** Newest first: those after the bet `before`, or from `offset` on if `before` is ''. */
export async function readBets(
  house: House,
  query: BetQuery,
  lang: Locale,
  { before, offset, limit }: { readonly before: string; readonly offset: number; readonly limit: number },
): Promise<NamedBet[]> {
  const last = before === '' ? undefined : await readBet(house, query.playerId, before, lang);
  if (before !== '' && last === undefined) return [];
  const pageOf = (matching: Bets) => {
    const found =
      last === undefined
        ? matching
        : matching.where(sql<boolean>`(bet.placed_ms, bet.bet_order_no) < (${last.placed_ms}, ${last.bet_order_no})`);
    const rows = found.orderBy('bet.placed_ms', 'desc').orderBy('bet.bet_order_no', 'desc').limit(limit);
    return named(house, last === undefined ? rows.offset(offset) : rows, lang).execute();
  };
  // A full page of bets that are too young to be archived is the answer, and quicker to find.
  const isYoung = sql<boolean>`bet.placed_ms >= (select until_ms from bet_archive_mark)`;
  const young = await pageOf(filtered(house, query, 'bet').where(isYoung));
  return young.length === limit ? young : pageOf(filtered(house, query, 'every_bet'));
}

export const readBet = (
  house: House,
  playerId: string,
  betOrderNo: string,
  lang: Locale,
): Promise<NamedBet | undefined> =>
  named(
    house,
    bets(house, 'every_bet').where('bet.player_id', '=', playerId).where('bet.bet_order_no', '=', betOrderNo),
    lang,
  ).executeTakeFirst();

const summedOf = ({ playerId, platformCode, gameType, fromMs, toMs }: BetQuery): Summed => ({
  playerId,
  platformCode,
  gameType,
  fromMs,
  untilMs: toMs === undefined ? undefined : toMs + 1,
});

/** The columns of the kept sums that count and sum the bets of a status. */
const columnsOf = {
  all: { count: 'bets', staked: 'staked_satang + open_staked_satang', settled: 'staked_satang', won: 'won_satang' },
  unsettled: { count: 'open', staked: 'open_staked_satang', settled: '0', won: '0' },
  settled: { count: 'settled', staked: 'staked_satang', settled: 'staked_satang', won: 'won_satang' },
  win: { count: 'wins', staked: 'win_staked_satang', settled: 'win_staked_satang', won: 'win_won_satang' },
  lose: { count: 'losses', staked: 'loss_staked_satang', settled: 'loss_staked_satang', won: 'loss_won_satang' },
} as const;
const sumOf = (columns: string) => sql.raw(`sum(${columns})::bigint`);

export async function countBets(house: House, query: BetQuery): Promise<number> {
  const { count } = columnsOf[query.status ?? 'all'];
  const rows = await sumsOfPlayer(house.db, summedOf(query), {
    nowMs: house.now(),
    select: (part) => sql<{ count: number | null }>`select ${sumOf(count)} as count from ${part}`,
  });
  return rows[0]?.count ?? 0;
}

export interface MonthSums {
  /** YYYY-MM, UTC+7. */
  readonly month: string;
  readonly count: number;
  readonly stakedSatang: number;
  readonly settledSatang: number;
  readonly wonSatang: number;
}

/**
 * One line per month with bets, the oldest first. A voided bet is counted, but is neither running nor staked.
 */
export async function sumsByMonth(house: House, query: BetQuery): Promise<MonthSums[]> {
  const { count, staked, settled, won } = columnsOf[query.status ?? 'all'];
  const rows = await sumsOfPlayer(house.db, summedOf(query), {
    nowMs: house.now(),
    select: (part) => sql<{ at_ms: number; count: number; staked: number; settled: number; won: number }>`
      select min(at_ms) as at_ms, ${sumOf(count)} as count, ${sumOf(staked)} as staked, ${sumOf(settled)} as settled,
             ${sumOf(won)} as won
      from ${part} group by ${monthOfSums} having sum(${sql.raw(count)}) > 0`,
  });
  return rows
    .toSorted((one, other) => one.at_ms - other.at_ms)
    .map((row) => ({
      month: houseDay(row.at_ms).slice(0, 7),
      count: row.count,
      stakedSatang: row.staked,
      settledSatang: row.settled,
      wonSatang: row.won,
    }));
}
