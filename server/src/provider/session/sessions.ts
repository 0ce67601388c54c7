/** Launch tickets and game sessions. Each secret has 128 bits, and only its hash is stored. S10 */
import { ticketLifeMs, trialCreditSatang } from '@foyer/contract/play/play.ts';
import type { Selectable } from 'kysely';
import type { PlayTables } from '../../db/playTables.ts';
import type { LaunchRequest } from '../../lobby/launchPort.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { newToken, tokenHash } from '../../players/tokens.ts';
import { trialOwner } from './trial.ts';

export type PlaySession = Selectable<PlayTables['play_session']>;

/** A game session ends after this time, even if its window stays open. */
export const playSessionLifeMs = 12 * 3_600_000;

/** Returns the address of the game's window under its family's name. Its ticket can be used once, within a minute. */
export async function createTicket(house: House, familyCode: string, request: LaunchRequest): Promise<string> {
  const ticket = newToken(house);
  await house.db
    .insertInto('play_ticket')
    .values({
      ticket_hash: tokenHash(ticket),
      player_id: request.playerId ?? null,
      platform_code: request.platformCode,
      game_id: request.gameCode,
      mode: request.mode,
      lang: request.lang,
      expires_ms: house.now() + ticketLifeMs,
      used_ms: null,
    })
    .execute();
  return `/play/${familyCode}/?ticket=${ticket}&game=${encodeURIComponent(request.gameCode)}&lang=${request.lang}`;
}

export interface OpenedPlay {
  readonly session: PlaySession;
  /** For the cookie; the database has only its hash. */
  readonly token: string;
}

/**
 * Exchanges a ticket for a session. A ticket for real play is only valid for its own player. Refuses: GAME_TICKET_SPENT
 * if it is unknown, used or expired; SESSION_EXPIRED if another player or nobody is logged in.
 */
export async function enterWithTicket(house: House, ticket: string, playerId: string | undefined): Promise<OpenedPlay> {
  const nowMs = house.now();
  const taken = await house.db
    .updateTable('play_ticket')
    .set({ used_ms: nowMs })
    .where('ticket_hash', '=', tokenHash(ticket))
    .where('used_ms', 'is', null)
    .where('expires_ms', '>', nowMs)
    .returningAll()
    .executeTakeFirst();
  if (taken === undefined) throw new Refusal('GAME_TICKET_SPENT');
  const isReal = taken.mode === 'real';
  if (isReal && (taken.player_id === null || taken.player_id !== playerId)) throw new Refusal('SESSION_EXPIRED');
  const token = newToken(house);
  const sessionId = Buffer.from(house.random.bytes(9)).toString('base64url');
  const session = await house.db
    .insertInto('play_session')
    .values({
      session_id: sessionId,
      token_hash: tokenHash(token),
      owner: isReal && taken.player_id !== null ? taken.player_id : trialOwner(sessionId),
      player_id: isReal ? taken.player_id : null,
      platform_code: taken.platform_code,
      game_id: taken.game_id,
      mode: taken.mode,
      opened_ms: nowMs,
      expires_ms: nowMs + playSessionLifeMs,
      credit_satang: isReal ? 0 : trialCreditSatang,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { session, token };
}

/**
 * Authenticates a game session by the cookie's token, and for real play also by the log-in of the same player.
 * Refuses: GAME_SESSION_ENDED, SESSION_EXPIRED.
 */
export async function findPlaySession(
  house: House,
  sessionId: string,
  token: string,
  playerId: string | undefined,
): Promise<PlaySession> {
  const session = await house.db
    .selectFrom('play_session')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined || !session.token_hash.equals(tokenHash(token)) || session.expires_ms <= house.now()) {
    throw new Refusal('GAME_SESSION_ENDED');
  }
  if (session.player_id !== null && session.player_id !== playerId) throw new Refusal('SESSION_EXPIRED');
  return session;
}
