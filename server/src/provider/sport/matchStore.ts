/** SQL for matches with bets. A bet is claimed under a shared lock of its matches' rows. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BetRow } from './betStore.ts';

type Db = Kysely<Tables>;

/** Inserts the rows of matches at their first bet. The order by id avoids deadlocks between two bets. */
export async function openMatchRows(db: Db, matches: readonly { matchId: string; endMs: number }[]): Promise<void> {
  await db
    .insertInto('sport_match')
    .values(
      matches
        .toSorted((a, b) => (a.matchId < b.matchId ? -1 : 1))
        .map(({ matchId, endMs }) => ({ match_id: matchId, end_ms: endMs, state: 'open' })),
    )
    .onConflict((conflict) => conflict.column('match_id').doNothing())
    .execute();
}

/** Counts how many of these matches take bets, under shared locks: closing one waits for claims in progress. M20 */
export async function countOpen(db: Db, matchIds: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom('sport_match')
    .select('match_id')
    .where('match_id', 'in', matchIds)
    .where('state', '=', 'open')
    .orderBy('match_id')
    .forShare()
    .execute();
  return rows.length;
}

/** Closes the matches that are over. Returns how many. */
export async function closeEnded(db: Db, nowMs: number): Promise<number> {
  const closed = await db
    .updateTable('sport_match')
    .set({ state: 'over' })
    .where('state', '=', 'open')
    .where('end_ms', '<=', nowMs)
    .executeTakeFirst();
  return Number(closed.numUpdatedRows);
}

/** Voids a match under an exclusive lock; false if it was void before. */
export async function markVoid(db: Db, matchId: string, endMs: number, reason: string): Promise<boolean> {
  await openMatchRows(db, [{ matchId, endMs }]);
  const changed = await db
    .updateTable('sport_match')
    .set({ state: 'void', void_reason: reason })
    .where('match_id', '=', matchId)
    .where('state', '<>', 'void')
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export async function voidedAmong(db: Db, matchIds: readonly string[]): Promise<Set<string>> {
  if (matchIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sport_match')
    .select('match_id')
    .where('match_id', 'in', matchIds)
    .where('state', '=', 'void')
    .execute();
  return new Set(rows.map((row) => row.match_id));
}

/**
 * Adds what the player has spent already to the voided match's `written_off_satang`. Counts once: only while the bet is
 * being paid, in the transaction that writes its final state.
 */
export async function writeOff(
  db: Db,
  bet: Pick<BetRow, 'owner' | 'order_no' | 'again'>,
  satang: number,
): Promise<void> {
  const annulled = await db
    .selectFrom('sport_leg')
    .innerJoin('sport_match', 'sport_match.match_id', 'sport_leg.match_id')
    .select('sport_match.match_id')
    .where('owner', '=', bet.owner)
    .where('order_no', '=', bet.order_no)
    .where('sport_match.state', '=', 'void')
    .forUpdate('sport_match')
    .executeTakeFirst();
  const paying = await db
    .selectFrom('sport_bet')
    .select('order_no')
    .where('owner', '=', bet.owner)
    .where('order_no', '=', bet.order_no)
    .where('again', '=', bet.again)
    .where('state', '=', 'paying')
    .forUpdate()
    .executeTakeFirst();
  if (annulled === undefined || paying === undefined) return;
  await db
    .updateTable('sport_match')
    .set((row) => ({ written_off_satang: row('written_off_satang', '+', satang) }))
    .where('match_id', '=', annulled.match_id)
    .execute();
}
