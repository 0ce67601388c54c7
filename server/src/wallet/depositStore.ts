/** SQL of deposits: receiving banks, orders, what a page of them shows. */
import type { Selectable } from 'kysely';
import type { DepositOrderTable, ReceivingBankTable } from '../db/walletTables.ts';
import type { House } from '../http/context.ts';

export type ReceivingBankRow = Selectable<ReceivingBankTable>;
export type DepositOrderRow = Selectable<DepositOrderTable>;

export function openBanks(house: House): Promise<ReceivingBankRow[]> {
  return house.db.selectFrom('receiving_bank').selectAll().where('is_open', '=', true).orderBy('sort_order').execute();
}

export function openBank(house: House, inBankId: string): Promise<ReceivingBankRow | undefined> {
  const banks = house.db.selectFrom('receiving_bank').selectAll().where('is_open', '=', true);
  return banks.where('in_bank_id', '=', inBankId).executeTakeFirst();
}

export interface NewDepositOrder {
  readonly playerId: string;
  readonly orderNo: string;
  readonly requestKey: string;
  readonly bank: ReceivingBankRow;
  readonly amountMinor: number;
  readonly creditSatang: number;
  readonly depositorName: string;
  readonly proof: string;
  readonly createdMs: number;
  readonly expiresMs: number;
}

/** Writes the order once for each request; answers the order number of the first. */
export async function insertOrder(house: House, order: NewDepositOrder): Promise<string> {
  await house.db
    .insertInto('deposit_order')
    .values({
      player_id: order.playerId,
      order_no: order.orderNo,
      request_key: order.requestKey,
      in_bank_id: order.bank.in_bank_id,
      bank_names: JSON.stringify(order.bank.bank_names),
      currency: order.bank.currency,
      amount_minor: order.amountMinor,
      credit_satang: order.creditSatang,
      depositor_name: order.depositorName,
      proof: order.proof,
      status: 0,
      created_ms: order.createdMs,
      expires_ms: order.expiresMs,
      paid_ms: null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'request_key']).doNothing())
    .execute();
  const { order_no } = await house.db
    .selectFrom('deposit_order')
    .select('order_no')
    .where('player_id', '=', order.playerId)
    .where('request_key', '=', order.requestKey)
    .executeTakeFirstOrThrow();
  return order_no;
}

export interface OrderFilter {
  readonly playerId: string;
  /** ENUM-004, undefined for all. An unpaid order past its time counts as expired. */
  readonly status: number | undefined;
  readonly nowMs: number;
  readonly offset: number;
  readonly limit: number;
}

export async function orderPage(
  house: House,
  filter: OrderFilter,
): Promise<{ rows: DepositOrderRow[]; total: number }> {
  let orders = house.db.selectFrom('deposit_order').where('player_id', '=', filter.playerId);
  if (filter.status === 0) orders = orders.where('status', '=', 0).where('expires_ms', '>', filter.nowMs);
  if (filter.status === 1) orders = orders.where('status', '=', 1);
  if (filter.status === 2)
    orders = orders.where((where) =>
      where.or([
        where('status', '=', 2),
        where.and([where('status', '=', 0), where('expires_ms', '<=', filter.nowMs)]),
      ]),
    );
  const newest = orders.selectAll().orderBy('created_ms', 'desc').orderBy('order_no', 'desc');
  const [rows, { total }] = await Promise.all([
    newest.offset(filter.offset).limit(filter.limit).execute(),
    orders.select((count) => count.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}
