/** Sessions: an opaque token of 128 bits at the player's, its hash here. S02, S17 */
import { createHash } from 'node:crypto';
import type { House } from '../http/context.ts';
import type { PlayerStatus } from './players.ts';

export interface Session {
  readonly sessionId: string;
  readonly playerId: string;
  readonly deviceId: string;
  readonly status: PlayerStatus;
}

export interface OpenedBy {
  readonly playerId: string;
  readonly deviceId: string;
  readonly ip: string;
}

/** How a token was answered: with its session, with why it is over, or not at all. */
export type SessionAnswer = Session | 'expired' | 'kicked';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Opens a session and answers its token, which is kept nowhere. */
export async function openSession(house: House, by: OpenedBy): Promise<string> {
  const token = Buffer.from(house.random.bytes(16)).toString('base64url');
  const nowMs = house.now();
  await house.db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      session_id: house.random.id(nowMs),
      player_id: by.playerId,
      device_id: by.deviceId,
      ip: by.ip,
      opened_ms: nowMs,
      seen_ms: nowMs,
      expires_ms: nowMs + house.config.sessionLifeMs,
    })
    .execute();
  return token;
}

/** The live session of a token. Being asked keeps it alive, written at most once a minute. */
export async function findSession(house: House, token: string): Promise<SessionAnswer> {
  if (!/^[\w-]{22}$/.test(token)) return 'expired';
  const tokenHash = hashOf(token);
  const row = await house.db
    .selectFrom('session')
    .innerJoin('player', 'player.player_id', 'session.player_id')
    .select(['session.session_id', 'session.player_id', 'session.device_id', 'session.seen_ms'])
    .select(['session.expires_ms', 'session.ended_ms', 'session.end_reason', 'player.status'])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return 'expired';
  if (row.ended_ms !== null) return row.end_reason === 'kicked' ? 'kicked' : 'expired';
  const nowMs = house.now();
  const idleMs = nowMs - row.seen_ms;
  if (nowMs >= row.expires_ms || idleMs >= house.config.sessionIdleMs) return 'expired';
  if (idleMs >= Math.min(60_000, house.config.sessionIdleMs / 4)) {
    await house.db
      .updateTable('session')
      .set({ seen_ms: nowMs })
      .where('token_hash', '=', tokenHash)
      .where('ended_ms', 'is', null)
      .execute();
  }
  return {
    sessionId: row.session_id,
    playerId: row.player_id,
    deviceId: row.device_id,
    status: row.status as PlayerStatus,
  };
}

/** Ends one session of a player; whoever still holds its token is signed out. */
export async function endSession(house: House, playerId: string, sessionId: string): Promise<void> {
  await house.db
    .updateTable('session')
    .set({ ended_ms: house.now(), end_reason: 'logout' })
    .where('player_id', '=', playerId)
    .where('session_id', '=', sessionId)
    .where('ended_ms', 'is', null)
    .execute();
}

/** Ends every session of a player: an operator's kick. Their next call is refused with KICKED_OUT. ERR-014 */
export async function kickPlayer(house: House, playerId: string): Promise<void> {
  await house.db
    .updateTable('session')
    .set({ ended_ms: house.now(), end_reason: 'kicked' })
    .where('player_id', '=', playerId)
    .where('ended_ms', 'is', null)
    .execute();
}
