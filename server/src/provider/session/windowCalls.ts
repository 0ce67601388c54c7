/** Common to all calls under /api/play: envelopes, refusals, and the cookie of a game session. S01, S03 */
import type { PlayCall } from '@foyer/contract/play/play.ts';
import { isLocale } from '@foyer/contract/envelope.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { isFromOtherSite } from '../../http/allowedOrigins.ts';
import { cookieOptions } from '../../http/cookies.ts';
import { langOf } from '../../http/decode.ts';
import { isOwnOrigin } from '../../http/origin.ts';
import { failureEnvelope, retryAfterOf, statusOf, successEnvelope } from '../../http/reply.ts';
import { sessionOf } from '../../http/session.ts';
import { isStorable } from '../../http/storable.ts';
import { enterWithTicket, findPlaySession, playSessionLifeMs } from './sessions.ts';
import type { PlaySession } from './sessions.ts';

/** Answers one call of a window. */
export function answer<Q, S>(
  app: FastifyInstance,
  house: House,
  call: PlayCall<Q, S>,
  act: (wanted: Q, request: FastifyRequest, reply: FastifyReply) => Promise<S>,
): void {
  app.post(call.path, async (request, reply) => {
    reply.type('application/json; charset=utf-8');
    const fields = (request.body ?? {}) as Record<string, unknown>;
    request.lang = langOf(isLocale(fields.lang) ? fields.lang : undefined, request);
    try {
      if (!isOwnOrigin(request)) throw new Refusal('FOREIGN_ORIGIN');
      const read = v.safeParse(call.request.schema, fields);
      if (!read.success || !isStorable(read.output)) throw new Refusal('BAD_REQUEST');
      return successEnvelope(call.response.encode(await act(read.output, request, reply)), '');
    } catch (error) {
      if (error instanceof Refusal) request.log.info({ refusal: error.reason }, 'refused');
      else house.log.error({ err: error, requestId: request.id }, 'failed');
      const seconds = retryAfterOf(error);
      if (seconds !== undefined) reply.header('retry-after', String(seconds));
      reply.code(statusOf(error));
      return failureEnvelope(request.lang, error);
    }
  });
}

/** One cookie per session, so that two windows do not overwrite each other's. */
const cookieName = (sessionId: string): string => `play-${sessionId}`;

function setCookie(request: FastifyRequest, reply: FastifyReply, sessionId: string, token: string): void {
  reply.setCookie(cookieName(sessionId), token, {
    ...cookieOptions(request, playSessionLifeMs / 1000),
    path: '/api/play',
    ...(!isFromOtherSite(request) && { sameSite: 'strict' }),
  });
}

/** Exchanges a launch ticket for a session and sets its cookie. Refuses: GAME_TICKET_SPENT, SESSION_EXPIRED. */
export async function enterByTicket(
  house: House,
  ticket: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PlaySession> {
  const login = await sessionOf(house, request);
  const { session, token } = await enterWithTicket(house, ticket, login?.playerId);
  setCookie(request, reply, session.session_id, token);
  return session;
}

/** Authenticates a window by its cookie. Refuses: GAME_SESSION_ENDED, SESSION_EXPIRED. */
export async function sessionOfRequest(house: House, sessionId: string, request: FastifyRequest): Promise<PlaySession> {
  const token = request.cookies[cookieName(sessionId)] ?? '';
  const login = await sessionOf(house, request);
  if (login !== undefined && login.status !== 'active') throw new Refusal('SESSION_EXPIRED');
  return findPlaySession(house, sessionId, token, login?.playerId);
}
