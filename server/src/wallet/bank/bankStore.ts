/**
 * SQL of the sandbox bank. Open orders are taken under a row lock that other processes skip, so many may run; what was
 * done to an order and that it was done become durable together with its lock's end, and the ledger's key makes the
 * money move once however often a bank dies in between.
 */
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../http/context.ts';
import { asked } from '../withdrawalStore.ts';
import type { WithdrawalRow } from '../withdrawalStore.ts';

/** Few at a time: the transaction that holds their locks waits for the ledger. */
const batch = 20;

type Step<Row> = (row: Row, trx: Transaction<Tables>) => Promise<void>;

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
export function takeWithdrawals(house: House, due: DueWithdrawals, step: Step<WithdrawalRow>): Promise<number> {
  return house.db.transaction().execute(async (trx) => {
    const rows = await trx
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
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of rows) await step(row, trx);
    return rows.length;
  });
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
