/** `GET /api/live`: a player's stream of server-sent events. Ends with the session, or when the house stops. */
import { liveHeartbeatMs, livePath } from '@foyer/contract/live.ts';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { House } from '../house.ts';
import { langOf } from '../http/decode.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { refusalEnvelope } from '../http/reply.ts';
import { refuseOtherPlayer, sessionRequired } from '../http/session.ts';
import { eventOf } from './hub.ts';
import type { Listener } from './livePort.ts';
import { noticesSince, standingSessions } from './liveStore.ts';

/** How often pushed notices are looked up. */
const noticeEveryMs = 2_000;
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Keeps proxies from buffering the unfinished reply.
  'x-accel-buffering': 'no',
  // A connection kept open after its stream would delay a shutdown.
  connection: 'close',
};

export function mountLive(app: FastifyInstance, house: House): void {
  app.get(livePath, { exposeHeadRoute: false }, (request, reply) => open(house, request, reply));
  const beats = setInterval(() => void beat(house), liveHeartbeatMs);
  let announcedMs = house.now();
  const notices = setInterval(() => {
    const sinceMs = announcedMs;
    announcedMs = house.now();
    publishNotices(house, sinceMs, announcedMs).catch((error: unknown) => {
      announcedMs = sinceMs;
      house.log.warn({ err: error }, 'notices could not be read');
    });
  }, noticeEveryMs);
  app.addHook('preClose', (done) => {
    clearInterval(beats);
    clearInterval(notices);
    house.live.close();
    done();
  });
}

/**
 * Refuses like a call: SESSION_EXPIRED, KICKED_OUT, PLAYER_CHANGED, the states of an account, FOREIGN_ORIGIN,
 * TOO_MANY_REQUESTS.
 */
async function open(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { raw } = reply;
  try {
    if (!isOwnOrigin(request)) throw new Refusal('FOREIGN_ORIGIN');
    const session = await sessionRequired(house, request);
    refuseOtherPlayer(request, session);
    const { playerId, sessionId } = session;
    const listener = { playerId, sessionId, stream: raw };
    if (!house.live.join(listener)) throw new Refusal('TOO_MANY_REQUESTS', { seconds: 60 });
    raw.once('close', () => house.live.leave(listener));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.reason === 'TOO_MANY_REQUESTS') reply.code(429).header('retry-after', '60');
    const words = refusalEnvelope(langOf(undefined, request), error.reason, error.args);
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(words);
  }
  const common = reply.getHeaders();
  reply.hijack();
  forgetRequest(raw);
  raw.writeHead(200, { ...(common as Record<string, string>), ...headers });
  raw.write(eventOf({ kind: 'open' }));
  return undefined;
}

const ignore = (): void => undefined;

/**
 * Removes the framework's listeners from the response. Otherwise they would keep the whole request and its log in
 * memory for as long as the stream is open. Only they are registered for both events; Node's own are not.
 */
function forgetRequest(raw: ServerResponse): void {
  for (const waiting of raw.listeners('error') as (() => void)[]) {
    raw.off('finish', waiting).off('error', waiting);
  }
  raw.on('error', ignore);
}

/** How long before the end of an idle session its player is warned. At least five heartbeats. 2.2.1 */
const warnedBeforeMs = 120_000;
/** Listeners that have been warned and not told since that their session is kept. */
const warned = new WeakSet<Listener>();

function warnOfEnd({ live, config }: House, listener: Listener, leftMs: number): void {
  const isEnding = leftMs <= Math.min(warnedBeforeMs, config.sessionIdleMs / 2);
  if (isEnding && !warned.has(listener)) live.tell(listener, { kind: 'sessionEnding', id: String(leftMs) });
  if (!isEnding && warned.has(listener)) live.tell(listener, { kind: 'sessionKept' });
  if (isEnding) warned.add(listener);
  else warned.delete(listener);
}

/**
 * Sends a heartbeat to all listeners, warns those whose session ends soon, and ends the streams of sessions that are no
 * longer valid.
 */
export async function beat(house: House): Promise<void> {
  const { live } = house;
  live.beat();
  if (live.size === 0) return;
  const all = [...live.listeners()];
  try {
    const standing = await standingSessions(house, [...new Set(all.map(({ playerId }) => playerId))]);
    for (const listener of all) {
      const { playerId, sessionId } = listener;
      const endsMs = standing.get(sessionId);
      if (endsMs === undefined) live.endSessions(playerId, 'expired', { only: sessionId });
      else warnOfEnd(house, listener, endsMs - house.now());
    }
  } catch (error) {
    house.log.warn({ err: error }, 'sessions of open pages could not be checked');
  }
}

/** Notifies all listeners of the notices pushed between two times. */
export async function publishNotices(house: House, sinceMs: number, untilMs: number): Promise<void> {
  if (house.live.size === 0) return;
  for (const id of await noticesSince(house, sinceMs, untilMs)) house.live.broadcast({ kind: 'notice', id });
}
