/**
 * SQL of the sandbox bank. Each order takes one step at a time, whichever process does it, and the ledger's key makes
 * the money move once however often a bank dies in between.
 */
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import { takeStep } from '../orderStep.ts';
import type { Plan } from '../orderStep.ts';
import { asked } from '../withdrawalStore.ts';
import type { WithdrawalRow } from '../withdrawalStore.ts';

const batch = 20;

export interface DueWithdrawals {
  readonly statuses: readonly number[];
  /** Last steps at or before this are due. */
  readonly dueMs: number;
  /** Of orders whose whole baht end so, only those at or before `dueMs`. */
  readonly kept: { readonly endings: readonly number[]; readonly dueMs: number };
  /** Undefined for everybody's. */
  readonly playerId: string | undefined;
}

/** Takes withdrawals that are due; answers how many. */
export async function takeWithdrawals(
  house: House,
  due: DueWithdrawals,
  planOf: (order: WithdrawalRow) => Plan<WithdrawalRow>,
): Promise<number> {
  const rows = await house.db
    .selectFrom('withdrawal')
    .selectAll()
    .where('status', 'in', due.statuses)
    .where('stepped_ms', '<=', due.dueMs)
    .where((where) =>
      where.or([
        where('stepped_ms', '<=', due.kept.dueMs),
        where(sql<number>`(amount_satang / 100) % 1000`, 'not in', [...due.kept.endings]),
      ]),
    )
    .$if(due.playerId !== undefined, (orders) => orders.where('player_id', '=', due.playerId ?? ''))
    // Those are paid by other players.
    .where('method', '!=', 'reserve')
    .orderBy('stepped_ms')
    .limit(batch)
    .execute();
  let taken = 0;
  for (const row of rows) {
    const waiting = (db: Kysely<Tables>) =>
      db
        .selectFrom('withdrawal')
        .selectAll()
        .where('player_id', '=', row.player_id)
        .where('order_no', '=', row.order_no)
        .where('status', 'in', due.statuses);
    const orders = {
      name: `withdrawal ${row.player_id} ${row.order_no}`,
      read: () => waiting(house.db).executeTakeFirst(),
      lock: (trx: Kysely<Tables>) => waiting(trx).forUpdate().executeTakeFirst(),
    };
    if (await takeStep(house, orders, planOf)) taken += 1;
  }
  return taken;
}

export async function stepWithdrawal(
  trx: Transaction<Tables>,
  order: WithdrawalRow,
  set: Partial<Pick<WithdrawalRow, 'status' | 'reason' | 'audited_ms' | 'paid_ms' | 'finished_ms' | 'stepped_ms'>>,
): Promise<void> {
  await trx
    .updateTable('withdrawal')
    .set(set)
    .where('player_id', '=', order.player_id)
    .where('order_no', '=', order.order_no)
    .execute();
}

/** Withdrawals that were asked for and whose process died before it said whether the money is held. */
export function leftAsked(house: House, beforeMs: number): Promise<WithdrawalRow[]> {
  return house.db
    .selectFrom('withdrawal')
    .selectAll()
    .where('status', '=', asked)
    .where('stepped_ms', '<=', beforeMs)
    .limit(batch)
    .execute();
}
