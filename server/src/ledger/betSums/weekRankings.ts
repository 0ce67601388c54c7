/**
 * Rankings of the settled bets of seven days. The sums of each week are kept up to the mark, and ordered by an index:
 * a ranking reads as many of them as it shows, and the bets settled since. Exact at any moment. SI-18, SI-22, CALL-043
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { dayOf, startOfDay } from '../statementDays.ts';
import { atMark, fishType } from './amounts.ts';
import type { Db } from './amounts.ts';
import { weeksKeptDays } from './sumBets.ts';
import { inWeek } from './topWins.ts';

export interface Week {
  /** Counted from 1970, UTC+7: statementDays.ts. */
  readonly fromDay: number;
  readonly nowMs: number;
}

/** The week that ends with the day of this moment. */
export const lastWeek = (nowMs: number): Week => ({ fromDay: dayOf(nowMs) - 6, nowMs });

/** Calls with the mark; with 0 for a week that is no longer kept, so that all its bets are read, archived ones included. */
const ofWeek = <Row extends object>(
  db: Db,
  { fromDay, nowMs }: Week,
  query: (markMs: number, keptDay: number) => RawBuilder<Row>,
): Promise<Row[]> =>
  atMark(db, (markMs) => (fromDay < dayOf(nowMs) - weeksKeptDays ? query(0, -1) : query(markMs, fromDay)));

/** What is in no sum: bets settled since the mark, and changes of those before. `isAsked`: which bets count. */
const changesOf = (fromDay: number, markMs: number, isAsked: RawBuilder<unknown>) => sql`
  select player_id, platform_code, game_type, game_id, stake_satang, win_satang, 1 as sign
  from ${sql.table(markMs === 0 ? 'every_bet' : 'bet')}
  where ${inWeek(sql`${fromDay}`)} and settled_ms >= ${Math.max(markMs, startOfDay(fromDay))} and ${isAsked}
  union all
  select player_id, platform_code, game_type, game_id, stake_satang, win_satang, sign from bet_change
  where ${inWeek(sql`${fromDay}`)} and settled_ms < ${markMs} and ${isAsked}`;

/** The largest win of the changes, and the largest of those that are gone. */
const topOfChanges = sql`coalesce(max(win_satang) filter (where sign = 1), 0) as top_win_satang,
  coalesce(max(win_satang) filter (where sign = -1), -1) as gone_win_satang`;

export interface RankedPlayer {
  readonly userAccount: string;
  readonly roundCount: number;
  readonly stakeSatang: number;
  readonly winSatang: number;
  /** Game of the player's largest win. */
  readonly gameId: string;
}

interface WinnerRow {
  readonly player_id: string;
  readonly user_account: string;
  readonly rounds: number;
  readonly staked_satang: number;
  readonly won_satang: number;
  readonly top_game_id: string;
}

/** Returns the players with the largest total wins of a week, over fish or all game types. */
export async function topWinners(
  db: Db,
  week: Week & { readonly isFish: boolean },
  count: number,
): Promise<RankedPlayer[]> {
  const gameType = week.isFish ? fishType : 0;
  const isAsked = week.isFish ? sql`game_type = ${gameType}` : sql`true`;
  const rows = await ofWeek(db, week, (markMs, keptDay) =>
    winnersAt(week.fromDay, markMs, { keptDay, gameType, isAsked, count }),
  );
  const ranked = rows.toSorted(
    (one, other) => other.won_satang - one.won_satang || (one.player_id < other.player_id ? -1 : 1),
  );
  return ranked.map((row) => ({
    userAccount: row.user_account,
    roundCount: row.rounds,
    stakeSatang: row.staked_satang,
    winSatang: row.won_satang,
    gameId: row.top_game_id,
  }));
}

interface Asked {
  readonly keptDay: number;
  readonly gameType: number;
  readonly isAsked: RawBuilder<unknown>;
  readonly count: number;
}

