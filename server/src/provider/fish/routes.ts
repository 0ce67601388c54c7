/** Mounts the fishing rooms: calls and event stream of their windows. */
import formbody from '@fastify/formbody';
import * as calls from '@foyer/contract/play/fish.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { answer, enterByTicket, sessionOfRequest } from '../session/windowCalls.ts';
import type { PlaySession } from '../session/sessions.ts';
import { purseView } from '../session/purseView.ts';
import { fire } from './firing.ts';
import { closeLeftClips } from './pay.ts';
import { seatOf } from './rooms.ts';
import { mountFishStream } from './stream.ts';
import { waterOf } from './tides.ts';
import { clipView, fishView, historyOf } from './views.ts';
import { openWatch } from './watch.ts';

export async function mountFish(app: FastifyInstance, house: House): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: 16_384 });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
  });
  const watch = openWatch(house);
  const asked = ({ sessionId }: { sessionId: string }, request: FastifyRequest) =>
    sessionOfRequest(house, sessionId, request);
  const seated = async (session: PlaySession) => {
    waterOf(session.game_id);
    const found = await seatOf(house, session);
    if (found.isNew) await watch.seats(found.room);
    return fishView(house, session, found);
  };
  answer(app, house, calls.enterFish, async ({ ticket }, request, reply) =>
    seated(await enterByTicket(house, ticket, request, reply)),
  );
  answer(app, house, calls.readFish, async (wanted, request) => seated(await asked(wanted, request)));
  answer(app, house, calls.fireShots, async ({ shots, ...wanted }, request) => {
    const session = await asked(wanted, request);
    const { seated: at, results, rows, clip } = await fire(house, session, calls.shotsOf(shots));
    watch.fired(at.room, at.seat.seat_no, rows, clip);
    return { results: [...results], clip: await clipView(house, clip), purse: await purseView(house, session) };
  });
  answer(app, house, calls.fishHistory, async (wanted, request) => ({
    list: await historyOf(house, await asked(wanted, request), wanted.roundId),
  }));
  mountFishStream(app, house, watch);
  app.addHook('onReady', async () => {
    // Write clips left by a crashed process to the bet records before they are queried.
    closeLeftClips(house).catch((error: unknown) => house.log.error({ err: error }, 'left clips'));
  });
  app.addHook('onClose', async () => watch.close());
}
