/** SQL of the facts that claims are judged by: a player's bets and deposits. Voided bets do not count. L09 */
import { sql } from 'kysely';
import type { House } from '../house.ts';

interface Counted {
  readonly fromMs: number;
  /** '' for every platform, and 0 for every game type. */
  readonly platformCode: string;
  readonly gameType: number;
  /** 0 is Sunday, in Bangkok time; empty for every day. */
  readonly weekdays?: readonly number[];
}

/** Sums the stakes of settled bets placed since `fromMs`, in satang. */
export async function stakedSince(house: House, playerId: string, counted: Counted): Promise<number> {
  const { fromMs, platformCode, gameType, weekdays = [] } = counted;
  const { rows } = await sql<{ staked: number }>`
    select coalesce(sum(stake_satang), 0)::bigint as staked
    from bet
    where player_id = ${playerId}
      and placed_ms >= ${fromMs}
      and is_settled
      and voided_ms is null
      and (${platformCode}::text = '' or platform_code = ${platformCode})
      and (${gameType}::int = 0 or game_type = ${gameType})
      and (cardinality(${weekdays}::int[]) = 0
           or extract(dow from to_timestamp(placed_ms / 1000.0) at time zone 'Asia/Bangkok')::int = any(${weekdays}::int[]))
  `.execute(house.db);
  return rows[0]?.staked ?? 0;
}

/** Sums of settled bets of one sort, placed between two of the given moments, in satang. */
export interface PlayedSort {
  readonly fromMs: number;
  readonly platformCode: string;
  readonly gameType: number;
  readonly stakedSatang: number;
  /** Stakes minus prizes; negative if more was won than staked. */
  readonly lostSatang: number;
}

/** Sums all sorts of bets since the earliest of these moments, in one query for any number of offers. */
export async function playedIn(house: House, playerId: string, moments: readonly number[]): Promise<PlayedSort[]> {
  const bounds = [...new Set(moments)].toSorted((one, other) => one - other);
  if (bounds[0] === undefined) return [];
  const { rows } = await sql<{
    period: number;
    platform_code: string;
    game_type: number;
    staked: number;
    lost: number;
  }>`
    select width_bucket(placed_ms, ${bounds}::bigint[]) as period, platform_code, game_type,
           sum(stake_satang)::bigint as staked, sum(stake_satang - win_satang)::bigint as lost
    from bet
    where player_id = ${playerId}
      and placed_ms >= ${bounds[0]}
      and is_settled
      and voided_ms is null
    group by 1, 2, 3`.execute(house.db);
  return rows.map((row) => ({
    fromMs: bounds[row.period - 1] ?? 0,
    platformCode: row.platform_code,
    gameType: row.game_type,
    stakedSatang: row.staked,
    lostSatang: row.lost,
  }));
}

/** Returns one of the player's own bets. */
export function betOf(house: House, playerId: string, betOrderNo: string) {
  return house.db
    .selectFrom('bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('bet_order_no', '=', betOrderNo)
    .where('voided_ms', 'is', null)
    .executeTakeFirst();
}

/** Returns whether a bet was used for a claim. */
export async function isBetUsed(house: House, playerId: string, betOrderNo: string): Promise<boolean> {
  const row = await house.db
    .selectFrom('promotion_claim')
    .select('config_id')
    .where('player_id', '=', playerId)
    .where('bet_order_no', '=', betOrderNo)
    .executeTakeFirst();
  return row !== undefined;
}

export interface PaidDeposit {
  readonly order_no: string;
  readonly method: string;
  readonly credit_satang: number;
  readonly paid_ms: number;
  readonly is_used: boolean;
}

/** Returns all paid deposits in order of payment. `is_used` if used for a claim. */
export async function paidDeposits(house: House, playerId: string): Promise<PaidDeposit[]> {
  const { rows } = await sql<PaidDeposit>`
    select deposit_order.order_no, method, credit_satang, coalesce(paid_ms, deposit_order.created_ms) as paid_ms,
           exists (
             select 1 from promotion_claim
             where promotion_claim.player_id = deposit_order.player_id
               and promotion_claim.deposit_order_no = deposit_order.order_no
           ) as is_used
    from deposit_order
    where deposit_order.player_id = ${playerId} and status = 1
    order by paid_ms, deposit_order.order_no`.execute(house.db);
  return rows;
}
