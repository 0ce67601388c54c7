/**
 * SQL of what each player has staked in all months, for the nightly grading. The months that have ended are kept as one row
 * of a player, so that the grading of an old house reads as few rows as that of a young one.
 */
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { settledTotals } from '../ledger/settledStakes.ts';

/**
 * Adds the months that have ended since the last grading to the kept sums. All their bets are in the sums of settled
 * stakes, which the transaction holds. Returns the first month that is not kept.
 */
export async function keepStaked(trx: Transaction<Tables>, month: string): Promise<string> {
  const { month: from } = await trx.selectFrom('vip_staked_mark').select('month').executeTakeFirstOrThrow();
  if (from >= month) return from;
  await sql`
    insert into vip_staked as kept (player_id, staked_satang)
    select player_id, sum(staked_satang) from settled_stake where month >= ${from} and month < ${month} group by player_id
    on conflict (player_id) do update set staked_satang = kept.staked_satang + excluded.staked_satang`.execute(trx);
  await trx.updateTable('vip_staked_mark').set({ month }).execute();
  return month;
}

/**
 * Returns the players who seem to have reached their next level, with what is kept and what they have staked since. Some
 * have not: a void of a past month is not taken from what is kept. So the caller counts each of them exactly.
 */
export async function reachingNext(trx: Transaction<Tables>, markMs: number, fromMonth: string): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`
    with since as materialized (${settledTotals(markMs, fromMonth)}), staked as materialized (
      select player_id, sum(satang) as satang from (
        select player_id, satang from since union all select player_id, staked_satang from vip_staked
      ) as part group by player_id
    )
    select player.player_id
    from player
    join vip_level as next on next.level = player.level + 1
    join staked on staked.player_id = player.player_id
    where staked.satang >= next.rise_betflow_satang`.execute(trx);
  return rows.map((row) => row.player_id);
}
