/** SQL of interest plans: what is on sale, and each purchase through its states. ENTITY-036, AMB-065 */
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { InterestOrderTable, InterestPlanTable } from '../db/jobTables.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { PageSlice } from '../http/paging.ts';

export type PlanRow = Selectable<InterestPlanTable>;
export type OrderRow = Selectable<InterestOrderTable>;

/** AMB-065. Internal states before the start: requested but not paid, and void because the money was missing. */
export const orderStatus = { asked: -1, void: -2, inProgress: 0, ended: 1, redeemed: 2 } as const;

export function plansOnSale(house: House): Promise<PlanRow[]> {
  return house.db
    .selectFrom('interest_plan')
    .selectAll()
    .where('is_on_sale', '=', true)
    .orderBy('sort_order')
    .execute();
}

export function planOnSale(house: House, planId: string): Promise<PlanRow | undefined> {
  const plans = house.db.selectFrom('interest_plan').selectAll().where('is_on_sale', '=', true);
  return plans.where('plan_id', '=', planId).executeTakeFirst();
}

type NewOrder = Pick<OrderRow, 'player_id' | 'order_id' | 'request_key' | 'principal_satang' | 'created_ms'>;

/**
 * Inserts a purchase and takes one of the remaining places, atomically and once per request. `andThen` runs in the same
 * transaction. Returns undefined if no place is left.
 */
export async function writeAsked(
  house: House,
  plan: PlanRow,
  order: NewOrder,
  andThen: (within: Kysely<Tables>) => Promise<void>,
): Promise<OrderRow | undefined> {
  const isWritten = await house.db
    .transaction()
    .execute(async (db) => {
      const written = await db
        .insertInto('interest_order')
        .values({
          ...order,
          plan_id: plan.plan_id,
          status: orderStatus.asked,
          names: JSON.stringify(plan.names),
          rate_ppm: plan.rate_ppm,
          billing_minutes: plan.billing_minutes,
          plan_minutes: plan.plan_minutes,
          cap_satang: plan.cap_satang,
          principal_multiple_e2: plan.principal_multiple_e2,
          interest_multiple_e2: plan.interest_multiple_e2,
          ends_ms: order.created_ms + plan.plan_minutes * 60_000,
        })
        .onConflict((conflict) => conflict.columns(['player_id', 'request_key']).doNothing())
        .executeTakeFirst();
      if (written.numInsertedOrUpdatedRows === 0n) return true;
      const taken = await db
        .updateTable('interest_plan')
        .set({ remaining: sql`remaining - 1` })
        .where('plan_id', '=', plan.plan_id)
        .where('remaining', '>', 0)
        .executeTakeFirst();
      if (taken.numUpdatedRows === 0n) throw new SoldOut();
      await andThen(db);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof SoldOut) return false;
      throw error;
    });
  return isWritten ? orderOfRequest(house, order.player_id, order.request_key) : undefined;
}
class SoldOut extends Error {}

/** The purchase made by a request, if any. */
export function orderOfRequest(house: House, playerId: string, requestKey: string): Promise<OrderRow | undefined> {
  const orders = house.db.selectFrom('interest_order').selectAll().where('player_id', '=', playerId);
  return orders.where('request_key', '=', requestKey).executeTakeFirst();
}

export function orderById(house: House, playerId: string, orderId: string): Promise<OrderRow | undefined> {
  const orders = house.db.selectFrom('interest_order').selectAll().where('player_id', '=', playerId);
  return orders.where('order_id', '=', orderId).executeTakeFirst();
}

/** Whether the money of a purchase has moved. */
export async function isPaid(house: House, order: OrderRow): Promise<boolean> {
  const movements = house.db.selectFrom('movement').select('id').where('player_id', '=', order.player_id);
  return (await movements.where('key', '=', order.request_key).executeTakeFirst()) !== undefined;
}

/**
 * Moves an order from one of these states, once, in one transaction with `within`. Returns false if it is in another
 * state.
 */
export function moveOrder(
  house: House,
  order: Pick<OrderRow, 'player_id' | 'order_id'>,
  {
    from,
    to,
    set = {},
  }: { from: readonly number[]; to: number; set?: Partial<Pick<OrderRow, 'cycles' | 'interest_satang' | 'closed_ms'>> },
  andThen: (within: Kysely<Tables>) => Promise<void>,
): Promise<boolean> {
  return house.db.transaction().execute(async (db) => {
    const moved = await db
      .updateTable('interest_order')
      .set({ status: to, ...set })
      .where('player_id', '=', order.player_id)
      .where('order_id', '=', order.order_id)
      .where('status', 'in', from)
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return false;
    await andThen(db);
    return true;
  });
}

export async function returnOne(within: Kysely<Tables>, planId: string, count: 1 | -1): Promise<void> {
  const plan = within.updateTable('interest_plan').set({ remaining: sql`remaining + ${count}` });
  await plan.where('plan_id', '=', planId).execute();
}

/** Stores computed cycles. Their number never decreases. */
export async function writeAccrued(
  house: House,
  order: OrderRow,
  cycles: number,
  interestSatang: number,
): Promise<void> {
  await house.db
    .updateTable('interest_order')
    .set({ cycles, interest_satang: interestSatang })
    .where('player_id', '=', order.player_id)
    .where('order_id', '=', order.order_id)
    .where('status', '=', orderStatus.inProgress)
    .where('cycles', '<', cycles)
    .execute();
}

export async function markPaidBack(house: House, order: OrderRow): Promise<void> {
  await house.db
    .updateTable('interest_order')
    .set({ paid_back_ms: house.now() })
    .where('player_id', '=', order.player_id)
    .where('order_id', '=', order.order_id)
    .where('paid_back_ms', 'is', null)
    .execute();
}

/** Newest first. A `status` of undefined means all states that a player sees. */
export async function orderPage(
  house: House,
  playerId: string,
  status: number | undefined,
  { offset, limit }: PageSlice,
) {
  const all = house.db.selectFrom('interest_order').where('player_id', '=', playerId);
  const orders = status === undefined ? all.where('status', '>=', 0) : all.where('status', '=', status);
  const [rows, { count }] = await Promise.all([
    orders.selectAll().orderBy('created_ms', 'desc').orderBy('order_id', 'desc').offset(offset).limit(limit).execute(),
    orders.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(count) };
}
