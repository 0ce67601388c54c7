/** Adds bets to the kept sums. Each bet counts once, however many processes run this. docs/decisions/480-kept-sums.md */
import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { dayOf } from '../statementDays.ts';
import {
  amountColumns,
  amountNames,
  amountsOfBet,
  betColumns,
  fishType,
  settledDay,
  startOfPlaced,
  summedAmounts,
  weightOfBet,
} from './amounts.ts';
import type { Db } from './amounts.ts';
import { batchEnd, lagMs, mostAtOnce } from './batch.ts';
import { writeOnOneConnection } from '../../db/citus/oneConnection.ts';
import { lowerTopWins } from './topWins.ts';
import type { GoneWin } from './topWins.ts';

const dayMs = 86_400_000;
/**
 * How long sums of hours, sums of days by platform and game type, and rankings of weeks are used. They are kept for a week
 * longer, because clocks may differ.
 */
export const recentKeptMs = 35 * dayMs;
export const weeksKeptDays = 21;
const spareDays = 7;
/** The first moment of short spans and the first day of weeks that are written. */
const oldestOf = (nowMs: number) => ({
  recentMs: nowMs - recentKeptMs - spareDays * dayMs,
  weekDay: dayOf(nowMs) - weeksKeptDays - spareDays,
});
type Oldest = ReturnType<typeof oldestOf>;

/** Adds the bets settled since the mark, and what changed in those before it, and moves the mark, batch by batch. */
export async function sumBets(db: Db, nowMs: number, mostBets = mostAtOnce): Promise<void> {
  for (let isMore = true; isMore;) isMore = await db.transaction().execute((trx) => sumBatch(trx, nowMs, mostBets));
  await dropOld(db, oldestOf(nowMs), mostBets);
}

/** Returns whether there is another batch. */
async function sumBatch(trx: Transaction<Tables>, nowMs: number, mostBets: number): Promise<boolean> {
  await writeOnOneConnection(trx);
  const { until_ms: fromMs } = await trx
    .selectFrom('bet_sum_mark')
    .select('until_ms')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const toMs = await batchEnd(trx, fromMs, { nowMs, mostBets });
  if (toMs === undefined) return false;
  const { rows } = await addAll(fromMs, toMs, oldestOf(nowMs)).execute(trx);
  await lowerTopWins(trx, rows, toMs);
  return true;
}

/**
 * One statement, and one step of it reads both bets and changes, so that they are those of one moment: a change committed
 * later stays in `bet_change`, and its bet was added as it was before. A Citus cluster runs each step by itself, at a
 * moment of its own, so that only what was read is deleted. ADR 566
 */
const addAll = (fromMs: number, toMs: number, oldest: Oldest): RawBuilder<GoneWin> => sql`
  with read as materialized (
    select image.*, ${amountsOfBet} from (
      select ${betColumns}, 1 as sign, null::bigint as change_no from bet
      where is_settled and settled_ms >= ${fromMs} and settled_ms < ${toMs}
      union all
      select ${betColumns}, 1, null from bet
      where not is_settled and voided_ms >= ${fromMs - lagMs} and settled_ms >= ${fromMs} and settled_ms < ${toMs}
      union all
      select ${betColumns}, sign, change_no from bet_change where settled_ms is null or settled_ms < ${toMs}
    ) as image
  ), gone as (
    delete from bet_change using read
    where bet_change.player_id = read.player_id and bet_change.change_no = read.change_no
  ), image as materialized (
    -- Bets settled after the mark are read as they are now.
    select * from read where change_no is null or settled_ms is null or settled_ms < ${fromMs}
  ), ${ofPlayers(oldest.recentMs)}, ranked as materialized (
    select player_id, platform_code, game_type, game_id, stake_satang, win_satang, sign,
           ${settledDay} - days_before as from_day
    from image
    cross join generate_series(0, 6) as week (days_before)
    where is_settled and voided_ms is null and ${settledDay} - days_before >= ${oldest.weekDay}
  ), ${ofWinners}, ${ofGames}, ${ofLikings}, marked as (
    update bet_sum_mark set until_ms = ${toMs}
  )
  select player_id, platform_code, game_type, game_id, win_satang, ${settledDay} as settled_day
  from read
  where change_no is not null and sign = -1 and is_settled and voided_ms is null and settled_ms < ${fromMs}`;

