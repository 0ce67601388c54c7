/** The addresses under /api/play, answered in the same envelopes as the site's calls. */
import formbody from '@fastify/formbody';
import * as calls from '@foyer/contract/games/provider.ts';
import type { PlayCall } from '@foyer/contract/games/provider.ts';
import { isLocale } from '@foyer/contract/envelope.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { titleOf } from '@foyer/games/engines/titles.ts';
import type { LaunchPort } from '../games/launchPort.ts';
import { Refusal } from '../http/context.ts';
import type { House } from '../http/context.ts';
import { readCookies } from '../http/cookies.ts';
import { langOf } from '../http/decode.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { failureEnvelope, statusOf, successEnvelope } from '../http/reply.ts';
import { sessionOf } from '../http/session.ts';
import { finishLeftRounds, openRound, playFreeSpin } from './rounds.ts';
import type { RoundRow } from './roundStore.ts';
import { rotate } from './seeds.ts';
import { createTicket, enterWithTicket, findPlaySession, playSessionLifeMs } from './sessions.ts';
import type { PlaySession } from './sessions.ts';
import { historyView, purseView, roundView, stateView } from './views.ts';

/** What the catalogue's launch asks for, after it has checked platform, game and trial. Refuses: UNKNOWN_GAME. */
export const launchPort: LaunchPort = {
  async createLaunch(house, request) {
    if (titleOf(request.gameCode) === undefined) throw new Refusal('UNKNOWN_GAME');
    return createTicket(house, request);
  },
};

const sweepEveryMs = 60_000;

/** Mounts the game house: its calls and the sweep of rounds that were left. */
export async function mountPlay(app: FastifyInstance, house: House): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: 16_384 });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
  });
  answerAll(app, house);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      finishLeftRounds(house).catch((error: unknown) => house.log.error({ err: error }, 'left rounds'));
    }, sweepEveryMs);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

function answerAll(app: FastifyInstance, house: House): void {
  answer(app, house, calls.enter, async ({ ticket }, request, reply) => {
    const login = await sessionOf(house, request);
    const { session, token } = await enterWithTicket(house, ticket, login?.playerId);
    setCookie(request, reply, session.session_id, token);
    return stateView(house, session);
  });
  const asked = (wanted: { sessionId: string }, request: FastifyRequest) =>
    sessionOfRequest(house, wanted.sessionId, request);
  const played = async (session: PlaySession, row: RoundRow) => ({
    round: await roundView(house, row),
    purse: await purseView(house, session),
  });
  answer(app, house, calls.state, async (wanted, request) => stateView(house, await asked(wanted, request)));
  answer(app, house, calls.spin, async (wanted, request) => {
    const session = await asked(wanted, request);
    return played(session, await openRound(house, session, wanted));
  });
  answer(app, house, calls.freeSpin, async (wanted, request) => {
    const session = await asked(wanted, request);
    return played(session, await playFreeSpin(house, session, wanted.roundId, wanted.index));
  });
  answer(app, house, calls.rotateSeed, async (wanted, request) => {
    const session = await asked(wanted, request);
    return rotate(house, session.owner, wanted.clientSeed, wanted.nextCommitment);
  });
  answer(app, house, calls.history, async (wanted, request) => ({
    list: await historyView(house, await asked(wanted, request), wanted.roundId),
  }));
}

function answer<Q, S>(
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
      if (!read.success) throw new Refusal('BAD_REQUEST');
      return successEnvelope(call.response.encode(await act(read.output, request, reply)), '');
    } catch (error) {
      if (error instanceof Refusal) request.log.info({ refusal: error.reason }, 'refused');
      else house.log.error({ err: error, requestId: request.id }, 'failed');
      reply.code(statusOf(error));
      return failureEnvelope(request.lang, error);
    }
  });
}

/** One cookie a session, so that two windows do not take each other's. */
const cookieName = (sessionId: string): string => `play-${sessionId}`;

function setCookie(request: FastifyRequest, reply: FastifyReply, sessionId: string, token: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const age = Math.floor(playSessionLifeMs / 1000);
  reply.header(
    'set-cookie',
    `${cookieName(sessionId)}=${token}; Path=/api/play; HttpOnly; SameSite=Strict; Max-Age=${age}${secure}`,
  );
}

async function sessionOfRequest(house: House, sessionId: string, request: FastifyRequest): Promise<PlaySession> {
  const token = readCookies(request.headers.cookie).get(cookieName(sessionId)) ?? '';
  const login = await sessionOf(house, request);
  if (login !== undefined && login.status !== 'active') throw new Refusal('SESSION_EXPIRED');
  return findPlaySession(house, sessionId, token, login?.playerId);
}
