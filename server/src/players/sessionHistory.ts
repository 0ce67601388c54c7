/** The sessions of a player, open and past, as the list of devices shows them. S17 */
import type { House } from '../house.ts';

export interface PastSession {
  readonly sessionId: string;
  readonly deviceName: string;
  readonly ip: string;
  readonly openedMs: number;
  readonly seenMs: number;
  /** Undefined while it is open. */
  readonly end: 'logout' | 'remote' | 'kicked' | 'expired' | undefined;
}

/** How far back a player can look. */
const shownMs = 90 * 86_400_000;

/** Newest first; a session that time has ended says so without having been touched. */
export async function sessionsOf(
  house: House,
  playerId: string,
  window: { readonly offset: number; readonly limit: number },
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
      .limit(window.limit)
      .offset(window.offset)
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
    // The table's own check keeps other words out.
    end: row.ended_ms === null ? (isOver(row) ? 'expired' : undefined) : (row.end_reason as PastSession['end']),
  }));
  return { list, total };
}
