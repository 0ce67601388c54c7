/** SQL of the locks of deposits and bonuses, and of the turnover since each began. */
import { keptTerms } from '@foyer/contract/bonusTerms.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import { sumsOfPlayer } from '../ledger/betSums/playerSums.ts';
import { leastArchivedMs } from '../ledger/oldBets/columns.ts';
import type { Staked, TurnoverLock } from './turnover.ts';

/** A lock with the fields shown to the player. */
export interface LockRow extends TurnoverLock {
  /** Undefined for a deposit. */
  readonly names: Words | undefined;
  readonly bonusType: string;
  /** The only platform whose bets count; '' for all or several. */
  readonly platformCode: string;
  /** Undefined for a deposit. */
  readonly terms: KeptTerms | undefined;
}

/** Returns a player's locks, oldest first. */
export async function lockRows(house: House, playerId: string): Promise<LockRow[]> {
  const [deposits, bonuses] = await Promise.all([
    house.db.selectFrom('deposit_lock').selectAll().where('player_id', '=', playerId).execute(),
    bonusLocks(house, playerId),
  ]);
  const rows: LockRow[] = [
    ...deposits.map((row) => ({
      lockId: row.order_no,
      kind: 'deposit' as const,
      principalSatang: row.principal_satang,
      targetSatang: row.target_satang,
      createdMs: row.created_ms,
      expiresMs: null,
      endedMs: row.unlocked_ms,
      platformCode: '',
      names: row.names ?? undefined,
      bonusType: '',
      terms: undefined,
    })),
    ...bonuses.map((row) => ({
      lockId: row.lock_id,
      kind: 'bonus' as const,
      principalSatang: row.amount_satang,
      targetSatang: row.target_satang,
      createdMs: row.created_ms,
      expiresMs: row.expires_ms,
      endedMs: row.cancelled_ms,
      platformCode: row.platform_code,
      names: row.names,
      bonusType: row.bonus_type,
      terms: v.parse(keptTerms.schema, row.terms),
    })),
  ];
  return rows.toSorted((one, other) => one.createdMs - other.createdMs || (one.lockId < other.lockId ? -1 : 1));
}

const bonusLocks = (house: House, playerId: string) =>
  house.db
    .selectFrom('bonus_lock')
    .innerJoin('held_bonus', (join) =>
      join
        .onRef('held_bonus.player_id', '=', 'bonus_lock.player_id')
        .onRef('held_bonus.grant_id', '=', 'bonus_lock.lock_id'),
    )
    .selectAll('bonus_lock')
    .select(['held_bonus.terms', 'held_bonus.expires_ms'])
    .where('bonus_lock.player_id', '=', playerId)
    .execute();

/**
 * Returns the properties of a bet that decide whether it counts for these locks: platforms, games, types if they have
 * different weights, and limits of stakes. Bets that agree in all of them are of one sort. `isOne`: every bet counts.
 */
function betSortsOf(locks: readonly TurnoverLock[]) {
  const terms = locks.flatMap((lock) => lock.terms ?? []);
  const limits = terms.flatMap(({ longestStakeSatang }) => (longestStakeSatang === 'none' ? [] : [longestStakeSatang]));
  const platformCodes = [...new Set(terms.flatMap((one) => one.platformCodes))];
  const gameIds = [...new Set(terms.flatMap(({ excludedGameIds }) => excludedGameIds))];
  const isWeighed = terms.some(({ weights }) => Object.values(weights).some((percent) => percent < 100));
  return {
    platformCodes,
    gameIds,
    isWeighed,
    limits: [...new Set(limits)].toSorted((one, other) => one - other),
    isOne: platformCodes.length + gameIds.length + limits.length === 0 && !isWeighed,
  };
}

/**
 * Sums settled stakes between the moments at which locks begin and end. Consecutive bets of the same sort share a row,
 * so that there are few rows however much a player bets. Voided bets do not count, nor the parts of stakes that cover
 * each other or were cashed out. L09, ADR 450
 */
export async function stakedSince(house: House, playerId: string, locks: readonly TurnoverLock[]): Promise<Staked[]> {
  const moments = locks.flatMap(({ createdMs, endedMs, expiresMs }) => [createdMs, endedMs, expiresMs]);
  const known = [...new Set(moments)].filter((moment) => moment !== null);
  const bounds = known.toSorted((one, other) => one - other);
  if (bounds[0] === undefined) return [];
  const sorts = betSortsOf(locks);
  const rows = sorts.isOne
    ? await inPeriods(house, playerId, bounds, bounds[0])
    : await inSorts(house, playerId, bounds, bounds[0], sorts);
  return rows.map((row) => ({
    fromMs: bounds[row.period - 1] ?? 0,
    platformCode: row.platform_code,
    gameType: row.game_type,
    gameId: row.game_id,
    aboveSatang: sorts.limits[row.step - 1] ?? 0,
    satang: row.staked_satang,
  }));
}

