/** SQL of the wheels, their wedges and their draws. */
import type { WheelCode } from '@foyer/contract/activities/wheelDraw.ts';
import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { WheelTables } from '../db/wheelTables.ts';
import type { House } from '../house.ts';
import type { PageSlice } from '../http/paging.ts';

export type WheelRow = Selectable<WheelTables['wheel']>;
export type PrizeRow = Selectable<WheelTables['wheel_prize']>;
export type DrawRow = Selectable<WheelTables['wheel_draw']>;
type Db = Kysely<Tables>;

export const readWheel = (db: Db, wheel: WheelCode): Promise<WheelRow> =>
  db.selectFrom('wheel').selectAll().where('wheel_code', '=', wheel).executeTakeFirstOrThrow();

/** Clockwise from the top. */
export const readPrizes = (db: Db, wheel: WheelCode): Promise<PrizeRow[]> =>
  db.selectFrom('wheel_prize').selectAll().where('wheel_code', '=', wheel).orderBy('place').execute();

/** Takes one piece of a limited prize. Returns false if another draw took the last one. L12 */
export async function takePrize(trx: Transaction<Tables>, { wheel_code, prize_id }: PrizeRow): Promise<boolean> {
  const taken = await trx
    .updateTable('wheel_prize')
    .set({ stock_left: sql`stock_left - 1` })
    .where('wheel_code', '=', wheel_code)
    .where('prize_id', '=', prize_id)
    .where('stock_left', '>', 0)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

const drawsOf = (db: Db, playerId: string, wheel: WheelCode) =>
  db.selectFrom('wheel_draw').where('player_id', '=', playerId).where('wheel_code', '=', wheel);

export async function countDraws(db: Db, playerId: string, wheel: WheelCode): Promise<number> {
  const { count } = await drawsOf(db, playerId, wheel)
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const drawOfRequest = (db: Db, playerId: string, wheel: WheelCode, key: string): Promise<DrawRow | undefined> =>
  drawsOf(db, playerId, wheel).selectAll().where('request_key', '=', key).executeTakeFirst();

export const lastDraw = (db: Db, playerId: string, wheel: WheelCode): Promise<DrawRow | undefined> =>
  drawsOf(db, playerId, wheel)
    .selectAll()
    .orderBy('drawn_ms', 'desc')
    .orderBy('draw_id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertDraw(
  trx: Transaction<Tables>,
  row: Omit<Insertable<WheelTables['wheel_draw']>, 'wedges'> & Pick<DrawRow, 'wedges'>,
): Promise<DrawRow> {
  return trx
    .insertInto('wheel_draw')
    .values({ ...row, wedges: JSON.stringify(row.wedges) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns a page of won draws, newest first, and their total number. */
export async function wonDraws(
  db: Db,
  playerId: string,
  wheel: WheelCode,
  { offset, limit }: PageSlice,
): Promise<{ rows: DrawRow[]; total: number }> {
  const won = drawsOf(db, playerId, wheel).where('amount_satang', '>', 0);
  const [rows, { count }] = await Promise.all([
    won.selectAll().orderBy('drawn_ms', 'desc').orderBy('draw_id', 'desc').offset(offset).limit(limit).execute(),
    won.select(sql<number>`count(*)::bigint`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count };
}

/** Latest winners among all players. */
export const latestWinners = (db: Db, wheel: WheelCode, count: number) =>
  db
    .selectFrom('wheel_draw')
    .innerJoin('player', 'player.player_id', 'wheel_draw.player_id')
    .select(['player.user_account', 'wheel_draw.prize_id', 'wheel_draw.amount_satang', 'wheel_draw.drawn_ms'])
    .where('wheel_code', '=', wheel)
    .where('amount_satang', '>', 0)
    .orderBy('drawn_ms', 'desc')
    .limit(count)
    .execute();

/** Prizes drawn before this moment and not paid yet. */
export const owedDraws = (db: Db, beforeMs: number): Promise<DrawRow[]> =>
  db
    .selectFrom('wheel_draw')
    .selectAll()
    .where('amount_satang', '>', 0)
    .where('paid_ms', 'is', null)
    .where('drawn_ms', '<', beforeMs)
    .orderBy('drawn_ms')
    .limit(200)
    .execute();

export async function markPaid(house: House, { player_id, draw_id }: DrawRow): Promise<void> {
  await house.db
    .updateTable('wheel_draw')
    .set({ paid_ms: house.now() })
    .where('player_id', '=', player_id)
    .where('draw_id', '=', draw_id)
    .where('paid_ms', 'is', null)
    .execute();
}
