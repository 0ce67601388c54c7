/** SQL of a player's own bets and chases. */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../http/context.ts';
import type { Window } from '../http/paging.ts';
import type { BetRow, ChaseRow, OrderRow } from './orderStore.ts';

/** Every filter is '' for all. Bets that nobody has paid for yet are none. */
export interface BetFilter {
  readonly lotteryCode: string;
  readonly state: string;
  readonly chaseNo: string;
  readonly betOrderNo: string;
}

function bets(house: House, playerId: string, filter: BetFilter) {
  let found = house.db.selectFrom('lottery_bet').where('player_id', '=', playerId).where('state', '<>', 'opening');
  if (filter.lotteryCode !== '') found = found.where('lottery_code', '=', filter.lotteryCode);
  if (filter.state !== '') found = found.where('state', '=', filter.state);
  if (filter.chaseNo !== '') found = found.where('chase_no', '=', filter.chaseNo);
  if (filter.betOrderNo !== '') found = found.where('bet_order_no', '=', filter.betOrderNo);
  return found;
}

/** Newest first; of a chase the issues in their order. */
export const readBets = (house: House, playerId: string, filter: BetFilter, page: Window): Promise<BetRow[]> =>
  bets(house, playerId, filter)
    .selectAll()
    .orderBy('placed_ms', 'desc')
    .orderBy('order_no', 'desc')
    .orderBy('draw_index')
    .orderBy('bet_order_no')
    .offset(page.offset)
    .limit(page.limit)
    .execute();

export async function countOwnBets(house: House, playerId: string, filter: BetFilter): Promise<number> {
  const { count } = await bets(house, playerId, filter)
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The balls of these draws, by index; only of those that are drawn. */
export async function numbersOf(
  house: House,
  draws: readonly { readonly lottery_code: string; readonly draw_index: number }[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (const [lotteryCode, some] of Map.groupBy(draws, (draw) => draw.lottery_code)) {
    const rows = await house.db
      .selectFrom('lottery_draw')
      .select(['draw_index', 'numbers'])
      .where('lottery_code', '=', lotteryCode)
      .where('draw_index', 'in', [...new Set(some.map((draw) => draw.draw_index))])
      .where('state', 'in', ['drawn', 'settled'])
      .execute();
    for (const row of rows) found.set(`${lotteryCode}:${row.draw_index}`, row.numbers);
  }
  return found;
}

export interface ChaseFilter {
  readonly lotteryCode: string;
  readonly state: string;
}

function chases(house: House, playerId: string, filter: ChaseFilter) {
  let found = house.db.selectFrom('lottery_chase').where('player_id', '=', playerId).where('state', '<>', 'opening');
  if (filter.lotteryCode !== '') found = found.where('lottery_code', '=', filter.lotteryCode);
  if (filter.state !== '') found = found.where('state', '=', filter.state);
  return found;
}

export const readChases = (house: House, playerId: string, filter: ChaseFilter, page: Window): Promise<ChaseRow[]> =>
  chases(house, playerId, filter)
    .selectAll()
    .orderBy('created_ms', 'desc')
    .orderBy('chase_no', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();

export async function countChases(house: House, playerId: string, filter: ChaseFilter): Promise<number> {
  const { count } = await chases(house, playerId, filter)
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const readChase = (db: Kysely<Tables>, playerId: string, chaseNo: string): Promise<ChaseRow | undefined> =>
  db
    .selectFrom('lottery_chase')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('chase_no', '=', chaseNo)
    .where('state', '<>', 'opening')
    .executeTakeFirst();

/** The orders and all bets of these chases. */
export async function partsOf(
  house: House,
  playerId: string,
  chaseNos: readonly string[],
): Promise<{ readonly orders: OrderRow[]; readonly bets: BetRow[] }> {
  if (chaseNos.length === 0) return { orders: [], bets: [] };
  const [orders, all] = await Promise.all([
    house.db
      .selectFrom('lottery_order')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('order_no', 'in', chaseNos)
      .execute(),
    house.db
      .selectFrom('lottery_bet')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('order_no', 'in', chaseNos)
      .orderBy('draw_index')
      .execute(),
  ]);
  return { orders, bets: all };
}
