/** SQL of acts by their Idempotency-Key. */
import type { Kysely, Selectable } from 'kysely';
import type { StaffTables } from '../db/staffTables.ts';
import type { Tables } from '../db/tables.ts';

type Db = Kysely<Tables>;
export type ActRow = Selectable<StaffTables['staff_act']>;
export interface ActName {
  readonly actor: string;
  readonly act_key: string;
}

/** Returns false if the key was used before. */
export async function claimAct(
  db: Db,
  named: ActName,
  { callName, bodyHash, nowMs }: { readonly callName: string; readonly bodyHash: Buffer; readonly nowMs: number },
): Promise<boolean> {
  const row = { ...named, call_name: callName, body_hash: bodyHash, started_ms: nowMs, status: null, reply: null };
  const claimed = await db
    .insertInto('staff_act')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

export const actOf = (db: Db, { actor, act_key }: ActName): Promise<ActRow | undefined> =>
  db.selectFrom('staff_act').selectAll().where('actor', '=', actor).where('act_key', '=', act_key).executeTakeFirst();

/** Takes over an act that a process has left. Returns false if another request did. */
export async function takeOverAct(db: Db, row: ActRow, nowMs: number): Promise<boolean> {
  const taken = await db
    .updateTable('staff_act')
    .set({ started_ms: nowMs })
    .where('actor', '=', row.actor)
    .where('act_key', '=', row.act_key)
    .where('started_ms', '=', row.started_ms)
    .where('reply', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export async function keepReply(db: Db, { actor, act_key }: ActName, status: number, reply: string): Promise<void> {
  await db
    .updateTable('staff_act')
    .set({ status, reply })
    .where('actor', '=', actor)
    .where('act_key', '=', act_key)
    .execute();
}

/** Lets a repeat run again, because the outcome is unknown. */
export async function releaseAct(db: Db, { actor, act_key }: ActName): Promise<void> {
  await db
    .deleteFrom('staff_act')
    .where('actor', '=', actor)
    .where('act_key', '=', act_key)
    .where('reply', 'is', null)
    .execute();
}

export async function deleteOldActs(db: Db, beforeMs: number): Promise<void> {
  const old = db.selectFrom('staff_act').select(['actor', 'act_key']).where('started_ms', '<', beforeMs).limit(1_000);
  await db
    .deleteFrom('staff_act')
    .where((is) => is(is.refTuple('actor', 'act_key'), 'in', old.forUpdate().skipLocked().$asTuple('actor', 'act_key')))
    .execute();
}
