/** SQL of deposit locks. */
import { sql } from 'kysely';
import type { House } from '../http/context.ts';
import type { DepositLock } from './turnover.ts';

export interface LocksAndStakes {
  readonly locks: DepositLock[];
  /** What was staked from each lock's beginning to the next one's, in satang. */
  readonly stakedSatang: number[];
}

export async function locksAndStakes(house: House, playerId: string): Promise<LocksAndStakes> {
  const { rows } = await sql<{
    order_no: string;
    principal_satang: number;
    target_satang: number;
    created_ms: number;
    staked_satang: number;
  }>`
    with deposits as (
      select order_no, principal_satang, target_satang, created_ms,
             lead(created_ms) over (order by created_ms, order_no) as ends_ms
      from deposit_lock
      where player_id = ${playerId}
    )
    select order_no, principal_satang, target_satang, created_ms,
           (select coalesce(sum(bet.stake_satang), 0)::bigint
            from bet
            where bet.player_id = ${playerId}
              and bet.is_settled
              and bet.placed_ms >= deposits.created_ms
              and (deposits.ends_ms is null or bet.placed_ms < deposits.ends_ms)) as staked_satang
    from deposits
    order by created_ms, order_no`.execute(house.db);
  return {
    locks: rows.map((row) => ({
      orderNo: row.order_no,
      principalSatang: row.principal_satang,
      targetSatang: row.target_satang,
      createdMs: row.created_ms,
    })),
    stakedSatang: rows.map((row) => row.staked_satang),
  };
}

/** Once for each deposit. */
export async function insertLock(house: House, playerId: string, lock: DepositLock): Promise<void> {
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
