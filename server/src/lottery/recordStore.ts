/** SQL of a player's own bets and chases. */
import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { isLotteryCode, lotteryCodes } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { PageSlice } from '../http/paging.ts';
import type { BetRow, ChaseRow, OrderRow } from './orderStore.ts';

/** '' in a filter means all. Unpaid bets are excluded. */
export interface BetFilter {
  readonly lotteryCode: string;
  readonly state: string;
  readonly chaseNo: string;
  readonly betOrderNo: string;
  /** Limits the bets to one draw of the game. */
  readonly drawIndex?: number | undefined;
}

/** The first draw of a game that has not closed. */
const firstOpen = (lotteryCode: LotteryCode, nowMs: number): number => {
  const { index, closeMs } = drawAt(lotteryCode, nowMs);
  return nowMs < closeMs ? index : index + 1;
};

/** Returns a bet's state for its player. A chase's bet is planned until its issue closes, and placed from then on. */
export const stateOf = ({ state, lottery_code: code, draw_index: index }: BetRow, nowMs: number): string =>
  state === 'planned' && isLotteryCode(code) && index < firstOpen(code, nowMs) ? 'placed' : state;

/** The same rule for planned and placed rows, in SQL. */
function waitsFor(house: House) {
  const nowMs = house.now();
  const opens = lotteryCodes.map((code) => sql`when ${code} then ${firstOpen(code, nowMs)}::bigint`);
  return sql<string>`case when state = 'planned' and draw_index >= case lottery_code ${sql.join(opens, sql` `)} end
    then 'planned' else 'placed' end`;
}

function bets(house: House, playerId: string, filter: BetFilter) {
  let found = house.db.selectFrom('lottery_bet').where('player_id', '=', playerId).where('state', '<>', 'opening');
  if (filter.lotteryCode !== '') found = found.where('lottery_code', '=', filter.lotteryCode);
  if (filter.state === 'planned' || filter.state === 'placed')
    found = found.where('state', 'in', ['planned', 'placed']).where(waitsFor(house), '=', filter.state);
  else if (filter.state !== '') found = found.where('state', '=', filter.state);
  if (filter.chaseNo !== '') found = found.where('chase_no', '=', filter.chaseNo);
  if (filter.drawIndex !== undefined) found = found.where('draw_index', '=', filter.drawIndex);
  if (filter.betOrderNo !== '') found = found.where('bet_order_no', '=', filter.betOrderNo);
  return found;
}

/** Newest first; the issues of a chase in their order. */
export const readBets = (house: House, playerId: string, filter: BetFilter, page: PageSlice): Promise<BetRow[]> =>
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

/** Returns the numbers of those of these draws that are drawn, by game and index. */
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

export const readChases = (house: House, playerId: string, filter: ChaseFilter, page: PageSlice): Promise<ChaseRow[]> =>
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

/** Returns the orders and all bets of these chases. */
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
