/** The games that a player likes to play, by settled bets. A bet counts twice as much as one of the month before. */
import { sql } from 'kysely';
import { atMark, weightOfBet } from './amounts.ts';
import type { Db } from './amounts.ts';
import { images } from './playerSums.ts';

/** Returns the games that a player has played most, the first one first. */
export async function likedGames(db: Db, playerId: string, count: number): Promise<string[]> {
  const rows = await atMark(
    db,
    (markMs) => sql<{ game_id: string; place: number }>`
      with changed as (
        select game_id, sum(sign * ${weightOfBet}) as weight from (${images({ playerId }, markMs)}) as image
        where is_settled and voided_ms is null group by game_id
      ), ranked as (
        (select game_id, weight from player_game as kept
         where player_id = ${playerId} and weight > 0
           and not exists (select 1 from changed where changed.game_id = kept.game_id)
         order by weight desc, game_id limit ${count})
        union all
        select changed.game_id, changed.weight + coalesce(kept.weight, 0) from changed
        left join player_game as kept on kept.player_id = ${playerId} and kept.game_id = changed.game_id
      )
      select game_id, row_number() over (order by weight desc, game_id) as place from ranked
      where weight > 0 order by weight desc, game_id limit ${count}`,
  );
  return rows.toSorted((one, other) => one.place - other.place).map((row) => row.game_id);
}
