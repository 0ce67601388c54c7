/** SQL of time-outs and exclusions. M16, M17 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { lockWallet } from '../guard/guardStore.ts';

type Db = Kysely<Tables>;

export interface NewStop {
  readonly playerId: string;
  readonly stopId: string;
  readonly kind: string;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Once it is committed, no stake and no deposit is posted. Returns false if a running stop ends no earlier. */
export const writeStop = (db: Db, stop: NewStop): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockWallet(trx, stop.playerId);
    // Asks the record, not the wallet, which a crash of a cluster's coordinator may have left without it: a repeat adds it.
    const running = await runningStop(trx, stop.playerId, stop.fromMs);
    if (running !== undefined && running.untilMs >= stop.untilMs) return false;
    await trx
      .insertInto('protection_stop')
      .values({
        player_id: stop.playerId,
        stop_id: stop.stopId,
        kind: stop.kind,
        from_ms: stop.fromMs,
        until_ms: stop.untilMs,
      })
      .execute();
    await trx
      .updateTable('wallet')
      .set({ stopped_until_ms: sql`greatest(stopped_until_ms, ${stop.untilMs}::bigint)` })
      .where('player_id', '=', stop.playerId)
      .execute();
    // Money that is still sent for one of these orders is returned: see the wallet's credit.
    await trx
      .updateTable('deposit_order')
      .set({ status: 2, ended_by: 'cancelled' })
      .where('player_id', '=', stop.playerId)
      .where('status', '=', 0)
      .execute();
    return true;
  });

/** Returns the stop that ends last, if it has not ended. */
export const runningStop = (db: Db, playerId: string, nowMs: number) =>
  db
    .selectFrom('protection_stop')
    .select(['kind', 'from_ms as fromMs', 'until_ms as untilMs'])
    .where('player_id', '=', playerId)
    .where('until_ms', '>', nowMs)
    .orderBy('until_ms', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function checkMinutesOf(db: Db, playerId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('protection_setting')
    .select('check_minutes')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.check_minutes;
}

export async function writeCheckMinutes(db: Db, playerId: string, minutes: number): Promise<void> {
  await db
    .insertInto('protection_setting')
    .values({ player_id: playerId, check_minutes: minutes })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ check_minutes: minutes }))
    .execute();
}
