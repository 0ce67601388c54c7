/** A player's open and past sessions, for the list of devices. S17 */
import type { House } from '../house.ts';

export interface PastSession {
  readonly sessionId: string;
  readonly deviceName: string;
  readonly ip: string;
  readonly openedMs: number;
  readonly seenMs: number;
  /** Undefined while the session is open. */
  readonly end: 'logout' | 'remote' | 'kicked' | 'expired' | undefined;
}

/** Sessions older than this are not listed. */
const shownMs = 90 * 86_400_000;

/** Newest first. A session past its expiry or idle limit is reported as expired, even if its row is not marked. */
export async function sessionsOf(
  house: House,
  playerId: string,
  slice: { readonly offset: number; readonly limit: number },
): Promise<{ readonly list: PastSession[]; readonly total: number }> {
  const nowMs = house.now();
  const ofPlayer = house.db
    .selectFrom('session')
    .where('player_id', '=', playerId)
    .where('opened_ms', '>', nowMs - shownMs);
  const [rows, { total }] = await Promise.all([
    ofPlayer
      .select(['session_id', 'device_name', 'ip', 'opened_ms', 'seen_ms', 'expires_ms', 'ended_ms', 'end_reason'])
      .orderBy('opened_ms', 'desc')
      .orderBy('session_id', 'desc')
      .limit(slice.limit)
      .offset(slice.offset)
      .execute(),
    ofPlayer.select((table) => table.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const isOver = (row: { expires_ms: number; seen_ms: number }): boolean =>
    nowMs >= row.expires_ms || nowMs - row.seen_ms >= house.config.sessionIdleMs;
  const list = rows.map((row) => ({
    sessionId: row.session_id,
    deviceName: row.device_name,
    ip: row.ip,
    openedMs: row.opened_ms,
    seenMs: row.seen_ms,
    // Safe cast: a check constraint of the table allows no other values.
    end: row.ended_ms === null ? (isOver(row) ? 'expired' : undefined) : (row.end_reason as PastSession['end']),
  }));
  return { list, total };
}
