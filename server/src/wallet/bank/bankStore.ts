/**
 * SQL of the sandbox bank. Only one process at a time takes a step of an order. The ledger's key moves the money once,
 * however often a bank crashes in between.
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
  /** An order is due if its last step was at or before this time. */
  readonly dueMs: number;
  /** Applies this `dueMs` instead to orders whose whole-baht amount has one of these endings. */
  readonly kept: { readonly endings: readonly number[]; readonly dueMs: number };
  /** Undefined for all players. */
  readonly playerId: string | undefined;
}

/** Takes one step of each withdrawal that is due. Returns how many were taken. */
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
    // Fast payments are paid by other players, not by the bank.
    .where('method', '!=', 'reserve')
    // What staff have approved is paid as a payout.
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payout')
            .select('payout.order_no')
            .whereRef('payout.player_id', '=', 'withdrawal.player_id')
            .whereRef('payout.order_no', '=', 'withdrawal.order_no'),
        ),
      ),
    )
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

/** Returns withdrawals whose process crashed before it recorded whether their money is held. */
export function leftAsked(house: House, beforeMs: number): Promise<WithdrawalRow[]> {
  return house.db
    .selectFrom('withdrawal')
    .selectAll()
    .where('status', '=', asked)
    .where('stepped_ms', '<=', beforeMs)
    .limit(batch)
    .execute();
}
