/** What the kept sums of bets count and sum of a bet, and how they read at one mark. Amounts in satang. */
import { houseZoneMs } from '@foyer/contract/houseZone.ts';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { BetAmounts } from '../../db/betSumTables.ts';
import type { Tables } from '../../db/tables.ts';

export type Db = Kysely<Tables>;

/** The only game type with a ranking of its players. ENUM-001, SI-22 */
export const fishType = 5;

export const amountNames = [
  'bets',
  'settled',
  'wins',
  'losses',
  'staked_satang',
  'won_satang',
  'win_staked_satang',
  'win_won_satang',
  'loss_staked_satang',
  'loss_won_satang',
  'uncounted_satang',
] as const satisfies readonly (keyof BetAmounts)[];

export const amountColumns = sql.join(amountNames.map((name) => sql.ref(name)));

/** Columns of the amounts, each the sum over rows that have them. */
export const summedAmounts = sql.join(
  amountNames.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`),
);

const of = (condition: string, satang: string) => sql.raw(`case when ${condition} then sign * ${satang} else 0 end`);
const [isWin, isLoss] = ['is_settled and win_satang > stake_satang', 'is_settled and win_satang < stake_satang'];

/**
 * Columns of the amounts of one bet, times its `sign`. An annulled bet is settled and has neither stake nor prize, a bet
 * of a voided round keeps both and is not settled. L09
 */
export const amountsOfBetOf = (player: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  sign as bets, ${of('is_settled', '1')} as settled, ${of(isWin, '1')} as wins, ${of(isLoss, '1')} as losses,
  ${of('is_settled and voided_ms is null', 'stake_satang')} as staked_satang,
  ${of('is_settled and voided_ms is null', 'win_satang')} as won_satang,
  ${of(isWin, 'stake_satang')} as win_staked_satang, ${of(isWin, 'win_satang')} as win_won_satang,
  ${of(isLoss, 'stake_satang')} as loss_staked_satang, ${of(isLoss, 'win_satang')} as loss_won_satang,
  case when is_settled and voided_ms is null then sign * coalesce((
    select satang from uncounted_stake
    where uncounted_stake.player_id = ${player} and uncounted_stake.bet_order_no = image.bet_order_no
  ), 0) else 0 end as uncounted_satang`;
/**
 * The sums of bets of any player. A statement about one player passes its id to `amountsOfBetOf`, so that a Citus cluster queries one
 * shard only. ADR 566
 */
export const amountsOfBet = amountsOfBetOf(sql.ref('image.player_id'));

/** Columns of a bet, in the order in which `bet` and `bet_change` are united as `image`. */
export const betColumns = sql.raw(
  `player_id, bet_order_no, platform_code, game_type, game_id, stake_satang, win_satang, is_settled, placed_ms, settled_ms, voided_ms`,
);

const zone = sql.lit(houseZoneMs);
/** The first moment of the month, day and hour in which a bet was placed, UTC+7. */
export const startOfPlaced = {
  month: sql`extract(epoch from date_trunc('month', to_timestamp((placed_ms + ${zone}) / 1000.0) at time zone 'UTC'))::bigint * 1000 - ${zone}`,
  day: sql`div(placed_ms + ${zone}, 86400000)::bigint * 86400000 - ${zone}`,
  hour: sql`div(placed_ms, 3600000)::bigint * 3600000`,
};
const placed = sql`(to_timestamp((placed_ms + ${zone}) / 1000.0) at time zone 'UTC')`;
/** A bet counts twice as much as one of the month before, if what a player likes to play is asked. */
export const weightOfBet = sql`power(2::numeric, extract(year from ${placed}) * 12 + extract(month from ${placed}) - 12 * 2020)`;
/** The day on which a bet was settled, counted from 1970. */
export const settledDay = sql`div(settled_ms + ${zone}, 86400000)::integer`;

/**
 * Runs a query of the sums and of the bets settled since the mark. Asks again if the mark has moved in between, because
 * bets would count twice. The mark is a parameter: the planner would take an unknown one for a third of all bets.
 */
export async function atMark<Row extends object>(db: Db, query: (markMs: number) => RawBuilder<Row>): Promise<Row[]> {
  const { until_ms: markMs } = await db.selectFrom('bet_sum_mark').select('until_ms').executeTakeFirstOrThrow();
  const { rows } = await sql<Row & { is_current: boolean; is_row: boolean | null }>`
    select mark.is_current, answer.* from (
      select exists (select 1 from bet_sum_mark where until_ms = ${markMs}) as is_current
    ) as mark
    left join (select true as is_row, found.* from (${query(markMs)}) as found) as answer on true`.execute(db);
  if (rows[0]?.is_current !== true) return atMark(db, query);
  return rows.filter(({ is_row }) => is_row === true);
}