const ofPlayers = (recentMs: number) => sql`counted as materialized (
  select player_id, platform_code, game_type, ${amountColumns}, cell.span, cell.is_sort, cell.is_recent,
         case cell.span when 'month' then ${startOfPlaced.month} when 'day' then ${startOfPlaced.day}
           else ${startOfPlaced.hour} end as from_ms
  from image
  cross join (values
    ('month', false, false), ('month', true, false), ('day', false, false), ('day', true, true), ('hour', false, true)
  ) as cell (span, is_sort, is_recent)
), new_bet_sum as (
  insert into bet_sum as known (player_id, span, is_sort, from_ms, platform_code, game_type, ${amountColumns})
  select player_id, span, is_sort, from_ms, case when is_sort then platform_code else '' end,
         case when is_sort then game_type else 0 end, ${summedAmounts}
  from counted
  where not is_recent or from_ms >= ${recentMs}
  group by 1, 2, 3, 4, 5, 6
  on conflict (player_id, span, is_sort, from_ms, platform_code, game_type) do update set
    ${sql.join(amountNames.map((name) => sql`${sql.ref(name)} = ${sql.ref(`known.${name}`)} + ${sql.ref(`excluded.${name}`)}`))}
)`;

const ofWinners = sql`new_winner_week as (
  insert into winner_week as known
    (player_id, from_day, game_type, rounds, staked_satang, won_satang, top_win_satang, top_game_id)
  select player_id, from_day, case when kind.is_all then 0 else game_type end, sum(sign), sum(sign * stake_satang),
         sum(sign * win_satang), coalesce(max(win_satang) filter (where sign = 1), 0),
         coalesce((array_agg(game_id order by win_satang desc, game_id) filter (where sign = 1))[1], '')
  from ranked
  cross join (values (true), (false)) as kind (is_all)
  where kind.is_all or game_type in (0, ${sql.lit(fishType)})
  group by 1, 2, 3
  on conflict (player_id, from_day, game_type) do update set
    rounds = known.rounds + excluded.rounds,
    staked_satang = known.staked_satang + excluded.staked_satang,
    won_satang = known.won_satang + excluded.won_satang,
    top_win_satang = greatest(known.top_win_satang, excluded.top_win_satang),
    top_game_id = case when (-excluded.top_win_satang, excluded.top_game_id) < (-known.top_win_satang, known.top_game_id)
      and excluded.top_game_id <> '' then excluded.top_game_id else known.top_game_id end
)`;

const ofGames = sql`new_game_week as (
  insert into game_week as known (from_day, game_type, platform_code, game_id, rounds, staked_satang, top_win_satang)
  select from_day, game_type, platform_code, case when kind.is_all then '' else game_id end, sum(sign),
         sum(sign * stake_satang), coalesce(max(win_satang) filter (where sign = 1 and not kind.is_all and game_id <> ''), 0)
  from ranked
  cross join (values (true), (false)) as kind (is_all)
  group by 1, 2, 3, 4
  on conflict (from_day, game_type, platform_code, game_id) do update set
    rounds = known.rounds + excluded.rounds,
    staked_satang = known.staked_satang + excluded.staked_satang,
    top_win_satang = greatest(known.top_win_satang, excluded.top_win_satang)
)`;

const ofLikings = sql`new_player_game as (
  insert into player_game as known (player_id, game_id, weight)
  select player_id, game_id, sum(sign * ${weightOfBet}) from image
  where is_settled and voided_ms is null
  group by 1, 2
  on conflict (player_id, game_id) do update set weight = known.weight + excluded.weight
)`;

/** Deletes sums that nobody reads any more. */
async function dropOld(db: Db, oldest: Oldest, most: number): Promise<void> {
  for (let count = most; count >= most;) {
    const { numAffectedRows } = await sql`
      delete from bet_sum as kept using (
        select player_id, span, is_sort, from_ms, platform_code, game_type from bet_sum
        where (span = 'hour' or (span = 'day' and is_sort)) and from_ms < ${oldest.recentMs}
        order by from_ms limit ${most}
      ) as old
      where kept.player_id = old.player_id and kept.span = old.span and kept.is_sort = old.is_sort
        and kept.from_ms = old.from_ms and kept.platform_code = old.platform_code and kept.game_type = old.game_type
    `.execute(db);
    count = Number(numAffectedRows ?? 0n);
  }
  for (let count = most; count >= most;) {
    const { numAffectedRows } = await sql`
      delete from winner_week using (
        select player_id, from_day, game_type from winner_week where from_day < ${oldest.weekDay}
        order by from_day limit ${most}
      ) as old
      where winner_week.player_id = old.player_id and winner_week.from_day = old.from_day
        and winner_week.game_type = old.game_type
    `.execute(db);
    count = Number(numAffectedRows ?? 0n);
  }
  await db.deleteFrom('game_week').where('from_day', '<', oldest.weekDay).execute();
}
