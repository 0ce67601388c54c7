import { sql } from 'kysely';
import type { House } from '../../house.ts';

export interface GuestCodeKey {
  readonly scene: 'register' | 'recover';
  readonly subject: string;
  readonly deviceId: string;
  readonly target: string;
  /** The account was used on this device before. Counted separately, so strangers cannot use up its messages. */
  readonly isOwnDevice?: boolean;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Counts one message to this target. Of concurrent requests only one succeeds. Returns 0, or the milliseconds to wait
 * before the next message is allowed. Behaves the same for accounts that do not exist.
 */
export async function claimMessage(db: House['db'], key: GuestCodeKey, nowMs: number, allowed: number) {
  const whose = key.isOwnDevice === true ? [key.deviceId] : [];
  const budgetKey = JSON.stringify([key.scene, key.subject, key.target, ...whose]);
  await db
    .deleteFrom('code_budget')
    .where('last_ms', '<', nowMs - dayMs)
    .execute();
  const isFresh = sql<boolean>`code_budget.window_start_ms <= ${nowMs - hourMs}`;
  const claimed = await db
    .insertInto('code_budget')
    .values({ budget_key: budgetKey, last_ms: nowMs, window_start_ms: nowMs, sends: 1 })
    .onConflict((conflict) =>
      conflict
        .column('budget_key')
        .doUpdateSet({
          last_ms: nowMs,
          sends: sql<number>`case when ${isFresh} then 1 else code_budget.sends + 1 end`,
          window_start_ms: sql<number>`case when ${isFresh} then ${nowMs} else code_budget.window_start_ms end`,
        })
        .where('code_budget.last_ms', '<=', nowMs - minuteMs)
        .where(sql<boolean>`(${isFresh} or code_budget.sends < ${allowed})`),
    )
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return 0;
  const row = await db
    .selectFrom('code_budget')
    .selectAll()
    .where('budget_key', '=', budgetKey)
    .executeTakeFirstOrThrow();
  const soonestMs = row.sends < allowed ? row.last_ms + minuteMs : row.window_start_ms + hourMs;
  return Math.max(1, soonestMs - nowMs);
}

/** Replaces the device's code for this purpose, and deletes expired codes. */
export async function keepGuestCode(
  db: House['db'],
  key: GuestCodeKey,
  code: { readonly codeHash: Buffer; readonly nowMs: number; readonly expiresMs: number },
): Promise<void> {
  await db.deleteFrom('guest_code').where('expires_ms', '<', code.nowMs).execute();
  const fresh = {
    target: key.target,
    code_hash: code.codeHash,
    expires_ms: code.expiresMs,
    tries: 0,
    is_used: false,
  };
  await db
    .insertInto('guest_code')
    .values({ scene: key.scene, subject: key.subject, device_id: key.deviceId, ...fresh })
    .onConflict((conflict) => conflict.columns(['scene', 'subject', 'device_id']).doUpdateSet(fresh))
    .execute();
}

/** Compares a code and counts a wrong try in one statement, so that concurrent tries cannot exceed the limit. */
export async function tryGuestCode(
  house: House,
  key: Omit<GuestCodeKey, 'target'>,
  given: { readonly codeHash: Buffer; readonly allowedTries: number; readonly uses: boolean },
): Promise<{ readonly target: string } | undefined> {
  const isRight = sql<boolean>`code_hash = ${given.codeHash}`;
  const row = await house.db
    .updateTable('guest_code')
    .set({
      tries: sql<number>`case when ${isRight} then tries else tries + 1 end`,
      is_used: sql<boolean>`${given.uses} and ${isRight}`,
    })
    .where('scene', '=', key.scene)
    .where('subject', '=', key.subject)
    .where('device_id', '=', key.deviceId)
    .where('is_used', '=', false)
    .where('tries', '<', given.allowedTries)
    .where('expires_ms', '>', house.now())
    .returning(['target', isRight.as('is_right')])
    .executeTakeFirst();
  return row?.is_right === true ? { target: row.target } : undefined;
}

/** Deletes a used code. */
export async function dropGuestCode(house: House, key: Omit<GuestCodeKey, 'target'>): Promise<void> {
  await house.db
    .deleteFrom('guest_code')
    .where('scene', '=', key.scene)
    .where('subject', '=', key.subject)
    .where('device_id', '=', key.deviceId)
    .execute();
}
