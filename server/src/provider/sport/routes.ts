/** Mounts the sportsbook: calls and event stream of its windows, and the loop that settles bets. */
import formbody from '@fastify/formbody';
import type { SportBet } from '@foyer/contract/play/sportBets.ts';
import * as bets from '@foyer/contract/play/sportBets.ts';
import * as desk from '@foyer/contract/play/sportDesk.ts';
import * as slips from '@foyer/contract/play/sportSlip.ts';
import { sportKinds } from '@foyer/games/engines/sport/kinds.ts';
import { sportOfId } from '@foyer/games/engines/sport/sports.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { answer, enterByTicket, sessionOfRequest } from '../session/windowCalls.ts';
import type { PlaySession } from '../session/sessions.ts';
import { purseView } from '../session/purseView.ts';
import { betsView } from './betViews.ts';
import type { BetRow } from './betStore.ts';
import { boardView } from './board.ts';
import { cashOut } from './cashOut.ts';
import { chainsOf } from './chains.ts';
import { openSportFloor } from './floor.ts';
import type { SportFloor } from './floor.ts';
import { settleDue } from './judging.ts';
import { matchOf } from './matches.ts';
import { placeSlip } from './placing.ts';
import { book, loadBooked, quoteOf } from './quote.ts';
import { mountSportStream } from './stream.ts';
import { deskView, matchDetail, ownBets } from './views.ts';

const asked = (house: House, { sessionId }: { sessionId: string }, request: FastifyRequest): Promise<PlaySession> =>
  sessionOfRequest(house, sessionId, request);

/** Calls that read the desk, boards and matches. */
function mountDesk(app: FastifyInstance, house: House): void {
  answer(app, house, desk.enterSport, async ({ ticket }, request, reply) =>
    deskView(house, await enterByTicket(house, ticket, request, reply)),
  );
  answer(app, house, desk.readDesk, async (wanted, request) => deskView(house, await asked(house, wanted, request)));
  answer(app, house, desk.readBoard, async (wanted, request) => {
    await asked(house, wanted, request);
    if (sportOfId(wanted.sportId) === undefined) throw new Refusal('BAD_REQUEST');
    return boardView(house, wanted.sportId, request.lang, wanted.slot);
  });
  answer(app, house, desk.readMatch, async (wanted, request) => {
    await asked(house, wanted, request);
    return matchDetail(house, wanted.matchId, request.lang);
  });
}

/** Calls for slips before a bet: quotes and booking codes. */
function mountSlips(app: FastifyInstance, house: House): void {
  answer(app, house, slips.quoteSlip, async (wanted, request) => {
    await asked(house, wanted, request);
    return quoteOf(house, wanted.slip, request.lang);
  });
  answer(app, house, slips.bookSlip, async (wanted, request) => {
    const session = await asked(house, wanted, request);
    return book(house, session.session_id, wanted.slip);
  });
  answer(app, house, slips.loadBooking, async (wanted, request) => {
    await asked(house, wanted, request);
    return loadBooked(house, wanted.code, request.lang);
  });
}

async function betWithPurse(house: House, session: PlaySession, bet: BetRow, request: FastifyRequest) {
  const [shown] = await betsView(house, [bet], request.lang);
  if (shown === undefined) throw new Error(`no bet ${bet.order_no}`);
  return { bet: shown satisfies SportBet, purse: await purseView(house, session) };
}

function mountBets(app: FastifyInstance, house: House, floor: SportFloor): void {
  answer(app, house, bets.placeBet, async (wanted, request) => {
    const session = await asked(house, wanted, request);
    const bet = await placeSlip(house, session, wanted);
    const ends = await Promise.all(
      slips.legsOfSlip(bet.slip).map(async ({ matchId }) => (await matchOf(house, matchId)).endMs),
    );
    // The job that runs every minute settles bets whose matches end later.
    floor.touch(Math.min(Math.max(...ends), house.now() + 900_000) + 5_000);
    return betWithPurse(house, session, bet, request);
  });
  answer(app, house, bets.readBets, async (wanted, request) => {
    const session = await asked(house, wanted, request);
    const list = await ownBets(house, session, wanted, request.lang);
    return { nowMs: house.now(), list, purse: await purseView(house, session) };
  });
  answer(app, house, bets.cashOutBet, async (wanted, request) => {
    const session = await asked(house, wanted, request);
    const bet = await cashOut(house, session.owner, wanted.orderNo, wanted.offerSatang);
    return betWithPurse(house, session, bet, request);
  });
}

export async function mountSport(app: FastifyInstance, house: House): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: 16_384 });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
  });
  const floor = openSportFloor(house);
  mountDesk(app, house);
  mountSlips(app, house);
  mountBets(app, house, floor);
  mountSportStream(app, house, floor);
  let chained: Promise<unknown> | undefined;
  app.addHook('onReady', async () => {
    // Settle what a crashed process left before a player waits for it.
    settleDue(house).catch((error: unknown) => house.log.error({ err: error }, 'left bets of the sportsbook'));
    // Computes the chains before the first player opens a board.
    chained = chainsOf(house, sportKinds[0].sportId).catch((error: unknown) =>
      house.log.error({ err: error }, 'chains of the sportsbook'),
    );
  });
  app.addHook('onClose', async () => {
    await chained;
    await floor.close();
  });
}
