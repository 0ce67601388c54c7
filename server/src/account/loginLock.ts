/**
 * Three failed log-ins within 30 minutes lock an account name for 30 minutes, whether it exists or not. A device that
 * the account was used on before counts apart, so that strangers cannot lock its owner out; open sessions stay. S15
 */
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { nameKeyOf } from '../players/players.ts';

const allowedAttempts = 3;
const windowMs = 30 * 60_000;

/** Whether the account of this name was used on this device before; never for a name that nobody has. */
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

/** What an attempt is counted under. */
export async function lockKeyOf(house: House, userAccount: string, deviceId: string): Promise<string> {
  const nameKey = nameKeyOf(userAccount);
  return (await isKnownDevice(house, userAccount, deviceId)) ? `${nameKey} ${deviceId}` : nameKey;
}

/**
 * Counts an attempt before its password is looked at, so that many at once get no more tries than one after the other.
 * Answers until when the key is locked, or undefined where the attempt may go on.
 */
export async function countAttempt(house: House, lockKey: string): Promise<number | undefined> {
  const nowMs = house.now();
  const freshAfterMs = nowMs - windowMs;
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
          then ${nowMs + windowMs} else 0 end`,
      }),
    )
    .returning('locked_until_ms')
    .executeTakeFirstOrThrow();
  return row.locked_until_ms > nowMs ? row.locked_until_ms : undefined;
}

/** A log-in that succeeded starts the count anew. */
export async function forgetAttempts(house: House, lockKey: string): Promise<void> {
  await house.db.deleteFrom('login_attempt').where('lock_key', '=', lockKey).execute();
}

/** Opens every lock of an account, on any device: its owner has proved themselves by a second factor. S15 */
export async function forgetAllAttempts(house: House, userAccount: string): Promise<void> {
  const nameKey = nameKeyOf(userAccount);
  await house.db
    .deleteFrom('login_attempt')
    .where((build) => build.or([build('lock_key', '=', nameKey), build('lock_key', 'like', `${nameKey} %`)]))
    .execute();
}
