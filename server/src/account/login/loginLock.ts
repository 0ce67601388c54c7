/**
 * Three failed log-ins within 30 minutes lock an account name for 30 minutes, whether it exists or not. Devices on
 * which the account was used before are counted separately, so that strangers cannot lock out its owner. Open sessions
 * stay open. S15
 */
import { sql } from 'kysely';
import type { House } from '../../house.ts';
import { nameKeyOf } from '../../players/players.ts';

const allowedAttempts = 3;
const spanMs = 30 * 60_000;

/** Returns whether the account was used on this device before. False for a name without an account. */
export async function isKnownDevice(house: House, userAccount: string, deviceId: string): Promise<boolean> {
  if (deviceId === '') return false;
  const known = await house.db
    .selectFrom('player_name')
    .innerJoin('player_device', 'player_device.player_id', 'player_name.player_id')
    .select('player_device.device_id')
    .where('player_name.name_key', '=', nameKeyOf(userAccount))
    .where('player_device.device_id', '=', deviceId)
    .executeTakeFirst();
  return known !== undefined;
}

/** Returns the key under which attempts are counted. */
export async function lockKeyOf(house: House, userAccount: string, deviceId: string): Promise<string> {
  const nameKey = nameKeyOf(userAccount);
  return (await isKnownDevice(house, userAccount, deviceId)) ? `${nameKey} ${deviceId}` : nameKey;
}

/**
 * Counts an attempt before its password is checked, so that concurrent attempts get no extra tries. Returns the end of
 * the lock, or undefined if the attempt may proceed.
 */
export async function countAttempt(house: House, lockKey: string): Promise<number | undefined> {
  const nowMs = house.now();
  const freshAfterMs = nowMs - spanMs;
  const row = await house.db
    .insertInto('login_attempt')
    .values({ lock_key: lockKey, attempts: 1, window_start_ms: nowMs })
    .onConflict((conflict) =>
      conflict.column('lock_key').doUpdateSet({
        attempts: sql<number>`case when login_attempt.locked_until_ms > ${nowMs} then login_attempt.attempts
          when login_attempt.window_start_ms <= ${freshAfterMs} then 1 else login_attempt.attempts + 1 end`,
        window_start_ms: sql<number>`case when login_attempt.locked_until_ms > ${nowMs} then login_attempt.window_start_ms
          when login_attempt.window_start_ms <= ${freshAfterMs} then ${nowMs} else login_attempt.window_start_ms end`,
        locked_until_ms: sql<number>`case when login_attempt.locked_until_ms > ${nowMs} then login_attempt.locked_until_ms
          when login_attempt.window_start_ms > ${freshAfterMs} and login_attempt.attempts + 1 > ${allowedAttempts}
          then ${nowMs + spanMs} else 0 end`,
      }),
    )
    .returning('locked_until_ms')
    .executeTakeFirstOrThrow();
  return row.locked_until_ms > nowMs ? row.locked_until_ms : undefined;
}

/** Resets the count after a successful log-in. */
export async function forgetAttempts(house: House, lockKey: string): Promise<void> {
  await house.db.deleteFrom('login_attempt').where('lock_key', '=', lockKey).execute();
}

/** Clears all locks of an account on any device, after its owner's identity was proved by a second factor. S15 */
export async function forgetAllAttempts(house: Pick<House, 'db'>, userAccount: string): Promise<void> {
  const nameKey = nameKeyOf(userAccount);
  await house.db
    .deleteFrom('login_attempt')
    .where((build) => build.or([build('lock_key', '=', nameKey), build('lock_key', 'like', `${nameKey} %`)]))
    .execute();
}
