/** Identifies the caller: the session of the request's cookie, and whether its player may act. */
import type { Call } from '@foyer/contract/call.ts';
import { clientHeader, idleClient, playerHeader } from '@foyer/contract/envelope.ts';
import type { FastifyRequest } from 'fastify';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import type { PlayerStatus } from '../players/players.ts';
import { findSession } from '../players/sessions.ts';
import type { Session, SessionAnswer } from '../players/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { House } from '../house.ts';
import { playerTagOf, sessionTokenOf } from './cookies.ts';

const refusalOfStatus = {
  active: undefined,
  inactive: 'ACCOUNT_NOT_ACTIVATED',
  frozen: 'ACCOUNT_FROZEN',
  disabled: 'ACCOUNT_DISABLED',
  rejected: 'ACCOUNT_AUDIT_FAILED',
} as const satisfies Record<PlayerStatus, RefusalName | undefined>;

/** Returns why a player of this status may not log in or act; undefined if they may. */
export function refusalOf(status: PlayerStatus): (typeof refusalOfStatus)[PlayerStatus] {
  return refusalOfStatus[status];
}

/** Calls that a player who may not act can still make. STATE-004 */
const leaving: ReadonlySet<string> = new Set(['logout']);

/**
 * Returns the session for a call, as its access requires. Refuses a page that was opened for another player, so that an
 * action meant for one account never happens to another. Refuses: what `sessionRequired` does, PLAYER_CHANGED. R07
 */
export async function sessionFor(
  house: House,
  call: Call,
  request: FastifyRequest,
  legacyToken: string,
): Promise<Session | undefined> {
  if (call.access !== 'player') return await sessionOf(house, request, legacyToken);
  const session = liveSession(await answerOf(house, request, legacyToken));
  refuseOtherPlayer(request, session);
  if (!leaving.has(call.name)) refuseStatus(session);
  return session;
}

/** Returns the session of a request; undefined for a guest. `legacyToken` counts only if the operator allows it. */
export async function sessionOf(house: House, request: FastifyRequest, legacyToken = ''): Promise<Session | undefined> {
  const answer = await answerOf(house, request, legacyToken);
  return typeof answer === 'object' ? answer : undefined;
}

/**
 * Returns the session that a player's page needs. Refuses: SESSION_EXPIRED, KICKED_OUT and the states of an account.
 */
export async function sessionRequired(house: House, request: FastifyRequest, legacyToken = ''): Promise<Session> {
  const session = liveSession(await answerOf(house, request, legacyToken));
  refuseStatus(session);
  return session;
}

/** Refuses a page that was opened for another player. Refuses: PLAYER_CHANGED. R07 */
export function refuseOtherPlayer(request: FastifyRequest, session: Session): void {
  const meant = request.headers[playerHeader];
  if (typeof meant === 'string' && meant !== '' && meant !== playerTagOf(session.playerId)) {
    throw new Refusal('PLAYER_CHANGED');
  }
}

function liveSession(answer: SessionAnswer | undefined): Session {
  if (answer === undefined || answer === 'expired') throw new Refusal('SESSION_EXPIRED');
  if (answer === 'kicked') throw new Refusal('KICKED_OUT');
  return answer;
}

function refuseStatus({ status }: Session): void {
  const refusal = refusalOf(status);
  if (refusal !== undefined) throw new Refusal(refusal);
}

/** True only under LEGACY_SESSION and without a session cookie: a payload never replaces a cookie. S02 */
export function isSessionInPayload(house: House, request: FastifyRequest): boolean {
  return house.config.isSessionReadable && sessionTokenOf(request) === undefined;
}

async function answerOf(house: House, request: FastifyRequest, legacyToken: string) {
  const token = isSessionInPayload(house, request) ? legacyToken : (sessionTokenOf(request) ?? '');
  const isIdle = request.headers[clientHeader] === idleClient;
  return token === '' ? undefined : await findSession(house, token, isIdle);
}
