/** SQL of sign-in points and of their exchange. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { PageSlice } from '../http/paging.ts';

type Db = Kysely<Tables>;

export async function pointsOf(db: Db, playerId: string) {
  const row = await db
    .selectFrom('points_account')
    .select(['points', 'earned', 'spent'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row ?? { points: 0, earned: 0, spent: 0 };
}

export async function insertSignIn(db: Db, row: Tables['sign_in']): Promise<boolean> {
  const inserted = await db
    .insertInto('sign_in')
    .values(row)
    .onConflict((conflict) => conflict.columns(['player_id', 'day']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function signInPage(db: Db, playerId: string, { offset, limit }: PageSlice) {
  const found = db.selectFrom('sign_in').where('player_id', '=', playerId);
  const [rows, count] = await Promise.all([
    found.selectAll().orderBy('day', 'desc').offset(offset).limit(limit).execute(),
    found.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.count };
}

export function openOffers(db: Db) {
  return db.selectFrom('points_offer').selectAll().where('is_open', '=', true).orderBy('sort_order').execute();
}

export async function isOffered(db: Db, exchangeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('points_offer')
    .select('exchange_id')
    .where('exchange_id', '=', exchangeId)
    .where('is_open', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes one piece; undefined if none is left. A concurrent call waits for the row lock. L12 */
export function takePiece(db: Db, exchangeId: string) {
  return db
    .updateTable('points_offer')
    .set({ left_count: sql<number>`left_count - 1` })
    .where('exchange_id', '=', exchangeId)
    .where('is_open', '=', true)
    .where('left_count', '>', 0)
    .returningAll()
    .executeTakeFirst();
}

/** Returns false if the player has too few points. */
export async function spendPoints(db: Db, playerId: string, points: number): Promise<boolean> {
  const spent = await db
    .updateTable('points_account')
    .set({ points: sql<number>`points - ${points}`, spent: sql<number>`spent + ${points}` })
    .where('player_id', '=', playerId)
    .where('points', '>=', points)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
}

export function exchangeOf(db: Db, playerId: string, requestKey: string) {
  return db
    .selectFrom('points_exchange')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}
export type ExchangeRow = NonNullable<Awaited<ReturnType<typeof exchangeOf>>>;

export async function insertExchange(db: Db, row: ExchangeRow): Promise<void> {
  await db
    .insertInto('points_exchange')
    .values({ ...row, names: JSON.stringify(row.names) })
    .execute();
}

export async function exchangePage(db: Db, playerId: string, { offset, limit }: PageSlice) {
  const found = db.selectFrom('points_exchange').where('player_id', '=', playerId);
  const [rows, count] = await Promise.all([
    found
      .selectAll()
      .orderBy('exchanged_ms', 'desc')
      .orderBy('exchange_no', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    found.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.count };
}
