/**
 * Checks the withdrawal password, with one counter for every call that asks for it. Five wrong tries lock it for half
 * an hour. Each further lock lasts twice as long, up to a day, until the right password is given. S15
 */
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { passwordMatches } from './passwordHash.ts';

const allowedTries = 5;
const minuteMs = 60_000;
const firstLockMs = 30 * minuteMs;
/** Half an hour doubled six times exceeds the longest lock. */
const mostDoublings = 6;
const longestLockMs = 24 * 60 * minuteMs;

/**
 * Counts a wrong try. The last allowed one locks. Returns the end of the lock that it began, 0 if it began none, or
 * undefined if it was locked already.
 */
async function countWrong({ db }: House, playerId: string, nowMs: number): Promise<number | undefined> {
  const isLast = sql<boolean>`withdraw_try.tries + 1 >= ${allowedTries}`;
  const lockMs = sql<number>`least(${longestLockMs}::bigint, ${firstLockMs}::bigint << least(withdraw_try.locks, ${mostDoublings}))`;
  const row = await db
    .insertInto('withdraw_try')
    .values({ player_id: playerId, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({
          tries: sql<number>`case when ${isLast} then 0 else withdraw_try.tries + 1 end`,
          locks: sql<number>`case when ${isLast} then withdraw_try.locks + 1 else withdraw_try.locks end`,
          locked_until_ms: sql<number>`case when ${isLast} then ${nowMs} + ${lockMs} else 0 end`,
        })
        .where('withdraw_try.locked_until_ms', '<=', nowMs),
    )
    .returning('locked_until_ms')
    .executeTakeFirst();
  return row?.locked_until_ms;
}

/** Resets the tries after a code has set a new password. */
export async function forgetWithdrawTries({ db }: Pick<House, 'db'>, playerId: string): Promise<void> {
  await db.deleteFrom('withdraw_try').where('player_id', '=', playerId).execute();
}

/** Resets the tries, unless they have locked the password meanwhile. */
async function forgetUnlocked({ db }: House, playerId: string, nowMs: number): Promise<void> {
  await db.deleteFrom('withdraw_try').where('player_id', '=', playerId).where('locked_until_ms', '<=', nowMs).execute();
}

async function lockedUntil({ db }: House, playerId: string): Promise<number> {
  const row = await db
    .selectFrom('withdraw_try')
    .select('locked_until_ms')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.locked_until_ms ?? 0;
}

/** What this check needs of a player's request. */
interface Asking {
  readonly house: House;
  readonly playerId: string;
  now(): number;
  refuse(this: void, name: 'WITHDRAW_PASSWORD_LOCKED', args: { readonly minutes: number }): never;
}

async function refuseLocked(context: Asking, nowMs: number): Promise<void> {
  const leftMs = (await lockedUntil(context.house, context.playerId)) - nowMs;
  if (leftMs > 0) context.refuse('WITHDRAW_PASSWORD_LOCKED', { minutes: Math.ceil(leftMs / minuteMs) });
}

/**
 * Returns whether the password is right. Concurrent tries are judged one after the other. After the fifth wrong one,
 * every further try is refused as locked, even a right one. The player gets a letter when it locks, because somebody
 * else may be guessing. Refuses: WITHDRAW_PASSWORD_LOCKED with the minutes to wait.
 */
export async function isWithdrawPassword(
  context: Asking,
  { withdrawPasswordHash }: { readonly withdrawPasswordHash: string },
  given: string,
): Promise<boolean> {
  const { house, playerId } = context;
  const nowMs = context.now();
  await refuseLocked(context, nowMs);
  const isRight = await passwordMatches(withdrawPasswordHash, given);
  const lockedMs = isRight ? undefined : await countWrong(house, playerId, nowMs);
  if (isRight) await forgetUnlocked(house, playerId, nowMs);
  if (lockedMs === undefined) {
    await refuseLocked(context, nowMs);
    return isRight;
  }
  if (lockedMs > 0) {
    const args = { tries: allowedTries, minutes: Math.round((lockedMs - nowMs) / minuteMs) };
    await house.mail.send({ playerId, kind: 'withdrawPasswordLocked', args, key: `withdrawLocked:${lockedMs}` });
  }
  return false;
}
