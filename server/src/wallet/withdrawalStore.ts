/** SQL of withdrawals: channels, the order through its steps, what a page of them shows. */
import type { Selectable } from 'kysely';
import type { WithdrawalChannelTable, WithdrawalTable } from '../db/walletTables.ts';
import type { House } from '../house.ts';

export type WithdrawalRow = Selectable<WithdrawalTable>;

export function openChannel(house: House, method: string): Promise<Selectable<WithdrawalChannelTable> | undefined> {
  const channels = house.db.selectFrom('withdrawal_channel').selectAll().where('is_open', '=', true);
  return channels.where('method', '=', method).executeTakeFirst();
}

/** The smallest amount that any open way takes; 0 where none is open. */
export async function smallestWithdrawal(house: House): Promise<number> {
  const { least } = await house.db
    .selectFrom('withdrawal_channel')
    .where('is_open', '=', true)
    .select((channel) => channel.fn.min('min_satang').as('least'))
    .executeTakeFirstOrThrow();
  return least ?? 0;
}

/** Before ENUM-003 begins: asked for and not held yet, and void because the money was not there. */
export const asked = -1;
const voided = -2;

export type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'player_id'
  | 'order_no'
  | 'request_key'
  | 'method'
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
  | 'usual_minutes'
  | 'amount_satang'
  | 'created_ms'
>;

/** Writes down what was asked for, once for each request; answers what stands there. */
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

/** What a request has asked for. */
export function withdrawalOfRequest(
  house: House,
  { playerId, moneyKey }: { readonly playerId: string; readonly moneyKey: string },
): Promise<WithdrawalRow | undefined> {
  const orders = house.db.selectFrom('withdrawal').selectAll().where('player_id', '=', playerId);
  return orders.where('request_key', '=', moneyKey).executeTakeFirst();
}

/** Its money is held: the order exists, even where another process has just given it up. */
export async function markHeld(house: House, order: WithdrawalRow): Promise<void> {
  await markAsked(house, order, [asked, voided], 0);
}
/** Its money was not there: the order has never existed for the player. */
export async function markVoid(house: House, order: WithdrawalRow): Promise<void> {
  await markAsked(house, order, [asked], voided);
  // A movement that another process made in the meantime counts more than giving up.
  if (await isPosted(house, order)) await markHeld(house, order);
}

async function markAsked(house: House, order: WithdrawalRow, from: readonly number[], to: number): Promise<void> {
  await house.db
    .updateTable('withdrawal')
    .set({ status: to })
    .where('player_id', '=', order.player_id)
    .where('order_no', '=', order.order_no)
    .where('status', 'in', from)
    .execute();
}

/** Whether a process that died had moved the money already. */
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
