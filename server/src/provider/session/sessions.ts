/** Launch tickets and game sessions. Each secret has 128 bits, and only its hash is stored. S10 */
import { ticketLifeMs, trialCreditSatang } from '@foyer/contract/play/play.ts';
import type { Selectable } from 'kysely';
import type { PlayTables } from '../../db/playTables.ts';
import type { LaunchRequest } from '../../lobby/launchPort.ts';
import { lockWallet } from '../../guard/guardStore.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { newToken, tokenHash } from '../../players/tokens.ts';
import { trialOwner } from './trial.ts';

export type PlaySession = Selectable<PlayTables['play_session']>;

/** A game session ends after this time, even if its window stays open. */
export const playSessionLifeMs = 12 * 3_600_000;

/** Returns the address of the game's window under its family's name. Its ticket can be used once, within a minute. */
export async function createTicket(house: House, familyCode: string, request: Launched): Promise<string> {
  const ticket = await storeTicket(house, request);
  return `/play/${familyCode}/?ticket=${ticket}&game=${encodeURIComponent(request.gameCode)}&lang=${request.lang}`;
}

export type Launched = Omit<LaunchRequest, 'origin' | 'isPhone'>;

/** Stores a ticket and returns it. */
export async function storeTicket(house: House, request: Launched): Promise<string> {
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
  return ticket;
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
  const taken = await takeTicket(house, ticket);
  const isReal = taken.mode === 'real';
  if (isReal && (taken.player_id === null || taken.player_id !== playerId)) throw new Refusal('SESSION_EXPIRED');
  return openPlaySession(house, taken);
}

export type Ticket = Selectable<PlayTables['play_ticket']>;

/** Uses a ticket up. Refuses: GAME_TICKET_SPENT. */
export async function takeTicket(house: House, ticket: string): Promise<Ticket> {
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
  return taken;
}

/** Opens the session of a ticket. With it, no more windows are open than the place allows. */
export async function openPlaySession(house: House, taken: Ticket): Promise<OpenedPlay> {
  const nowMs = house.now();
  const isReal = taken.mode === 'real';
  const token = newToken(house);
  const sessionId = Buffer.from(house.random.bytes(9)).toString('base64url');
  const row = {
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
  };
  const session = await house.db.transaction().execute(async (trx) => {
    if (row.player_id !== null) await displaceWindows(house, trx, row.player_id);
    return trx.insertInto('play_session').values(row).returningAll().executeTakeFirstOrThrow();
  });
  return { session, token };
}

/**
 * Ends the oldest windows of real play, so that with the next one no more are open than the place allows. Under the
 * wallet's lock, so that windows opened at the same time count each other.
 */
async function displaceWindows(house: House, trx: House['db'], playerId: string): Promise<void> {
  const { maxWindows } = house.config.jurisdiction;
  if (maxWindows === null) return;
  await lockWallet(trx, playerId);
  const kept = trx
    .selectFrom('play_session')
    .select('session_id')
    .where('player_id', '=', playerId)
    .where('is_displaced', '=', false)
    .orderBy('opened_ms', 'desc')
    .orderBy('session_id')
    .limit(maxWindows - 1);
  await trx
    .updateTable('play_session')
    .set({ is_displaced: true })
    .where('player_id', '=', playerId)
    .where('is_displaced', '=', false)
    .where('expires_ms', '>', house.now())
    .where('session_id', 'not in', kept)
    .execute();
}

/**
 * Authenticates a game session by the cookie's token, and for real play also by the log-in of the same player.
 * Refuses: GAME_SESSION_ENDED, SESSION_EXPIRED, WINDOW_DISPLACED.
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
  if (session.is_displaced) throw new Refusal('WINDOW_DISPLACED', { count: house.config.jurisdiction.maxWindows ?? 0 });
  return session;
}
