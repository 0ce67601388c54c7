/** The largest win of a week, after the bet that paid it was voided or lost a part of its prize. */
import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { dayMs, startOfDay } from '../statementDays.ts';

/** A win that no longer counts as it did. */
export interface GoneWin {
  readonly player_id: string;
  readonly platform_code: string;
  readonly game_type: number;
  readonly game_id: string;
  readonly win_satang: number;
  readonly settled_day: number;
}

/** The bets that count for the week that begins with a day, which may be a column. */
export const inWeek = (fromDay: RawBuilder<unknown>): RawBuilder<unknown> => sql`is_settled and voided_ms is null
  and settled_ms >= ${fromDay}::bigint * ${sql.lit(dayMs)} + ${sql.lit(startOfDay(0))}
  and settled_ms < (${fromDay}::bigint + 7) * ${sql.lit(dayMs)} + ${sql.lit(startOfDay(0))}`;

/** Reads the largest wins anew where the one that is gone may have been the largest. `toMs`: the mark. */
export async function lowerTopWins(trx: Transaction<Tables>, gone: readonly GoneWin[], toMs: number): Promise<void> {
  if (gone.length === 0) return;
  const rows = sql`unnest(
    ${gone.map((one) => one.player_id)}::text[], ${gone.map((one) => one.platform_code)}::text[],
    ${gone.map((one) => one.game_type)}::integer[], ${gone.map((one) => one.game_id)}::text[],
    ${gone.map((one) => one.win_satang)}::bigint[], ${gone.map((one) => one.settled_day)}::integer[]
  ) as gone (player_id, platform_code, game_type, game_id, win_satang, settled_day)`;
  await sql`
    with stale as materialized (
      select distinct known.player_id, known.from_day, known.game_type from ${rows}
      join winner_week as known on known.player_id = gone.player_id
        and known.from_day between gone.settled_day - 6 and gone.settled_day
        and known.game_type in (0, gone.game_type) and known.top_win_satang <= gone.win_satang
    ), best as materialized (
      select distinct on (bet.player_id, stale.from_day, stale.game_type)
             bet.player_id, stale.from_day, stale.game_type, bet.game_id, bet.win_satang
      from stale join bet on bet.player_id = stale.player_id
      where ${inWeek(sql`stale.from_day`)} and settled_ms < ${toMs} and stale.game_type in (0, bet.game_type)
      order by bet.player_id, stale.from_day, stale.game_type, bet.win_satang desc, bet.game_id
    )
    update winner_week as week
    set top_win_satang = coalesce(top.win_satang, 0), top_game_id = coalesce(top.game_id, '')
    from (
      select player_id, from_day, game_type, best.win_satang, best.game_id
      from stale left join best using (player_id, from_day, game_type)
    ) as top
    where week.player_id = top.player_id and week.from_day = top.from_day and week.game_type = top.game_type
  `.execute(trx);
  await sql`
    with stale as materialized (
      select distinct known.from_day, known.game_type, known.platform_code, known.game_id from ${rows}
      join game_week as known on known.from_day between gone.settled_day - 6 and gone.settled_day
        and known.game_type = gone.game_type and known.platform_code = gone.platform_code
        and known.game_id = gone.game_id and known.top_win_satang <= gone.win_satang
    ), best as materialized (
      select stale.from_day, stale.game_type, stale.platform_code, stale.game_id, max(bet.win_satang) as win_satang
      from stale join bet on bet.game_type = stale.game_type and bet.platform_code = stale.platform_code
        and bet.game_id = stale.game_id
      where ${inWeek(sql`stale.from_day`)} and settled_ms < ${toMs}
      group by 1, 2, 3, 4
    )
    update game_week as week set top_win_satang = coalesce(top.win_satang, 0)
    from (
      select from_day, game_type, platform_code, game_id, best.win_satang
      from stale left join best using (from_day, game_type, platform_code, game_id)
    ) as top
    where week.from_day = top.from_day and week.game_type = top.game_type
      and week.platform_code = top.platform_code and week.game_id = top.game_id`.execute(trx);
}
