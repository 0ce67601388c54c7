/** SQL of orders, chases and bets. */
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { gathered } from '../db/gathered.ts';
import type { LotteryTables } from '../db/lotteryTables.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { Ended, KeptReply } from '../http/context.ts';
import { leaseEnd, stepHolder } from '../ledger/steps.ts';
import type { Lease } from '../ledger/steps.ts';

type Db = Kysely<Tables>;
export type OrderRow = Selectable<LotteryTables['lottery_order']>;
export type ChaseRow = Selectable<LotteryTables['lottery_chase']>;
export type BetRow = Selectable<LotteryTables['lottery_bet']>;
export type NewBet = Omit<BetRow, 'prize_satang'>;

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

export interface NewOrder {
  readonly order: OrderRow;
  readonly chase: Insertable<LotteryTables['lottery_chase']> | undefined;
  readonly bets: readonly NewBet[];
}

/** Step in which an order is paid for. */
export const stepOfOrder = ({ player_id, order_no }: Pick<OrderRow, 'player_id' | 'order_no'>): string =>
  `lottery order ${player_id} ${order_no}`;

/**
 * Inserts orders with their chases and bets, and takes the leases of their steps. Rows are sent as one value, so that the text is
 * the same for any number of them: one with a parameter for each value takes long to make and to parse.
 */
export async function insertOrders(trx: Db, news: readonly NewOrder[]): Promise<void> {
  const chases = news.flatMap(({ chase }) => chase ?? []);
  if (chases.length > 0) await trx.insertInto('lottery_chase').values(chases).execute();
  const bets = news.flatMap((one) => one.bets);
  await sql`
    with ${insertPlaced(news)}
    ${insertBets(bets.slice(0, batch))}`.execute(trx);
  for (let from = batch; from < bets.length; from += batch)
    await insertBets(bets.slice(from, from + batch)).execute(trx);
}

const everyOrder = sql`true`;

/** Parts of a statement that insert the leases and the rows of orders: those that meet `isWanted`, by their `order_no`. */
function insertPlaced(news: readonly NewOrder[], isWanted = everyOrder) {
  const orders = news.map(({ order }) => order);
  const numbers = orders.map(({ order_no }) => order_no);
  return sql`
    lease as (
      insert into step_lease (name, holder, until_ms)
      select name, ${stepHolder}, ${leaseEnd}
      from unnest(${orders.map(stepOfOrder)}::text[], ${numbers}::text[]) as asked (name, order_no)
      where ${isWanted}
    ), placed as (
      insert into lottery_order (player_id, order_no, request_key, lottery_code, is_chase, issue, bet_count, stake_satang,
                                 lines, state, placed_ms, balance_satang)
      select player_id, order_no, request_key, lottery_code, is_chase, issue, bet_count, stake_satang,
             lines, state, placed_ms, balance_satang
      from jsonb_populate_recordset(null::lottery_order, ${JSON.stringify(orders)})
      where ${isWanted}
    )`;
}

const insertBets = (bets: readonly NewBet[], isWanted = everyOrder) => sql`
  insert into lottery_bet (player_id, bet_order_no, order_no, chase_no, lottery_code, draw_index, play, picks, bankers,
                           bet_count, unit_satang, multiple, stake_satang, state, placed_ms, settled_ms)
  select player_id, bet_order_no, order_no, chase_no, lottery_code, draw_index, play, picks, bankers,
         bet_count, unit_satang, multiple, stake_satang, state, placed_ms, settled_ms
  from jsonb_populate_recordset(null::lottery_bet, ${JSON.stringify(bets)})
  where ${isWanted}`;

/** An order on one draw, which has to be inserted until `untilMs` by the house's clock. */
export interface TimedOrder {
  readonly news: NewOrder;
  readonly drawIndex: number;
  readonly untilMs: number;
}

/**
 * Inserts the orders whose draw is open and whose time is not over, with their bets and leases, and returns their numbers. It
 * decides under shared locks of the draws. `nowMs` is the house's clock when the statement is sent. The database's clock counts
 * what has passed since a server has read it, such as a wait for a lock, but not the way there: `untilMs` must leave time for
 * that. An order whose draw has no row is not inserted.
 */