const winnersAt = (fromDay: number, markMs: number, { keptDay, gameType, isAsked, count }: Asked) => sql<WinnerRow>`
  with changed as materialized (
    select player_id, sum(sign) as rounds, sum(sign * stake_satang) as staked_satang, sum(sign * win_satang) as won_satang,
           ${topOfChanges},
           (array_agg(game_id order by win_satang desc, game_id) filter (where sign = 1))[1] as top_game_id
    from (${changesOf(fromDay, markMs, isAsked)}) as change group by player_id
  ), kept as not materialized (
    select * from winner_week where from_day = ${keptDay} and game_type = ${gameType}
  ), kept_changed as materialized (
    select kept.* from changed join winner_week as kept on kept.player_id = changed.player_id
    where kept.from_day = ${keptDay} and kept.game_type = ${gameType}
  ), ranked as (
    (select player_id, rounds, staked_satang, won_satang, top_game_id, false as is_top_gone
     from kept
     where won_satang > 0 and not exists (select 1 from changed where changed.player_id = kept.player_id)
     order by won_satang desc, player_id limit ${count})
    union all
    select changed.player_id, coalesce(kept.rounds, 0) + changed.rounds, coalesce(kept.staked_satang, 0) + changed.staked_satang,
           coalesce(kept.won_satang, 0) + changed.won_satang,
           case when changed.top_game_id is null or (-kept.top_win_satang, kept.top_game_id) < (-changed.top_win_satang, changed.top_game_id)
             then kept.top_game_id else changed.top_game_id end,
           gone_win_satang >= kept.top_win_satang
    from changed left join kept_changed as kept using (player_id)
  ), first as materialized (
    select * from ranked where won_satang > 0 order by won_satang desc, player_id limit ${count}
  ), top as materialized (
    select distinct on (bet.player_id) bet.player_id, bet.game_id from first join bet on bet.player_id = first.player_id
    where first.is_top_gone and ${inWeek(sql`${fromDay}`)} and ${isAsked}
    order by bet.player_id, bet.win_satang desc, bet.game_id
  )
  select first.player_id, user_account, rounds::bigint, staked_satang::bigint, won_satang::bigint,
         case when is_top_gone then top.game_id else top_game_id end as top_game_id
  from first
  -- Ids of players have the default collation there and "C" here. Without it their index is not used.
  join player on player.player_id = first.player_id collate "default"
  left join top on top.player_id = first.player_id`;

export interface RankedGame {
  readonly gameId: string;
  readonly roundCount: number;
  readonly topWinSatang: number;
}

interface GameRow {
  readonly game_id: string;
  readonly rounds: number;
  readonly top_win_satang: number;
}

/** Returns the games of a type with the most settled rounds of a week. */
export async function mostPlayed(db: Db, week: Week, gameType: number, count: number): Promise<RankedGame[]> {
  const rows = await ofWeek(db, week, (markMs, keptDay) =>
    gamesAt(week.fromDay, markMs, { keptDay, gameType, isAsked: sql`game_type = ${gameType}`, count }),
  );
  const ranked = rows.toSorted((one, other) => other.rounds - one.rounds || (one.game_id < other.game_id ? -1 : 1));
  return ranked.map((row) => ({ gameId: row.game_id, roundCount: row.rounds, topWinSatang: row.top_win_satang }));
}

const gamesAt = (fromDay: number, markMs: number, { keptDay, gameType, isAsked, count }: Asked) => sql<GameRow>`
  with changed as materialized (
    select game_id, sum(sign) as rounds, ${topOfChanges}
    from (${changesOf(fromDay, markMs, isAsked)}) as change group by game_id
  ), kept as not materialized (
    select * from game_week where from_day = ${keptDay} and game_type = ${gameType} and game_id <> ''
  ), ranked as (
    (select game_id, rounds, top_win_satang, false as is_top_gone
     from kept
     where rounds > 0 and not exists (select 1 from changed where changed.game_id = kept.game_id)
     order by rounds desc, game_id limit ${count})
    union all
    select changed.game_id, coalesce(kept.rounds, 0) + changed.rounds,
           greatest(kept.top_win_satang, changed.top_win_satang), gone_win_satang >= kept.top_win_satang
    from changed left join lateral (
      select * from kept where kept.game_id = changed.game_id offset 0
    ) as kept on true
  ), first as materialized (
    select * from ranked where rounds > 0 order by rounds desc, game_id limit ${count}
  ), top as materialized (
    select bet.game_id, max(bet.win_satang) as win_satang from first join bet on bet.game_id = first.game_id
    where first.is_top_gone and ${inWeek(sql`${fromDay}`)} and ${isAsked}
    group by bet.game_id
  )
  select game_id, rounds::bigint, case when is_top_gone then top.win_satang else top_win_satang end as top_win_satang
  from first left join top using (game_id)`;

/** Returns the satang staked on each platform in a week, in games of this type or of all. */
export async function stakedByPlatform(
  db: Db,
  week: Week,
  gameType: number | undefined,
): Promise<ReadonlyMap<string, number>> {
  const isAsked = gameType === undefined ? sql`true` : sql`game_type = ${gameType}`;
  const rows = await ofWeek(
    db,
    week,
    (markMs, keptDay) => sql<{ platform_code: string; satang: number }>`
      select platform_code, sum(satang)::bigint as satang from (
        select platform_code, staked_satang as satang from game_week
        where from_day = ${keptDay} and game_id = '' and ${isAsked}
        union all
        select platform_code, sign * stake_satang from (${changesOf(week.fromDay, markMs, isAsked)}) as change
      ) as part group by platform_code`,
  );
  return new Map(rows.map((row) => [row.platform_code, row.satang]));
}
