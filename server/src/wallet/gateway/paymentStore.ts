/** SQL of the sandbox's payments and of received gateway notifications. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { SandboxPaymentTable } from '../../db/walletTables.ts';
import type { House } from '../../house.ts';
import { depositOrder } from '../depositStore.ts';
import type { DepositOrderRow } from '../depositStore.ts';
import type { Notice } from './gatewayPort.ts';

export type SandboxPayment = Selectable<SandboxPaymentTable>;

export async function insertPayment(house: House, payment: SandboxPayment): Promise<void> {
  const payments = house.db.insertInto('sandbox_payment').values(payment);
  await payments.onConflict((conflict) => conflict.doNothing()).execute();
}

export const paymentOf = (house: House, paymentId: string): Promise<SandboxPayment | undefined> =>
  house.db.selectFrom('sandbox_payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

/** Moves a payment from one of the `from` states to another. Returns false if it was in none of them. */
export async function movePayment(
  house: House,
  { payment_id }: Pick<SandboxPayment, 'payment_id'>,
  from: readonly string[],
  to: { readonly state: string; readonly due_ms: number | null },
): Promise<boolean> {
  const moved = await house.db
    .updateTable('sandbox_payment')
    .set(to)
    .where('payment_id', '=', payment_id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

export const duePayments = (house: House, nowMs: number): Promise<SandboxPayment[]> =>
  house.db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('state', '=', 'delayed')
    .where('due_ms', '<=', nowMs)
    .limit(20)
    .execute();

/** Selects the order of a notification. Only orders that went through the gateway match. */
export const gatewayOrder = (db: Kysely<Tables>, key: Pick<DepositOrderRow, 'player_id' | 'order_no'>) =>
  depositOrder(db, key).where('method', 'in', ['third', 'qr']);

/** Records a notification. Returns false if it was recorded before. */
export async function keepNotice(
  trx: Transaction<Tables>,
  order: DepositOrderRow,
  notice: Notice,
  takenMs: number,
): Promise<boolean> {
  const kept = await trx
    .insertInto('gateway_notice')
    .values({
      player_id: order.player_id,
      notice_id: notice.noticeId,
      order_no: order.order_no,
      outcome: notice.outcome,
      taken_ms: takenMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}
