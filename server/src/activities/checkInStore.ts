/** SQL of the daily check-in and its draw. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { KeptPrize } from '../db/rewardTables.ts';
import type { Tables } from '../db/tables.ts';

type Db = Kysely<Tables>;

export function checkInDays(db: Db) {
  return db.selectFrom('check_in_day').selectAll().orderBy('place').execute();
}

/** Longest streak that is counted. */
const longestStreak = 1000;

/** Returns the player's latest days and the total number of days. */
export async function daysOf(db: Db, table: 'check_in' | 'sign_in', playerId: string) {
  const [rows, count] = await Promise.all([
    db
      .selectFrom(table)
      .select(['day', 'place'])
      .where('player_id', '=', playerId)
      .orderBy('day', 'desc')
      .limit(longestStreak)
      .execute(),
    db
      .selectFrom(table)
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow(),
  ]);
  return { newest: rows[0], days: rows.map((row) => row.day), total: count.count };
}

export async function insertCheckIn(db: Db, row: Tables['check_in']): Promise<boolean> {
  const inserted = await db
    .insertInto('check_in')
    .values(row)
    .onConflict((conflict) => conflict.columns(['player_id', 'day']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function keptPrizes(db: Db): Promise<KeptPrize[]> {
  const rows = await db.selectFrom('check_in_prize').selectAll().orderBy('sort_order').execute();
  return rows.map((row) => ({
    prizeId: row.prize_id,
    names: row.names,
    amountSatang: row.amount_satang,
    points: row.points,
    tickets: row.tickets,
  }));
}

interface NewDraw {
  readonly playerId: string;
  readonly day: string;
  readonly sealedSeed: string;
  readonly commitment: string;
  readonly prizes: readonly KeptPrize[];
}

export async function insertDraw(db: Db, draw: NewDraw): Promise<void> {
  await db
    .insertInto('check_in_draw')
    .values({
      player_id: draw.playerId,
      day: draw.day,
      stored_seed: draw.sealedSeed,
      commitment: draw.commitment,
      prizes: JSON.stringify(draw.prizes),
      client_seed: null,
      ticket: null,
      prize_id: null,
      drawn_ms: null,
    })
    .execute();
}

const openDraws = (db: Db, playerId: string) =>
  db.selectFrom('check_in_draw').where('player_id', '=', playerId).where('drawn_ms', 'is', null);

/** Returns the oldest unused draw and the number of unused draws. */
export async function nextDraw(db: Db, playerId: string) {
  const rows = await openDraws(db, playerId).selectAll().orderBy('day').execute();
  return { draw: rows[0], count: rows.length };
}

/** Locks the oldest unused draw until the transaction ends. A concurrent call waits and gets the next one. */
export function holdNextDraw(db: Db, playerId: string) {
  return openDraws(db, playerId).selectAll().orderBy('day').limit(1).forUpdate().executeTakeFirst();
}

export interface Made {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly ticket: number;
  readonly prizeId: string;
  readonly drawnMs: number;
}

export function markDrawn(db: Db, playerId: string, day: string, made: Made) {
  return db
    .updateTable('check_in_draw')
    .set({
      stored_seed: made.serverSeed,
      client_seed: made.clientSeed,
      ticket: made.ticket,
      prize_id: made.prizeId,
      drawn_ms: made.drawnMs,
    })
    .where('player_id', '=', playerId)
    .where('day', '=', day)
    .returningAll()
    .executeTakeFirstOrThrow();
}
export type DrawRow = Awaited<ReturnType<typeof markDrawn>>;

export function lastDrawn(db: Db, playerId: string) {
  return db
    .selectFrom('check_in_draw')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('drawn_ms', 'is not', null)
    .orderBy('drawn_ms', 'desc')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Adds points, within the transaction that records the reason. */
export async function addPoints(db: Db, playerId: string, points: number): Promise<number> {
  const row = await db
    .insertInto('points_account')
    .values({ player_id: playerId, points, earned: points, spent: 0 })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        points: sql<number>`points_account.points + ${points}`,
        earned: sql<number>`points_account.earned + ${points}`,
      }),
    )
    .returning('points')
    .executeTakeFirstOrThrow();
  return row.points;
}
