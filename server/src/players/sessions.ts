/** Sessions: an opaque token of 128 bits at the player's, its hash here. S02, S17, STATE-001, STATE-002 */
import { createHash } from 'node:crypto';
import type { House } from '../house.ts';
import { standingOf } from './players.ts';
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
  /** Browser and system in a few words. */
  readonly deviceName: string;
}

/** How a token was answered: with its session, with why it is over, or not at all. */
export type SessionAnswer = Session | 'expired' | 'kicked';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Opens a session and answers its token, which is kept nowhere. `passwordHash` is of the password that was verified for
 * it: where another one stands by now, there is no session. S17, S18
 */
export async function openSession(house: House, by: OpenedBy, passwordHash?: string): Promise<string | undefined> {
  const token = Buffer.from(house.random.bytes(16)).toString('base64url');
  const nowMs = house.now();
  return await house.db.transaction().execute(async (trx) => {
    if (passwordHash !== undefined && !(await isPasswordStill(trx, by.playerId, passwordHash))) return undefined;
    await trx
      .insertInto('session')
      .values({
        token_hash: hashOf(token),
        session_id: house.random.id(nowMs),
        player_id: by.playerId,
        device_id: by.deviceId,
        ip: by.ip,
        device_name: by.deviceName,
        opened_ms: nowMs,
        seen_ms: nowMs,
        expires_ms: nowMs + house.config.sessionLifeMs,
      })
      .execute();
    return token;
  });
}

/**
 * Looks once more, and holds a change back until the session stands: whoever changes the password ends the sessions
 * afterwards, so that each one is either refused here or ended there.
 */
async function isPasswordStill(trx: House['db'], playerId: string, passwordHash: string): Promise<boolean> {
  const player = await trx
    .selectFrom('player')
    .select('password_hash')
    .where('player_id', '=', playerId)
    .forShare()
    .executeTakeFirst();
  return player?.password_hash === passwordHash;
}

/**
 * The live session of a token. Being used keeps it alive, written at most once a minute; a page that only asks by
 * itself, `isIdle`, does not.
 */
export async function findSession(house: House, token: string, isIdle = false): Promise<SessionAnswer> {
  if (!/^[\w-]{22}$/.test(token)) return 'expired';
  const tokenHash = hashOf(token);
  const row = await house.db
    .selectFrom('session')
    .innerJoin('player', 'player.player_id', 'session.player_id')
    .select(['session.session_id', 'session.player_id', 'session.device_id', 'session.seen_ms'])
    .select(['session.expires_ms', 'session.ended_ms', 'session.end_reason', 'player.status', 'player.terms_version'])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return 'expired';
  if (row.ended_ms !== null) return row.end_reason === 'logout' ? 'expired' : 'kicked';
  const nowMs = house.now();
  const idleMs = nowMs - row.seen_ms;
  if (nowMs >= row.expires_ms || idleMs >= house.config.sessionIdleMs) return 'expired';
  if (!isIdle && idleMs >= Math.min(60_000, house.config.sessionIdleMs / 4)) {
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
    status: standingOf(house, row),
  };
}

type Ending = 'logout' | 'remote' | 'kicked';
/** What the pages of a session are told. */
const endOf = { logout: 'logout', remote: 'kicked' } as const;

const ending = (house: House, playerId: string, reason: Ending) =>
  house.db
    .updateTable('session')
    .set({ ended_ms: house.now(), end_reason: reason })
    .where('player_id', '=', playerId)
    .where('ended_ms', 'is', null);

/** Ends one session of a player; whoever still holds its token is signed out. False where none is open. */
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
 * Ends every session of a player but one, and answers how many: from the list of devices, and after a password has
 * changed. Their next call is refused with KICKED_OUT. S17, S18
 */
export async function endSessionsBut(house: House, playerId: string, keptSessionId: string): Promise<number> {
  const ended = await ending(house, playerId, 'remote').where('session_id', '!=', keptSessionId).executeTakeFirst();
  house.live.endSessions(playerId, 'kicked', { but: keptSessionId });
  return Number(ended.numUpdatedRows);
}

/** Ends every session of a player: an operator's kick. Their next call is refused with KICKED_OUT. ERR-014 */
export async function kickPlayer(house: House, playerId: string): Promise<void> {
  await ending(house, playerId, 'kicked').execute();
  house.live.endSessions(playerId, 'kicked');
}
