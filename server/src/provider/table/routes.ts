/** Mounts the tables: calls and event stream of their windows, and the loop that deals rounds. */
import formbody from '@fastify/formbody';
import * as calls from '@foyer/contract/play/table.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { answer, enterByTicket, sessionOfRequest } from '../session/windowCalls.ts';
import { purseView } from '../session/purseView.ts';
import { placeSlip } from './betting.ts';
import { openFloor } from './floor.ts';
import { settleDue } from './settle.ts';
import { mountTableStream } from './stream.ts';
import { betView, historyOf, tableView } from './views.ts';

export async function mountTables(app: FastifyInstance, house: House): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: 16_384 });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
  });
  const floor = openFloor(house);
  const asked = ({ sessionId }: { sessionId: string }, request: FastifyRequest) =>
    sessionOfRequest(house, sessionId, request);
  answer(app, house, calls.enterTable, async ({ ticket }, request, reply) =>
    tableView(house, await enterByTicket(house, ticket, request, reply)),
  );
  answer(app, house, calls.readTable, async (wanted, request) => tableView(house, await asked(wanted, request)));
  answer(app, house, calls.placeChips, async (wanted, request) => {
    const session = await asked(wanted, request);
    const bet = await placeSlip(house, session, wanted);
    floor.touch(session.game_id);
    return { bet: betView(bet), purse: await purseView(house, session) };
  });
  answer(app, house, calls.tableHistory, async (wanted, request) => ({
    list: await historyOf(house, await asked(wanted, request), wanted.roundNo),
  }));
  mountTableStream(app, house, floor);
  app.addHook('onReady', async () => {
    // Settle what a crashed process left before a player waits for it.
    settleDue(house).catch((error: unknown) => house.log.error({ err: error }, 'left rounds of tables'));
  });
  app.addHook('onClose', () => floor.close());
}
