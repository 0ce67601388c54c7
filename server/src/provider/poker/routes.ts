/** Calls of the poker room's windows. M07 to M12 */
import * as calls from '@foyer/contract/play/poker.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEventRules } from '@foyer/games/engines/poker/sitAndGo/structure.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { act } from '../rounds/actions.ts';
import { answer, enterByTicket, sessionOfRequest } from '../session/windowCalls.ts';
import { openRound } from '../rounds/rounds.ts';
import type { RoundRow } from '../rounds/roundStore.ts';
import type { PlaySession } from '../session/sessions.ts';
import { purseView } from '../session/purseView.ts';
import { eventView, historyView, holdemView, stateView } from './views.ts';

export function answerPoker(app: FastifyInstance, house: House): void {
  const asked = (wanted: { sessionId: string }, request: FastifyRequest) =>
    sessionOfRequest(house, wanted.sessionId, request);
  const holdem = async (session: PlaySession, row: RoundRow) => ({
    round: await holdemView(house, row),
    purse: await purseView(house, session),
  });
  const event = async (session: PlaySession, row: RoundRow) => {
    if (!isEventRules(row.rules)) throw new Refusal('UNKNOWN_ROUND');
    return { round: await eventView(house, row, 'new'), purse: await purseView(house, session) };
  };
  answer(app, house, calls.enterPoker, async ({ ticket }, request, reply) =>
    stateView(house, await enterByTicket(house, ticket, request, reply)),
  );
  answer(app, house, calls.readPoker, async (wanted, request) => stateView(house, await asked(wanted, request)));
  answer(app, house, calls.dealHoldem, async ({ requestId, anteSatang, bonusSatang, ...wanted }, request) => {
    const session = await asked(wanted, request);
    const opening = { requestId, stakeSatang: anteSatang + bonusSatang, choice: { bonusSatang } };
    return holdem(session, await openRound(house, session, opening));
  });
  answer(app, house, calls.decideHoldem, async ({ roundId, what, ...wanted }, request) => {
    const session = await asked(wanted, request);
    // A round has one decision, so its id needs no number.
    return holdem(session, await act(house, session, { roundId, actionId: 'decision', move: { what } }));
  });
  answer(app, house, calls.buyIn, async ({ requestId, stakeSatang, ...wanted }, request) => {
    const session = await asked(wanted, request);
    return event(session, await openRound(house, session, { requestId, stakeSatang }));
  });
  answer(app, house, calls.moveEvent, async ({ roundId, index, move, ...wanted }, request) => {
    const session = await asked(wanted, request);
    // The move's index is its id, so a repeated call returns the same answer.
    return event(session, await act(house, session, { roundId, actionId: String(index), move: { index, word: move } }));
  });
  answer(app, house, calls.pokerHistory, async (wanted, request) =>
    historyView(house, await asked(wanted, request), wanted.roundId),
  );
}
