/** SQL of the sandbox's payer's bank and of what a gateway has told. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { SandboxPaymentTable } from '../../db/walletTables.ts';
import type { House } from '../../house.ts';
import type { DepositOrderRow } from '../depositStore.ts';
import type { Notice } from './gatewayPort.ts';

export type SandboxPayment = Selectable<SandboxPaymentTable>;

export async function insertPayment(house: House, payment: SandboxPayment): Promise<void> {
  const payments = house.db.insertInto('sandbox_payment').values(payment);
  await payments.onConflict((conflict) => conflict.doNothing()).execute();
}

export const paymentOf = (house: House, paymentId: string): Promise<SandboxPayment | undefined> =>
  house.db.selectFrom('sandbox_payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

/** Takes a payment from one state to another; false where it was in another one. */
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

/** The order that a notification names; only orders that went through the gateway. */
export const gatewayOrder = (
  db: Kysely<Tables>,
  { player_id, order_no }: Pick<DepositOrderRow, 'player_id' | 'order_no'>,
) =>
  db
    .selectFrom('deposit_order')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('order_no', '=', order_no)
    .where('method', 'in', ['third', 'qr']);

/** False where the same notification was taken before. */
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
