/** SQL of decisions of staff on deposits and withdrawals. */
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { PaymentReviewTable } from '../../db/paymentTables.ts';
import type { House } from '../../house.ts';
import type { OrderName } from '../caseStore.ts';
import { depositOrder } from '../depositStore.ts';
import { withdrawalOf } from '../payout/payoutStore.ts';

export type ReviewRow = Selectable<PaymentReviewTable>;

/** Returns the order's review under a row lock; a new one if there is none. */
export async function lockReview(trx: Kysely<Tables>, { player_id, order_no }: OrderName): Promise<ReviewRow> {
  await trx
    .insertInto('payment_review')
    .values({ player_id, order_no, first_ms: null, second_ms: null, amount_minor: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('payment_review')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('order_no', '=', order_no)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function changeReview(
  db: Kysely<Tables>,
  { player_id, order_no }: OrderName,
  change: Partial<Omit<ReviewRow, 'player_id' | 'order_no'>>,
): Promise<void> {
  await db
    .updateTable('payment_review')
    .set(change)
    .where('player_id', '=', player_id)
    .where('order_no', '=', order_no)
    .execute();
}

/** Decisions that money and orders have not followed yet. */
export const undoneReviews = ({ db }: Pick<House, 'db'>, most: number): Promise<ReviewRow[]> =>
  db
    .selectFrom('payment_review')
    .selectAll()
    .where('decision', '<>', '')
    .where('is_done', '=', false)
    .orderBy('order_no')
    .limit(most)
    .execute();

/** Methods whose money nobody but staff can see arrive. */
export const judgedMethods = ['bank', 'automatic', 'semiAutomatic'] as const;

export const depositToJudge = (db: Kysely<Tables>, named: OrderName) =>
  depositOrder(db, named).where('method', 'in', [...judgedMethods, 'usdt']);

export const withdrawalToJudge = (db: Kysely<Tables>, named: OrderName) =>
  withdrawalOf(db, named).where('status', '>=', 0).where('method', '<>', 'reserve');

/** Sets what arrived for an order, if it is another amount than was announced. */
export async function setArrived(
  db: Kysely<Tables>,
  { player_id, order_no }: OrderName,
  arrived: { readonly amount_minor: number; readonly credit_satang: number },
): Promise<void> {
  await db
    .updateTable('deposit_order')
    .set(arrived)
    .where('player_id', '=', player_id)
    .where('order_no', '=', order_no)
    .execute();
}
