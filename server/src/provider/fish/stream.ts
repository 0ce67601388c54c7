/** `GET /api/play/fish/live`: a room's stream of server-sent events, for windows that sit there. R11 */
import type { ServerResponse } from 'node:http';
import { liveHeartbeatMs } from '@foyer/contract/live.ts';
import { fishStreamPath } from '@foyer/contract/games/fish.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../http/context.ts';
import type { House } from '../../http/context.ts';
import { langOf } from '../../http/decode.ts';
import { isOwnForm } from '../../http/origin.ts';
import { refusalEnvelope } from '../../http/reply.ts';
import { sessionOfRequest } from '../playDoor.ts';
import { seatOf } from './rooms.ts';
import { waterOf } from './tides.ts';
import { namesIn } from './views.ts';
import { newsOf } from './watch.ts';
import type { Watch, Watcher } from './watch.ts';

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

const watcherOf = (stream: ServerResponse, owner: string): Watcher => ({
  owner,
  write(text) {
    stream.write(text);
    if (stream.writableLength > mostWaitingBytes) stream.destroy();
  },
});

export function mountFishStream(app: FastifyInstance, house: House, watch: Watch): void {
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
      const sessionId = (request.query as Record<string, unknown>).session;
      const session = await sessionOfRequest(house, typeof sessionId === 'string' ? sessionId : '', request);
      waterOf(session.game_id);
      if ((ofSession.get(session.session_id) ?? 0) >= mostOfSession)
        throw new Refusal('TOO_MANY_REQUESTS', { seconds: 60 });
      const { room } = await seatOf(house, session);
      const names = await namesIn(house, room.room_id);
      const watcher = watcherOf(raw, session.owner);
      count(session.session_id, 1);
      open.add(raw);
      raw.once('close', () => {
        open.delete(raw);
        count(session.session_id, -1);
        watch.leave(room, watcher);
      });
      const common = reply.getHeaders();
      reply.hijack();
      raw.on('error', ignore);
      raw.writeHead(200, { ...(common as Record<string, string>), ...headers });
      raw.write(newsOf(house.now(), { kind: 'open', names }));
      watch.join(room, watcher);
      await watch.seats(room);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const words = refusalEnvelope(langOf(undefined, request), error.reason, error.args);
      return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(words);
    }
  }

  app.get(fishStreamPath, { exposeHeadRoute: false }, start);
  const beats = setInterval(() => {
    watch.beat().catch((error: unknown) => house.log.error({ err: error }, 'seats were not kept'));
  }, liveHeartbeatMs);
  beats.unref();
  app.addHook('preClose', (done) => {
    clearInterval(beats);
    for (const stream of open) stream.end();
    done();
  });
}
