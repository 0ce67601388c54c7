/** Views of the desk for its window. */
import { createHash } from 'node:crypto';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { SportBet } from '@foyer/contract/play/sportBets.ts';
import type { SportDesk } from '@foyer/contract/play/sportDesk.ts';
import { deskSportOf } from '@foyer/games/engines/sport/desk.ts';
import { Refusal } from '../../refusal.ts';
import { chainSaltView } from '../../fairness/chainSaltView.ts';
import type { House } from '../../house.ts';
import type { PlaySession } from '../session/sessions.ts';
import { sessionHeadView } from '../session/sessionHeadView.ts';
import { betsView } from './betViews.ts';
import * as store from './betStore.ts';
import { eventsView, marketsView, matchView, proofView } from './board.ts';
import { decideDue } from './deciding.ts';
import { deskRules } from './deskRules.ts';
import { matchOf, standingAt } from './matches.ts';
import { voidedAmong } from './matchStore.ts';

export async function deskView(house: House, session: PlaySession): Promise<SportDesk> {
  const { game_id: gameId } = session;
  const sportId = deskSportOf(gameId);
  if (sportId === undefined) throw new Refusal('UNKNOWN_GAME');
  return {
    ...(await sessionHeadView(house, session)),
    account: createHash('sha256').update(`${session.owner} ${session.platform_code}`).digest('hex').slice(0, 16),
    sportId,
    rules: deskRules,
  };
}

/** Refuses: UNKNOWN_MATCH. */
export async function matchDetail(house: House, matchId: string, lang: Locale) {
  const nowMs = house.now();
  const standing = standingAt(await matchOf(house, matchId), nowMs);
  const isVoid = (await voidedAmong(house.db, [matchId])).has(matchId);
  return {
    nowMs,
    match: matchView(standing, isVoid, lang),
    markets: marketsView(standing, isVoid),
    events: eventsView(standing),
    proof: { ...proofView(standing), salt: chainSaltView(house, standing.played.link.chain) },
  };
}

const overLength = 50;
const runningLength = 200;

/** The player's bets, or one of them. Bets whose decision is due are decided first. */
export async function ownBets(
  house: House,
  { owner }: PlaySession,
  wanted: { readonly which: 'running' | 'over'; readonly orderNo: string },
  lang: Locale,
): Promise<SportBet[]> {
  await decideDue(house, owner);
  if (wanted.orderNo !== '') {
    const bet = await store.readBet(house.db, { owner, order_no: wanted.orderNo });
    return betsView(house, bet === undefined ? [] : [bet], lang);
  }
  const bets = await store.ownBets(house.db, owner, wanted.which, wanted.which === 'over' ? overLength : runningLength);
  return betsView(house, bets, lang);
}
