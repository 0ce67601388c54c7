/** Calls of the instant games' windows. M03, M07, M08 */
import * as calls from '@foyer/contract/play/instant.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { act } from '../rounds/actions.ts';
import { instantHistoryOf, instantRoundOf, instantStateOf } from './views.ts';
import { answer, enterByTicket, sessionOfRequest } from '../session/windowCalls.ts';
import { openRound } from '../rounds/rounds.ts';
import type { RoundRow } from '../rounds/roundStore.ts';
import type { PlaySession } from '../session/sessions.ts';
import { purseView } from '../session/purseView.ts';

export function answerInstant(app: FastifyInstance, house: House): void {
  const asked = (wanted: { sessionId: string }, request: FastifyRequest) =>
    sessionOfRequest(house, wanted.sessionId, request);
  const played = async (session: PlaySession, row: RoundRow) => ({
    round: await instantRoundOf(house, row),
    purse: await purseView(house, session),
  });
  answer(app, house, calls.enterInstant, async ({ ticket }, request, reply) =>
    instantStateOf(house, await enterByTicket(house, ticket, request, reply)),
  );
  answer(app, house, calls.readInstant, async (wanted, request) => instantStateOf(house, await asked(wanted, request)));
  answer(app, house, calls.openInstant, async ({ requestId, stakeSatang, choice, ...wanted }, request) => {
    const session = await asked(wanted, request);
    return played(session, await openRound(house, session, { requestId, stakeSatang, choice: { choice } }));
  });
  answer(app, house, calls.actInstant, async ({ roundId, move, ...wanted }, request) => {
    const session = await asked(wanted, request);
    // A door can be opened once and a round cashed out once, so the move serves as the id.
    const action = { roundId, actionId: move < 0 ? 'take' : `door${move}`, move: { move } };
    return played(session, await act(house, session, action));
  });
  answer(app, house, calls.instantHistory, async (wanted, request) => ({
    list: await instantHistoryOf(house, await asked(wanted, request), wanted.roundId),
  }));
}