interface StakedRow {
  readonly period: number;
  readonly platform_code: string;
  readonly game_type: number;
  readonly game_id: string;
  readonly step: number;
  readonly staked_satang: number;
}

/** Sums per period only. Every bet counts for every lock, so the order within a period does not matter. */
async function inPeriods(house: House, playerId: string, bounds: readonly number[], fromMs: number) {
  return sumsOfPlayer(
    house.db,
    { playerId, fromMs, cutsMs: bounds },
    {
      nowMs: house.now(),
      select: (part) => sql<StakedRow>`
      select width_bucket(at_ms, ${bounds}::bigint[]) as period, '' as platform_code, 0 as game_type, '' as game_id,
             0 as step, sum(staked_satang - uncounted_satang)::bigint as staked_satang
      from ${part} group by 1 having sum(settled) > 0`,
    },
  );
}

async function inSorts(
  house: House,
  playerId: string,
  bounds: readonly number[],
  fromMs: number,
  { platformCodes, gameIds, isWeighed, limits }: ReturnType<typeof betSortsOf>,
) {
  const { rows } = await sql<StakedRow>`
    with counted as (
      select placed_ms, bet_order_no, stake_satang - coalesce(uncounted_stake.satang, 0) as counted_satang,
             width_bucket(placed_ms, ${bounds}::bigint[]) as period,
             case when platform_code = any(${platformCodes}::text[]) then platform_code else '' end as platform_code,
             case when ${isWeighed}::boolean then game_type else 0 end as game_type,
             case when game_id = any(${gameIds}::text[]) then game_id else '' end as game_id,
             width_bucket(stake_satang - 1, ${limits}::bigint[]) as step
      from ${sql.table(fromMs < house.now() - leastArchivedMs ? 'every_bet' : 'bet')}
      left join uncounted_stake using (player_id, bet_order_no)
      where player_id = ${playerId}
        and is_settled
        and voided_ms is null
        and placed_ms >= ${fromMs}
    ), placed as (
      select *, row_number() over (order by placed_ms, bet_order_no) as place,
             row_number() over (partition by period, platform_code, game_type, game_id, step
                                order by placed_ms, bet_order_no) as place_in_sort
      from counted
    )
    select period, platform_code, game_type, game_id, step, sum(counted_satang)::bigint as staked_satang
    from placed
    group by period, platform_code, game_type, game_id, step, place - place_in_sort
    order by min(place)`.execute(house.db);
  return rows;
}

interface NewDepositLock {
  readonly orderNo: string;
  readonly principalSatang: number;
  readonly targetSatang: number;
  readonly createdMs: number;
  /** Display names, if the lock does not belong to a deposit. */
  readonly names?: Words;
}

/** Inserts the lock of a deposit, or of money that is paid in like one, once per order. Every bet clears it in full. */
export async function insertDepositLock(house: House, playerId: string, lock: NewDepositLock): Promise<void> {
  await house.db
    .insertInto('deposit_lock')
    .values({
      player_id: playerId,
      order_no: lock.orderNo,
      principal_satang: lock.principalSatang,
      target_satang: lock.targetSatang,
      created_ms: lock.createdMs,
      names: lock.names === undefined ? null : JSON.stringify(lock.names),
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'order_no']).doNothing())
    .execute();
}

/** Removes the lock of a deposit whose money went back to its sender. */
export async function dropUnpaidLock(house: House, playerId: string, orderNo: string): Promise<void> {
  await house.db.deleteFrom('deposit_lock').where('player_id', '=', playerId).where('order_no', '=', orderNo).execute();
}

/** Ends a lock now, once. A lock that has ended is not changed. */
export async function endLock(house: House, playerId: string, lock: TurnoverLock): Promise<void> {
  const nowMs = house.now();
  if (lock.kind === 'deposit') {
    await house.db
      .updateTable('deposit_lock')
      .set({ unlocked_ms: nowMs })
      .where('player_id', '=', playerId)
      .where('order_no', '=', lock.lockId)
      .where('unlocked_ms', 'is', null)
      .execute();
    return;
  }
  await house.db
    .updateTable('bonus_lock')
    .set({ cancelled_ms: nowMs })
    .where('player_id', '=', playerId)
    .where('lock_id', '=', lock.lockId)
    .where('cancelled_ms', 'is', null)
    .execute();
}
