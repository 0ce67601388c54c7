/** Server-sent event streams for windows with a session, one per family with shared events. R11 */
import type { ServerResponse } from 'node:http';
import { liveHeartbeatMs } from '@foyer/contract/live.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { standingOf, stoppedAmong } from '../../guard/guardStore.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { langOf } from '../../http/decode.ts';
import { isOwnForm } from '../../http/origin.ts';
import { stoppedTopic } from '../../live/livePort.ts';
import { refusalEnvelope } from '../../http/reply.ts';
import { sessionOfRequest } from './windowCalls.ts';
import type { PlaySession } from './sessions.ts';

/** A connection with more unread data is closed. */
const mostWaitingBytes = 64 * 1024;
/** The limit of streams per session: a browser may open the same window repeatedly. */
const mostOfSession = 6;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Some proxies buffer a response until it is complete.
  'x-accel-buffering': 'no',
  connection: 'close',
};

const ignore = (): void => undefined;

export interface Watcher {
  write(text: string): void;
}

function watcherOf(stream: ServerResponse): Watcher {
  return {
    write(text) {
      stream.write(text);
      if (stream.writableLength > mostWaitingBytes) stream.destroy();
    },
  };
}

/** The first event that a window receives, and how it joins and leaves the listeners. */
export interface Place {
  readonly first: string;
  join(watcher: Watcher): void | Promise<void>;
  leave(watcher: Watcher): void;
}

export interface WindowStream {
  readonly path: string;
  /** The listeners that a session's window belongs to; `query` is the request's query. May refuse. */
  place(session: PlaySession, query: Readonly<Record<string, unknown>>): Promise<Place>;
  /** Sends a heartbeat to all listeners. */
  beat(): void;
}

async function isStopped(house: House, { player_id: playerId }: PlaySession): Promise<boolean> {
  if (playerId === null) return false;
  const { stoppedUntilMs } = await standingOf(house.db, playerId);
  return stoppedUntilMs > house.now();
}

/** Ends the streams of players who stop play, on whatever process or page. Returns the unsubscribe function. M17 */
function endWhenStopped(house: House, open: ReadonlyMap<ServerResponse, PlaySession>): () => void {
  const endOf = (stopped: ReadonlySet<string>): void => {
    for (const [response, { player_id: playerId }] of open)
      if (playerId !== null && stopped.has(playerId)) response.end();
  };
  const endMissed = async (): Promise<void> => {
    const players = new Set([...open.values()].flatMap(({ player_id: playerId }) => playerId ?? []));
    endOf(new Set(await stoppedAmong(house.db, [...players], house.now())));
  };
  return house.live.subscribe(stoppedTopic, (playerId) => {
    if (playerId !== undefined) return endOf(new Set([playerId]));
    endMissed().catch((error: unknown) => house.log.warn({ err: error }, 'stopped players could not be read'));
  });
}

/**
 * Refuses: GAME_SESSION_ENDED, SESSION_EXPIRED, TOO_MANY_REQUESTS, PLAY_STOPPED in real play, and what `place` refuses.
 */
export function mountWindowStream(app: FastifyInstance, house: House, stream: WindowStream): void {
  const open = new Map<ServerResponse, PlaySession>();
  const unsubscribe = endWhenStopped(house, open);
  const ofSession = new Map<string, number>();
  const count = (sessionId: string, step: 1 | -1): void => {
    const left = (ofSession.get(sessionId) ?? 0) + step;
    if (left > 0) ofSession.set(sessionId, left);
    else ofSession.delete(sessionId);
  };

  async function start(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { raw } = reply;
    try {
      // An EventSource cannot send custom headers, so the check uses the headers that the browser sets.
      if (!isOwnForm(request)) throw new Refusal('FOREIGN_ORIGIN');
      const query = request.query as Record<string, unknown>;
      const session = await sessionOfRequest(house, typeof query.session === 'string' ? query.session : '', request);
      const sessionId = session.session_id;
      if ((ofSession.get(sessionId) ?? 0) >= mostOfSession) throw new Refusal('TOO_MANY_REQUESTS', { seconds: 60 });
      if (await isStopped(house, session)) throw new Refusal('PLAY_STOPPED');
      const place = await stream.place(session, query);
      const watcher = watcherOf(raw);
      count(sessionId, 1);
      open.set(raw, session);
      raw.once('close', () => {
        open.delete(raw);
        count(sessionId, -1);
        place.leave(watcher);
      });
      const common = reply.getHeaders();
      reply.hijack();
      raw.on('error', ignore);
      raw.writeHead(200, { ...(common as Record<string, string>), ...headers });
      raw.write(place.first);
      await place.join(watcher);
      // A stop between the check above and `open.set` was announced to the other streams only.
      if (await isStopped(house, session)) raw.end();
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const words = refusalEnvelope(langOf(undefined, request), error.reason, error.args);
      return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(words);
    }
  }

  app.get(stream.path, { exposeHeadRoute: false }, start);
  const beats = setInterval(() => stream.beat(), liveHeartbeatMs);
  beats.unref();
  app.addHook('preClose', (done) => {
    clearInterval(beats);
    unsubscribe();
    for (const response of open.keys()) response.end();
    done();
  });
}
