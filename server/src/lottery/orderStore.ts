/** SQL of orders, chases and bets. */
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { LotteryTables } from '../db/lotteryTables.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { HeldLease } from '../ledger/steps.ts';

type Db = Kysely<Tables>;
export type OrderRow = Selectable<LotteryTables['lottery_order']>;
export type ChaseRow = Selectable<LotteryTables['lottery_chase']>;
export type BetRow = Selectable<LotteryTables['lottery_bet']>;
export type NewBet = Insertable<LotteryTables['lottery_bet']>;

export const orderOfRequest = (db: Db, playerId: string, requestKey: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('lottery_order')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export const readOrder = (trx: Db, playerId: string, orderNo: string): Promise<OrderRow | undefined> =>
  trx
    .selectFrom('lottery_order')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst();

/** Rows per statement. */
const batch = 1_000;

export async function insertOrder(
  trx: Db,
  order: Insertable<LotteryTables['lottery_order']>,
  chase: Insertable<LotteryTables['lottery_chase']> | undefined,
  bets: readonly NewBet[],
): Promise<void> {
  if (chase !== undefined) await trx.insertInto('lottery_chase').values(chase).execute();
  await trx
    .with('placed', (query) => query.insertInto('lottery_order').values(order))
    .insertInto('lottery_bet')
    .values(bets.slice(0, batch))
    .execute();
  for (let from = batch; from < bets.length; from += batch)
    await trx
      .insertInto('lottery_bet')
      .values(bets.slice(from, from + batch))
      .execute();
}

export const betsOfOrder = (db: Db, playerId: string, orderNo: string): Promise<BetRow[]> =>
  db
    .selectFrom('lottery_bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('order_no', '=', orderNo)
    .orderBy('draw_index')
    .orderBy('bet_order_no')
    .execute();

/** What a player has staked on a draw, satang. Bets of refused orders are deleted, and chases that ended are not counted. */
export async function stakedOnDraw(
  db: Db,
  draw: { readonly playerId: string; readonly lotteryCode: LotteryCode; readonly drawIndex: number },
): Promise<number> {
  const { sum } = await db
    .selectFrom('lottery_bet')
    .select(sql<number>`coalesce(sum(stake_satang), 0)::bigint`.as('sum'))
    .where('player_id', '=', draw.playerId)
    .where('lottery_code', '=', draw.lotteryCode)
    .where('draw_index', '=', draw.drawIndex)
    .where('state', 'in', ['opening', 'planned', 'placed'])
    .executeTakeFirstOrThrow();
  return sum;
}

/** Stores that a claimed order was paid, in one statement, if its lease is held. Returns whether it was. */
export async function closePaid(
  held: HeldLease,
  { player_id, order_no, is_chase }: OrderRow,
  balanceSatang: number,
): Promise<{ readonly order_no: string } | undefined> {
  return held
    .with('placed', (query) =>
      query
        .updateTable('lottery_order')
        .from('lease')
        .set({ state: 'placed', balance_satang: balanceSatang })
        .where('player_id', '=', player_id)
        .where('order_no', '=', order_no)
        .returning('order_no'),
    )
    .with('bets', (query) =>
      query
        .updateTable('lottery_bet')
        .from('placed')
        .set({ state: is_chase ? 'planned' : 'placed' })
        .where('player_id', '=', player_id)
        .whereRef('lottery_bet.order_no', '=', 'placed.order_no')
        .where('lottery_bet.order_no', '=', order_no)
        .where('state', '=', 'opening'),
    )
    .with('chase', (query) =>
      query
        .updateTable('lottery_chase')
        .from('placed')
        .set({ state: 'running' })
        .where('player_id', '=', player_id)
        .whereRef('chase_no', '=', 'placed.order_no'),
    )
    .selectFrom('placed')
    .select('order_no')
    .executeTakeFirst();
}

/** Stores that a claimed order was not paid. Its bets and its chase are deleted. */
export async function closeRefused(trx: Db, { player_id, order_no }: OrderRow): Promise<void> {
  await trx
    .updateTable('lottery_order')
    .set({ state: 'refused', balance_satang: 0 })
    .where('player_id', '=', player_id)
    .where('order_no', '=', order_no)
    .execute();
  await trx.deleteFrom('lottery_bet').where('player_id', '=', player_id).where('order_no', '=', order_no).execute();
  await trx.deleteFrom('lottery_chase').where('player_id', '=', player_id).where('chase_no', '=', order_no).execute();
}

/** Returns orders that a process claimed and did not pay for: of one draw, or from before a moment. */
export async function openingOrders(
  house: House,
  only: { readonly lotteryCode: LotteryCode; readonly index: number } | { readonly beforeMs: number },
): Promise<Pick<OrderRow, 'player_id' | 'order_no'>[]> {
  if ('beforeMs' in only)
    return house.db
      .selectFrom('lottery_order')
      .select(['player_id', 'order_no'])
      .where('state', '=', 'opening')
      .where('placed_ms', '<', only.beforeMs)
      .execute();
  // From the few orders that are being opened, and not from all bets of the draw.
  return house.db
    .selectFrom('lottery_order')
    .select(['player_id', 'order_no'])
    .where('state', '=', 'opening')
    .where((order) =>
      order.exists(
        order
          .selectFrom('lottery_bet')
          .whereRef('lottery_bet.player_id', '=', 'lottery_order.player_id')
          .whereRef('lottery_bet.order_no', '=', 'lottery_order.order_no')
          .where('lottery_bet.lottery_code', '=', only.lotteryCode)
          .where('lottery_bet.draw_index', '=', only.index)
          .where('lottery_bet.state', '=', 'opening'),
      ),
    )
    .execute();
}
