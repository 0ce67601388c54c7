/** `GET /api/play/sport/live`: a board's stream of server-sent events, for windows that have a session here. R11 */
import type { ServerResponse } from 'node:http';
import { liveHeartbeatMs } from '@foyer/contract/live.ts';
import { sportStreamPath } from '@foyer/contract/games/sportStream.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskSportOf } from '@foyer/games/engines/sport/desk.ts';
import { sportOfId } from '@foyer/games/engines/sport/sports.ts';
import { Refusal } from '../../http/context.ts';
import type { House } from '../../http/context.ts';
import { isOwnForm } from '../../http/origin.ts';
import { refusalEnvelope } from '../../http/reply.ts';
import { langOf } from '../../http/decode.ts';
import { sessionOfRequest } from '../playDoor.ts';
import { eventOf, runningNow } from './floor.ts';
import type { SportFloor, Watcher } from './floor.ts';

/** Who does not take what is sent is no watcher any more. */
const mostWaitingBytes = 64 * 1024;
/** A browser that opens the same window again and again. */
const mostOfSession = 6;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Some proxies hold back what is not finished.
  'x-accel-buffering': 'no',
  connection: 'close',
};

const ignore = (): void => undefined;

function watcherOf(stream: ServerResponse): Watcher {
  return {
    write(text) {
      stream.write(text);
      if (stream.writableLength > mostWaitingBytes) stream.destroy();
    },
  };
}

export function mountSportStream(app: FastifyInstance, house: House, floor: SportFloor): void {
  const open = new Set<ServerResponse>();
  const ofSession = new Map<string, number>();
  const count = (sessionId: string, step: 1 | -1): void => {
    const left = (ofSession.get(sessionId) ?? 0) + step;
    if (left > 0) ofSession.set(sessionId, left);
    else ofSession.delete(sessionId);
  };

  async function start(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { raw } = reply;
    try {
      // A browser opens a stream without headers of ours; where it was opened from it says by itself.
      if (!isOwnForm(request)) throw new Refusal('FOREIGN_ORIGIN');
      const query = request.query as Record<string, unknown>;
      const session = await sessionOfRequest(house, typeof query.session === 'string' ? query.session : '', request);
      const sportId = Number(query.sport);
      if (deskSportOf(session.game_id) === undefined || sportOfId(sportId) === undefined)
        throw new Refusal('UNKNOWN_GAME');
      if ((ofSession.get(session.session_id) ?? 0) >= mostOfSession)
        throw new Refusal('TOO_MANY_REQUESTS', { seconds: 60 });
      const matches = await runningNow(house, sportId);
      const watcher = watcherOf(raw);
      count(session.session_id, 1);
      open.add(raw);
      raw.once('close', () => {
        open.delete(raw);
        count(session.session_id, -1);
        floor.leave(sportId, watcher);
      });
      const common = reply.getHeaders();
      reply.hijack();
      raw.on('error', ignore);
      raw.writeHead(200, { ...(common as Record<string, string>), ...headers });
      raw.write(eventOf({ kind: 'open', serverMs: house.now(), sportId, matches }));
      floor.watch(sportId, watcher);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const words = refusalEnvelope(langOf(undefined, request), error.reason, error.args);
      return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(words);
    }
  }

  app.get(sportStreamPath, { exposeHeadRoute: false }, start);
  const beats = setInterval(() => floor.beat(), liveHeartbeatMs);
  beats.unref();
  app.addHook('preClose', (done) => {
    clearInterval(beats);
    for (const stream of open) stream.end();
    done();
  });
}
