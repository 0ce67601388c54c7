/** Lists a player's log-ins and logs out other devices. S17 */
import type { endLoginSession, endOtherSessions, loginSessions } from '@foyer/contract/account/sessions.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import { requireProof } from '../../guard/proof.ts';
import type { PlayerContext } from '../../http/context.ts';
import { pageOf } from '../../http/paging.ts';
import { sessionsOf } from '../../players/sessionHistory.ts';
import { endSession, endSessionsBut } from '../../players/sessions.ts';

/** Returns the first half of an IP address: enough to spot a foreign log-in, not enough to locate a person. */
export function placeOf(ip: string): string {
  const four = /^(?:::ffff:)?(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(ip)?.[1];
  if (four !== undefined) return `${four}.*.*`;
  const groups = ip.split(':');
  return groups.length > 2 && ip !== '::1' ? `${groups.slice(0, 2).join(':')}:*` : '';
}

/** Returns the sessions of the last 90 days, newest first. */
export async function listSessions(
  { house, playerId, sessionId }: PlayerContext,
  request: RequestOf<typeof loginSessions>,
) {
  const { list, total } = await sessionsOf(house, playerId, pageOf(request));
  return {
    total,
    list: list.map((one) => ({
      sessionId: one.sessionId,
      device: one.deviceName,
      place: placeOf(one.ip),
      openedMs: one.openedMs,
      seenMs: one.seenMs,
      end: one.end,
      isCurrent: one.sessionId === sessionId,
    })),
  };
}

/** Ends another session of the same player. The current one ends by log-out. Refuses: UNKNOWN_SESSION. S14 */
export async function endOneSession(
  context: PlayerContext<RefusalOf<typeof endLoginSession>>,
  request: RequestOf<typeof endLoginSession>,
): Promise<undefined> {
  const { house, playerId, sessionId } = context;
  await requireProof(context, 'endLoginSession');
  if (request.sessionId === sessionId) context.refuse('UNKNOWN_SESSION');
  if (!(await endSession(house, playerId, request.sessionId, 'remote'))) context.refuse('UNKNOWN_SESSION');
}

export async function endOthers(
  context: PlayerContext<RefusalOf<typeof endOtherSessions>>,
): Promise<{ count: number }> {
  const { house, playerId, sessionId } = context;
  await requireProof(context, 'endOtherSessions');
  return { count: await endSessionsBut(house, playerId, sessionId) };
}
