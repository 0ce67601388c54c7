/** SQL of time-outs and exclusions. M16, M17 */
import type { StopKind } from '@foyer/contract/protection/limits.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { lockWallet, standingOf } from '../guard/guardStore.ts';

type Db = Kysely<Tables>;

export interface NewStop {
  readonly playerId: string;
  readonly stopId: string;
  readonly kind: StopKind;
  readonly fromMs: number;
  readonly untilMs: number;
}

type StopEnd = Pick<NewStop, 'kind' | 'untilMs'>;

/**
 * Once it is committed, no stake and no deposit is posted. Returns the stop as it is in force, or undefined if a running
 * one ends no earlier. Its end is later than asked if the wallet is stopped for longer and the record of that is missing:
 * a Citus cluster's coordinator has crashed. The kind of the missing one is unknown, so that it counts as an exclusion.
 * ADR 566
 */
export const writeStop = (db: Db, stop: NewStop): Promise<StopEnd | undefined> =>
  db.transaction().execute(async (trx) => {
    const { stoppedUntilMs } = await lockWallet(trx, stop.playerId);
    const kind = stoppedUntilMs > stop.untilMs ? 'exclusion' : stop.kind;
    const untilMs = Math.max(stop.untilMs, stoppedUntilMs);
    const running = await recordedStop(trx, stop.playerId, stop.fromMs);
    if (running !== undefined && running.untilMs >= untilMs) return undefined;
    await trx
      .insertInto('protection_stop')
      .values({
        player_id: stop.playerId,
        stop_id: stop.stopId,
        kind,
        from_ms: stop.fromMs,
        until_ms: untilMs,
      })
      .execute();
    await trx.updateTable('wallet').set({ stopped_until_ms: untilMs }).where('player_id', '=', stop.playerId).execute();
    // Money that is still sent for one of these orders is returned: see the wallet's credit.
    await trx
      .updateTable('deposit_order')
      .set({ status: 2, ended_by: 'cancelled' })
      .where('player_id', '=', stop.playerId)
      .where('status', '=', 0)
      .execute();
    return { kind, untilMs };
  });

/** Returns the recorded stop that ends last, if it has not ended. */
const recordedStop = (db: Db, playerId: string, nowMs: number) =>
  db
    .selectFrom('protection_stop')
    .select(['kind', 'from_ms as fromMs', 'until_ms as untilMs'])
    .where('player_id', '=', playerId)
    .where('until_ms', '>', nowMs)
    .orderBy('until_ms', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Returns the stop in force, if there is one. The wallet is what refuses stakes, so its end counts if it is later than the
 * recorded one; the kind and the start of such a stop are unknown, as in `writeStop`. ADR 566
 */
export async function runningStop(db: Db, playerId: string, nowMs: number) {
  const recorded = await recordedStop(db, playerId, nowMs);
  const { stoppedUntilMs } = await standingOf(db, playerId);
  if (stoppedUntilMs <= Math.max(nowMs, recorded?.untilMs ?? 0)) return recorded;
  return { kind: 'exclusion', fromMs: recorded?.fromMs ?? nowMs, untilMs: stoppedUntilMs };
}

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
