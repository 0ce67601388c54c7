/** SQL of withdrawals: channels, orders with their steps, and pages of orders. */
import type { Selectable } from 'kysely';
import type { WithdrawalChannelTable, WithdrawalTable } from '../db/walletTables.ts';
import type { House } from '../house.ts';

export type WithdrawalRow = Selectable<WithdrawalTable>;

export function openChannel(house: House, method: string): Promise<Selectable<WithdrawalChannelTable> | undefined> {
  const channels = house.db.selectFrom('withdrawal_channel').selectAll().where('is_open', '=', true);
  return channels.where('method', '=', method).executeTakeFirst();
}

/** Returns the smallest amount that any open channel accepts; 0 if none is open. */
export async function smallestWithdrawal(house: House): Promise<number> {
  const { least } = await house.db
    .selectFrom('withdrawal_channel')
    .where('is_open', '=', true)
    .select((channel) => channel.fn.min('min_satang').as('least'))
    .executeTakeFirstOrThrow();
  return least ?? 0;
}

/** Before the codes of ENUM-003: requested but not held yet, and voided because the balance was too low. */
export const asked = -1;
const voided = -2;

/** Columns of an order that are fixed when it is opened: destination, fee, rate, arriving amount. */
export type PayoutTerms = Pick<
  WithdrawalRow,
  | 'bank_card_id'
  | 'bank_code'
  | 'last_four'
  | 'chain'
  | 'sealed_address'
  | 'shown_address'
  | 'fee_satang'
  | 'rate_e4'
  | 'arrives_minor'
  | 'arrives_in'
>;

type NewWithdrawal = PayoutTerms &
  Pick<
    WithdrawalRow,
    'player_id' | 'order_no' | 'request_key' | 'method' | 'usual_minutes' | 'amount_satang' | 'created_ms'
  >;

/** Inserts the order once per request. Returns the stored row. */
export async function writeAsked(house: House, order: NewWithdrawal): Promise<WithdrawalRow> {
  await house.db
    .insertInto('withdrawal')
    .values({
      ...order,
      status: asked,
      reason: '',
      stepped_ms: order.created_ms,
      audited_ms: null,
      paid_ms: null,
      finished_ms: null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'request_key']).doNothing())
    .execute();
  return house.db
    .selectFrom('withdrawal')
    .selectAll()
    .where('player_id', '=', order.player_id)
    .where('request_key', '=', order.request_key)
    .executeTakeFirstOrThrow();
}

/** Returns the withdrawal that a request has opened. */
export function withdrawalOfRequest(
  house: House,
  { playerId, moneyKey }: { readonly playerId: string; readonly moneyKey: string },
): Promise<WithdrawalRow | undefined> {
  const orders = house.db.selectFrom('withdrawal').selectAll().where('player_id', '=', playerId);
  return orders.where('request_key', '=', moneyKey).executeTakeFirst();
}

/** Marks an order as held, even if another process has just voided it: the money has moved. */
export async function markHeld(house: House, order: WithdrawalRow): Promise<void> {
  await setStatus(house, order, [asked, voided], 0);
}
/** Voids an order that the balance did not cover. The player never sees it. */
export async function markVoid(house: House, order: WithdrawalRow): Promise<void> {
  await setStatus(house, order, [asked], voided);
  // If another process moved the money in the meantime, the order is held after all.
  if (await isPosted(house, order)) await markHeld(house, order);
}

async function setStatus(house: House, order: WithdrawalRow, from: readonly number[], to: number): Promise<void> {
  await house.db
    .updateTable('withdrawal')
    .set({ status: to })
    .where('player_id', '=', order.player_id)
    .where('order_no', '=', order.order_no)
    .where('status', 'in', from)
    .execute();
}

/** Returns whether the ledger already has the order's movement, for example from a process that crashed. */
export async function isPosted(house: House, order: WithdrawalRow): Promise<boolean> {
  const movements = house.db.selectFrom('movement').select('id').where('player_id', '=', order.player_id);
  return (await movements.where('key', '=', order.request_key).executeTakeFirst()) !== undefined;
}

export interface WithdrawalFilter {
  readonly playerId: string;
  /** Codes of ENUM-003; undefined for all. */
  readonly statuses: readonly number[] | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

export async function withdrawalPage(house: House, filter: WithdrawalFilter) {
  let orders = house.db.selectFrom('withdrawal').where('player_id', '=', filter.playerId).where('status', '>=', 0);
  if (filter.statuses !== undefined) orders = orders.where('status', 'in', filter.statuses);
  if (filter.fromMs !== undefined) orders = orders.where('created_ms', '>=', filter.fromMs);
  if (filter.toMs !== undefined) orders = orders.where('created_ms', '<=', filter.toMs);
  const newest = orders.selectAll().orderBy('created_ms', 'desc').orderBy('order_no', 'desc');
  const [rows, { total }] = await Promise.all([
    newest.offset(filter.offset).limit(filter.limit).execute(),
    orders.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
