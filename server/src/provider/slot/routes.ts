/** Calls of the slot machines' windows. M07 to M12 */
import * as calls from '@foyer/contract/play/slot.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { act } from '../rounds/actions.ts';
import { answer, enterByTicket, sessionOfRequest } from '../session/windowCalls.ts';
import { openSeededRound } from '../rounds/rounds.ts';
import type { RoundRow } from '../rounds/roundStore.ts';
import type { PlaySeed } from '../seeds/seeds.ts';
import type { PlaySession } from '../session/sessions.ts';
import { purseView } from '../session/purseView.ts';
import { historyView, roundView, stateView } from './views.ts';

export function answerSlots(app: FastifyInstance, house: House): void {
  answer(app, house, calls.enter, async ({ ticket }, request, reply) =>
    stateView(house, await enterByTicket(house, ticket, request, reply)),
  );
  const asked = (wanted: { sessionId: string }, request: FastifyRequest) =>
    sessionOfRequest(house, wanted.sessionId, request);
  const played = async (session: PlaySession, row: RoundRow, seed?: PlaySeed) => ({
    round: await roundView(house, row, seed),
    purse: await purseView(house, session),
  });
  answer(app, house, calls.state, async (wanted, request) => stateView(house, await asked(wanted, request)));
  answer(app, house, calls.spin, async (wanted, request) => {
    const session = await asked(wanted, request);
    const { round, seed } = await openSeededRound(house, session, wanted);
    return played(session, round, seed);
  });
  answer(app, house, calls.freeSpin, async ({ roundId, index, ...wanted }, request) => {
    const session = await asked(wanted, request);
    // The spin's index is the action's id, so a repeated call returns the same spin.
    const action = { roundId, actionId: String(index), move: { index } };
    return played(session, await act(house, session, action));
  });
  answer(app, house, calls.history, async (wanted, request) => ({
    list: await historyView(house, await asked(wanted, request), wanted.roundId),
  }));
}