export async function insertInTime(db: Db, asked: readonly TimedOrder[], nowMs: number): Promise<ReadonlySet<string>> {
  const news = asked.map((one) => one.news);
  const isClaimed = sql`order_no in (select order_no from claimed)`;
  const { rows } = await sql<{ order_no: string }>`
    with asked as (
      select * from unnest(${news.map(({ order }) => order.order_no)}::text[],
                           ${news.map(({ order }) => order.lottery_code)}::text[],
                           ${asked.map(({ drawIndex }) => drawIndex)}::bigint[],
                           ${asked.map(({ untilMs }) => untilMs)}::bigint[])
        as asked (order_no, lottery_code, draw_index, until_ms)
    ), held as materialized (
      select lottery_code, draw_index, state from lottery_draw
      where (lottery_code, draw_index) in (select lottery_code, draw_index from asked)
      order by lottery_code, draw_index
      for share
    ), passed as materialized (
      -- The time is read once all rows are locked, because they are counted first.
      select count(*), extract(epoch from clock_timestamp() - now()) * 1000 as ms from held
    ), claimed as materialized (
      select asked.order_no from asked join held using (lottery_code, draw_index) cross join passed
      where held.state = 'open' and ${nowMs}::bigint + passed.ms < asked.until_ms
    ), ${insertPlaced(news, isClaimed)}, bets as (${insertBets(
      news.flatMap(({ bets }) => bets),
      isClaimed,
    )})
    select order_no from claimed`.execute(db);
  return new Set(rows.map(({ order_no }) => order_no));
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

interface PaidOrder {
  readonly order: Pick<OrderRow, 'player_id' | 'order_no'>;
  readonly lease: Lease;
  readonly balanceSatang: number;
  /** The reply of the request that pays. */
  readonly reply: KeptReply | undefined;
}

/**
 * Stores that claimed orders were paid, those whose lease is held, and the replies of their requests: a crash leaves both or
 * neither. Returns undefined for an order that was not stored.
 */
const storePaid = gathered(async (db, paid: readonly PaidOrder[]): Promise<(Ended | undefined)[]> => {
  const { rows } = await sql<{ player_id: string; order_no: string; is_reply_kept: boolean }>`
    with asked as (
      select * from unnest(${paid.map(({ lease }) => lease.name)}::text[], ${paid.map(({ lease }) => lease.holder)}::text[],
                           ${paid.map(({ order }) => order.player_id)}::text[],
                           ${paid.map(({ order }) => order.order_no)}::text[],
                           ${paid.map(({ balanceSatang }) => balanceSatang)}::bigint[],
                           ${paid.map(({ reply }) => reply?.requestId)}::text[],
                           ${paid.map(({ reply }) => reply?.callName)}::text[],
                           ${paid.map(({ reply }) => reply?.reply)}::text[])
        as asked (name, holder, player_id, order_no, balance_satang, request_id, call_name, reply)
    ), lease as (
      delete from step_lease using asked
      where step_lease.name = asked.name and step_lease.holder = asked.holder
      returning asked.*
    ), placed as (
      update lottery_order set state = 'placed', balance_satang = lease.balance_satang
      from lease where lottery_order.player_id = lease.player_id and lottery_order.order_no = lease.order_no
      returning lottery_order.player_id, lottery_order.order_no, lottery_order.is_chase
    ), bets as (
      update lottery_bet set state = case when placed.is_chase then 'planned' else 'placed' end
      from placed
      where lottery_bet.player_id = placed.player_id and lottery_bet.order_no = placed.order_no
        and lottery_bet.state = 'opening'
    ), chases as (
      update lottery_chase set state = 'running'
      from placed where lottery_chase.player_id = placed.player_id and lottery_chase.chase_no = placed.order_no
    ), replied as (
      update money_request set reply = lease.reply, call_name = lease.call_name
      from lease join placed on placed.player_id = lease.player_id and placed.order_no = lease.order_no
      where money_request.player_id = lease.player_id and money_request.request_id = lease.request_id
      returning lease.player_id, lease.order_no
    )
    select placed.player_id, placed.order_no, replied.order_no is not null as is_reply_kept
    from placed left join replied using (player_id, order_no)`.execute(db);
  return paid.map(({ order }) => {
    const row = rows.find((one) => one.player_id === order.player_id && one.order_no === order.order_no);
    return row && { isReplyKept: row.is_reply_kept };
  });
});

/** Stores that a claimed order was paid, if its lease is held. Returns undefined if it is not. */
export const closePaid = (db: Db, paid: PaidOrder): Promise<Ended | undefined> => storePaid(db, paid);

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
