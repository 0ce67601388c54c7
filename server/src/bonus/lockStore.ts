/** SQL of locks: of deposits and of bonuses, and what was staked since each of them began. */
import { sql } from 'kysely';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../http/context.ts';
import type { Staked, TurnoverLock } from './turnover.ts';

/** A lock with what a player reads of it. */
export interface LockRow extends TurnoverLock {
  /** '' for a deposit. */
  readonly names: Words | undefined;
  readonly bonusType: string;
}

/** Every lock of a player, in the order in which they began. */
export async function lockRows(house: House, playerId: string): Promise<LockRow[]> {
  const [deposits, bonuses] = await Promise.all([
    house.db.selectFrom('deposit_lock').selectAll().where('player_id', '=', playerId).execute(),
    house.db.selectFrom('bonus_lock').selectAll().where('player_id', '=', playerId).execute(),
  ]);
  const rows: LockRow[] = [
    ...deposits.map((row) => ({
      lockId: row.order_no,
      kind: 'deposit' as const,
      principalSatang: row.principal_satang,
      targetSatang: row.target_satang,
      createdMs: row.created_ms,
      endedMs: row.unlocked_ms,
      platformCode: '',
      names: undefined,
      bonusType: '',
    })),
    ...bonuses.map((row) => ({
      lockId: row.lock_id,
      kind: 'bonus' as const,
      principalSatang: row.amount_satang,
      targetSatang: row.target_satang,
      createdMs: row.created_ms,
      endedMs: row.cancelled_ms,
      platformCode: row.platform_code,
      names: row.names,
      bonusType: row.bonus_type,
    })),
  ];
  return rows.toSorted((one, other) => one.createdMs - other.createdMs || (one.lockId < other.lockId ? -1 : 1));
}

/** What was staked and is settled, between the moments at which locks began and ended. */
export async function stakedSince(house: House, playerId: string, locks: readonly TurnoverLock[]): Promise<Staked[]> {
  const moments = [...new Set(locks.flatMap((lock) => [lock.createdMs, lock.endedMs ?? lock.createdMs]))];
  const bounds = moments.toSorted((one, other) => one - other);
  if (bounds[0] === undefined) return [];
  const { rows } = await sql<{ period: number; platform_code: string; staked_satang: number }>`
    select width_bucket(placed_ms, ${bounds}::bigint[]) as period,
           platform_code,
           sum(stake_satang)::bigint as staked_satang
    from bet
    where player_id = ${playerId}
      and is_settled
      and placed_ms >= ${bounds[0]}
    group by 1, 2
    order by 1, 2`.execute(house.db);
  return rows.map((row) => ({
    fromMs: bounds[row.period - 1] ?? 0,
    platformCode: row.platform_code,
    satang: row.staked_satang,
  }));
}

interface NewDepositLock {
  readonly orderNo: string;
  readonly principalSatang: number;
  readonly targetSatang: number;
  readonly createdMs: number;
}

/** Once for each deposit. */
export async function insertLock(house: House, playerId: string, lock: NewDepositLock): Promise<void> {
  await house.db
    .insertInto('deposit_lock')
    .values({
      player_id: playerId,
      order_no: lock.orderNo,
      principal_satang: lock.principalSatang,
      target_satang: lock.targetSatang,
      created_ms: lock.createdMs,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'order_no']).doNothing())
    .execute();
}

/** Ends a lock now, once; what has ended stays as it is. */
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
