/** SQL of payouts. A row is written with the approval, and its state before and after each call to the provider. */
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { PayoutTable } from '../../db/paymentTables.ts';
import type { House } from '../../house.ts';
import type { OrderName } from '../caseStore.ts';
import type { WithdrawalRow } from '../withdrawalStore.ts';

export type PayoutRow = Selectable<PayoutTable>;

/** Queues the payout of a withdrawal, in the transaction that approves it. */
export async function queuePayout(trx: Kysely<Tables>, order: OrderName, nowMs: number): Promise<void> {
  await trx
    .insertInto('payout')
    .values({
      player_id: order.player_id,
      order_no: order.order_no,
      payout_id: `${order.player_id}-${order.order_no}`,
      created_ms: nowMs,
      sent_ms: null,
      next_ms: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const payoutOf = ({ db }: Pick<House, 'db'>, { player_id, order_no }: OrderName) =>
  db
    .selectFrom('payout')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('order_no', '=', order_no)
    .executeTakeFirst();

/** Payouts to send or to ask for, oldest first. */
export const duePayouts = ({ db, now }: Pick<House, 'db' | 'now'>, most: number): Promise<PayoutRow[]> =>
  db.selectFrom('payout').selectAll().where('next_ms', '<=', now()).orderBy('next_ms').limit(most).execute();

/** Payouts whose last state ledger and withdrawal have not followed. */
export const unsettledPayouts = ({ db }: Pick<House, 'db'>, most: number): Promise<PayoutRow[]> =>
  db.selectFrom('payout').selectAll().where('is_settled', '=', false).orderBy('order_no').limit(most).execute();

export async function changePayout(
  db: Kysely<Tables>,
  { player_id, order_no }: OrderName,
  change: Partial<Omit<PayoutRow, 'player_id' | 'order_no' | 'payout_id' | 'created_ms'>>,
): Promise<void> {
  await db
    .updateTable('payout')
    .set(change)
    .where('player_id', '=', player_id)
    .where('order_no', '=', order_no)
    .execute();
}

export const withdrawalOf = (db: Kysely<Tables>, { player_id, order_no }: OrderName) =>
  db.selectFrom('withdrawal').selectAll().where('player_id', '=', player_id).where('order_no', '=', order_no);

/** Shows a payout's delay to its player, or takes the remark back. */
export async function remarkOn(db: Kysely<Tables>, order: OrderName, reason: WithdrawalRow['reason']): Promise<void> {
  await db
    .updateTable('withdrawal')
    .set({ reason })
    .where('player_id', '=', order.player_id)
    .where('order_no', '=', order.order_no)
    .where('status', '=', 1)
    .execute();
}

/** The withdrawal of a payout whose state is still the given one and not settled. */
export const unsettledOrder = (db: Kysely<Tables>, row: PayoutRow) =>
  withdrawalOf(db, row).where((where) =>
    where.exists(
      where
        .selectFrom('payout')
        .select('payout.order_no')
        .whereRef('payout.player_id', '=', 'withdrawal.player_id')
        .whereRef('payout.order_no', '=', 'withdrawal.order_no')
        .where('payout.state', '=', row.state)
        .where('payout.is_settled', '=', false),
    ),
  );

/** Does nothing if the state has changed since: the new one is settled by itself. */
export async function markSettled(db: Kysely<Tables>, row: PayoutRow): Promise<void> {
  await db
    .updateTable('payout')
    .set({ is_settled: true })
    .where('player_id', '=', row.player_id)
    .where('order_no', '=', row.order_no)
    .where('state', '=', row.state)
    .execute();
}
