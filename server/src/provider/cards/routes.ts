/** Calls of the card room's windows. M07 to M12 */
import formbody from '@fastify/formbody';
import * as calls from '@foyer/contract/play/cards.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { act } from '../rounds/actions.ts';
import { answer, enterByTicket, sessionOfRequest } from '../session/windowCalls.ts';
import { openRound } from '../rounds/rounds.ts';
import type { RoundRow } from '../rounds/roundStore.ts';
import type { PlaySession } from '../session/sessions.ts';
import { purseView } from '../session/purseView.ts';
import { cardHistoryView, cardRoundView, cardStateView } from './views.ts';

export async function mountCards(app: FastifyInstance, house: House): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: 16_384 });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
  });
  const asked = ({ sessionId }: { sessionId: string }, request: FastifyRequest) =>
    sessionOfRequest(house, sessionId, request);
  const played = async (session: PlaySession, row: RoundRow) => ({
    round: await cardRoundView(house, row),
    purse: await purseView(house, session),
  });
  answer(app, house, calls.enterCards, async ({ ticket }, request, reply) =>
    cardStateView(house, await enterByTicket(house, ticket, request, reply)),
  );
  answer(app, house, calls.readCards, async (wanted, request) => cardStateView(house, await asked(wanted, request)));
  answer(app, house, calls.dealCards, async (wanted, request) => {
    const session = await asked(wanted, request);
    return played(session, await openRound(house, session, wanted));
  });
  answer(app, house, calls.moveCards, async ({ roundId, actionId, index, move, ...wanted }, request) => {
    const session = await asked(wanted, request);
    return played(session, await act(house, session, { roundId, actionId, move: { index, move } }));
  });
  answer(app, house, calls.cardHistory, async (wanted, request) => ({
    list: await cardHistoryView(house, await asked(wanted, request), wanted.roundId),
  }));
}
