/** SQL for the streams: which sessions are still valid, and which notices were pushed. */
import { sql } from 'kysely';
import type { House } from '../house.ts';

/**
 * Returns the players' sessions under which a call would still be answered, each with the time at which it ends if the
 * player does nothing. Does not extend them. S17
 */
export async function standingSessions(
  house: House,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const nowMs = house.now();
  const rows = await house.db
    .selectFrom('session')
    .innerJoin('player', 'player.player_id', 'session.player_id')
    .select(['session.session_id', 'session.seen_ms'])
    .where(sql<boolean>`session.player_id = any(${playerIds})`)
    .where('session.ended_ms', 'is', null)
    .where('session.expires_ms', '>', nowMs)
    .where('session.seen_ms', '>', nowMs - house.config.sessionIdleMs)
    .where('player.status', '=', 'active')
    .execute();
  return new Map(rows.map((row) => [row.session_id, row.seen_ms + house.config.sessionIdleMs]));
}

/** Returns at most five notices pushed after `sinceMs` and up to `untilMs`, oldest first. */
export async function noticesSince(house: House, sinceMs: number, untilMs: number): Promise<readonly string[]> {
  const rows = await house.db
    .selectFrom('push_info')
    .select('push_id')
    .where('created_ms', '>', sinceMs)
    .where('created_ms', '<=', untilMs)
    .orderBy('created_ms')
    .orderBy('push_id')
    .limit(5)
    .execute();
  return rows.map((row) => row.push_id);
}
