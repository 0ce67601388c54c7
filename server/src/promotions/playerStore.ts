/** SQL of the facts that claims are judged by: a player's bets and deposits. Voided bets do not count. L09 */
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { sumsOfPlayer } from '../ledger/betSums/playerSums.ts';

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
  const isByDay = weekdays.length > 0;
  const summed = {
    playerId,
    fromMs,
    platformCode: platformCode === '' ? undefined : platformCode,
    gameType: gameType === 0 ? undefined : gameType,
    isByDay,
  };
  const isCounted = sql`extract(dow from to_timestamp(at_ms / 1000.0) at time zone 'Asia/Bangkok')::int = any(${weekdays}::int[])`;
  const rows = await sumsOfPlayer(house.db, summed, {
    nowMs: house.now(),
    select: (part) => sql<{ staked: number | null }>`
      select sum(staked_satang)::bigint as staked from ${part} where ${isByDay ? isCounted : sql`true`}`,
  });
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

interface PlayedRow {
  readonly period: number;
  readonly platform_code: string;
  readonly game_type: number;
  readonly staked: number;
  readonly lost: number;
}

/** Sums all sorts of bets since the earliest of these moments, in one query for any number of offers. */
export async function playedIn(house: House, playerId: string, moments: readonly number[]): Promise<PlayedSort[]> {
  const bounds = [...new Set(moments)].toSorted((one, other) => one - other);
  if (bounds[0] === undefined) return [];
  const summed = { playerId, fromMs: bounds[0], cutsMs: bounds, isBySort: true };
  const rows = await sumsOfPlayer(house.db, summed, {
    nowMs: house.now(),
    select: (part) => sql<PlayedRow>`
      select width_bucket(at_ms, ${bounds}::bigint[]) as period, platform_code, game_type,
             sum(staked_satang)::bigint as staked, sum(staked_satang - won_satang)::bigint as lost
      from ${part} group by 1, 2, 3 having sum(settled) > 0`,
  });
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
    .selectFrom('every_bet')
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
