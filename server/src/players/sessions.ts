/** Sessions: the player has an opaque 128-bit token, and the house stores its hash. S02, S17, STATE-001, STATE-002 */
import { sql } from 'kysely';
import { gathered } from '../db/gathered.ts';
import { padded } from '../db/prepared.ts';
import type { House } from '../house.ts';
import { noteMinute } from '../ledger/minutes.ts';
import { standingOf } from './players.ts';
import type { PlayerStatus } from './players.ts';
import { newToken, tokenHash } from './tokens.ts';

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
  /** Short name of browser and system. */
  readonly deviceName: string;
}

/** Result for a token: its session, or why there is none. */
export type SessionAnswer = Session | 'expired' | 'kicked';

/**
 * Opens a session and returns its token, which is stored only as a hash. If `passwordHash` is given, it is the hash
 * that the log-in was verified against. Returns undefined if the player's password has changed since. S17, S18
 *
 * The password is read again when the session is committed. A change of password ends all sessions in its transaction, and
 * once more when that is committed. So one of the two sees the other, without a lock: on a Citus cluster a lock of the
 * player's row would have to reach every server, and nobody could log in while one is down. ADR 570
 */
export async function openSession(house: House, by: OpenedBy, passwordHash?: string): Promise<string | undefined> {
  const token = newToken(house);
  const nowMs = house.now();
  await house.db
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      session_id: house.random.id(nowMs),
      player_id: by.playerId,
      device_id: by.deviceId,
      ip: by.ip,
      device_name: by.deviceName,
      opened_ms: nowMs,
      seen_ms: nowMs,
      expires_ms: nowMs + house.config.sessionLifeMs,
      proved_ms: nowMs,
    })
    .execute();
  if (passwordHash === undefined || (await isPasswordStill(house, by.playerId, passwordHash))) return token;
  // Its token was not sent to anyone.
  await house.db.deleteFrom('session').where('token_hash', '=', tokenHash(token)).execute();
  return undefined;
}

async function isPasswordStill({ db }: House, playerId: string, passwordHash: string): Promise<boolean> {
  const player = await db
    .selectFrom('player')
    .select('password_hash')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return player?.password_hash === passwordHash;
}

/** Keeps a session alive. Writes at most once a minute. */
async function noteUse(
  { db, config, now }: House,
  session: { readonly token_hash: Buffer; readonly player_id: string; readonly seen_ms: number },
): Promise<void> {
  const nowMs = now();
  if (nowMs - session.seen_ms < Math.min(60_000, config.sessionIdleMs / 4)) return;
  await db
    .updateTable('session')
    .set({ seen_ms: nowMs })
    .where('token_hash', '=', session.token_hash)
    .where('ended_ms', 'is', null)
    .execute();
  await noteMinute(db, session.player_id, nowMs);
}

const sessionRows = gathered(async (db: House['db'], hashes: readonly Buffer[]) => {
  const rows = await db
    .selectFrom('session')
    .innerJoin('player', 'player.player_id', 'session.player_id')
    .select(['session.token_hash', 'session.session_id', 'session.player_id', 'session.device_id', 'session.seen_ms'])
    .select(['session.expires_ms', 'session.ended_ms', 'session.end_reason', 'player.status', 'player.terms_version'])
    .where(sql<boolean>`session.token_hash = any(${padded(hashes)}::bytea[])`)
    .execute();
  return hashes.map((hash) => rows.find((row) => row.token_hash.equals(hash)));
});

/**
 * Returns the live session of a token. Use keeps it alive, which is written at most once a minute. Background requests
 * of a page, marked by `isIdle`, do not.
 */
export async function findSession(house: House, token: string, isIdle = false): Promise<SessionAnswer> {
  if (!/^[\w-]{22}$/.test(token)) return 'expired';
  const row = await sessionRows(house.db, tokenHash(token));
  if (row === undefined) return 'expired';
  if (row.ended_ms !== null) return row.end_reason === 'logout' ? 'expired' : 'kicked';
  const nowMs = house.now();
  const idleMs = nowMs - row.seen_ms;
  if (nowMs >= row.expires_ms || idleMs >= house.config.sessionIdleMs) return 'expired';
  if (!isIdle) await noteUse(house, row);
  return {
    sessionId: row.session_id,
    playerId: row.player_id,
    deviceId: row.device_id,
    status: standingOf(house, row),
  };
}

/**
 * Keeps the log-in of a player alive who plays in a window of another site, which sends no cookie. Returns the player's
 * status; undefined if the player is not logged in any more. Writes at most once a minute.
 */
export async function keepLoggedIn(house: House, playerId: string): Promise<PlayerStatus | undefined> {
  const nowMs = house.now();
  const row = await house.db
    .selectFrom('session')
    .innerJoin('player', 'player.player_id', 'session.player_id')
    .select(['session.token_hash', 'session.player_id', 'session.seen_ms', 'player.status', 'player.terms_version'])
    .where('session.player_id', '=', playerId)
    .where('session.ended_ms', 'is', null)
    .where('session.expires_ms', '>', nowMs)
    .where('session.seen_ms', '>', nowMs - house.config.sessionIdleMs)
    .orderBy('session.seen_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await noteUse(house, row);
  return standingOf(house, row);
}

type Ending = 'logout' | 'remote' | 'kicked';
/** Reason sent to the open pages of a session. */
const endOf = { logout: 'logout', remote: 'kicked' } as const;

const ending = (house: House, playerId: string, reason: Ending) =>
  house.db
    .updateTable('session')
    .set({ ended_ms: house.now(), end_reason: reason })
    .where('player_id', '=', playerId)
    .where('ended_ms', 'is', null);

/** Ends one session of a player. Its token becomes invalid. Returns false if the session is not open. */
export async function endSession(
  house: House,
  playerId: string,
  sessionId: string,
  reason: 'logout' | 'remote' = 'logout',
): Promise<boolean> {
  const ended = await ending(house, playerId, reason).where('session_id', '=', sessionId).executeTakeFirst();
  house.live.endSessions(playerId, endOf[reason], { only: sessionId });
  return ended.numUpdatedRows > 0n;
}

/**
 * Ends all sessions of a player except one, from the list of devices or after a password change. Returns how many.
 * Their next call is refused with KICKED_OUT. S17, S18
 */
export async function endSessionsBut(house: House, playerId: string, keptSessionId: string): Promise<number> {
  const ended = await endStoredSessionsBut(house, playerId, keptSessionId);
  house.live.endSessions(playerId, 'kicked', { but: keptSessionId });
  return ended;
}

/** `endSessionsBut` within a transaction: the open pages hear of it only when they ask, so the caller tells them later. */
export async function endStoredSessionsBut(house: House, playerId: string, keptSessionId: string): Promise<number> {
  const ended = await ending(house, playerId, 'remote').where('session_id', '!=', keptSessionId).executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/** Ends all sessions of a player, by an operator's kick. Their next call is refused with KICKED_OUT. ERR-014 */
export async function kickPlayer(house: House, playerId: string): Promise<void> {
  await ending(house, playerId, 'kicked').execute();
  house.live.endSessions(playerId, 'kicked');
}
