/** Views of bets for the window. */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { BetLeg, SportBet } from '@foyer/contract/play/sportBets.ts';
import { legsOfSlip } from '@foyer/contract/play/sportSlip.ts';
import type { House } from '../../house.ts';
import { sidesView } from './board.ts';
import * as store from './betStore.ts';
import type { BetRow, LegRow } from './betStore.ts';
import { legsWithMatches, offerOf } from './cashOut.ts';
import { legResult } from './legs.ts';
import type { PlacedLeg } from './legs.ts';
import { standingAt } from './matches.ts';
import { combinedOdds, returnOf } from './odds.ts';

type WithMatch = { readonly row: LegRow; readonly placed: PlacedLeg };

function legView({ row, placed }: WithMatch, nowMs: number, lang: Locale): BetLeg {
  const { played, isVoid } = placed;
  const standing = standingAt(played, nowMs);
  const { leagueName, homeName, awayName, startMs } = sidesView(played, lang);
  return {
    matchId: row.match_id,
    sportId: played.fixture.sportId,
    leagueName,
    homeName,
    awayName,
    startMs,
    phase: isVoid ? 'void' : standing.phase,
    score: standing.state.score,
    kind: placed.leg.kind,
    param: row.param,
    pick: row.pick,
    offeredOdds: row.offered_odds,
    odds: row.odds,
    // A leg of a bet that ended before its match was never judged, so its result is computed from the match.
    state: row.state === 'open' || row.state === 'gone' ? legResult(placed, nowMs) : (row.state as BetLeg['state']),
  };
}

/** A decided bet is shown as decided while its money is still being moved. */
const stateOf = (bet: BetRow): SportBet['state'] =>
  (bet.state === 'paying' ? bet.outcome : bet.state) as SportBet['state'];

export function betView(bet: BetRow, legs: readonly WithMatch[], nowMs: number, lang: Locale): SportBet {
  const state = stateOf(bet);
  const isTaken = !['opening', 'pending', 'refused'].includes(state);
  const odds = legs.map(({ row }) => row.odds);
  const standing = legs.filter(({ row }) => row.state !== 'void').map(({ row }) => row.odds);
  return {
    orderNo: bet.order_no,
    requestId: bet.request_id,
    gameId: bet.game_id,
    state,
    reason: bet.reason as SportBet['reason'],
    policy: bet.policy as SportBet['policy'],
    stakeSatang: bet.stake_satang,
    offeredOdds: combinedOdds(legsOfSlip(bet.slip).map((leg) => leg.odds)),
    odds: isTaken ? combinedOdds(odds) : 0,
    possibleSatang: isTaken ? returnOf(bet.stake_satang, standing) : 0,
    prizeSatang: state === 'refused' ? 0 : bet.paid_satang,
    placedMs: bet.placed_ms,
    acceptMs: state === 'pending' || state === 'opening' ? bet.accept_ms : 0,
    settledMs: bet.settled_ms ?? 0,
    legs: legs.map((leg) => legView(leg, nowMs, lang)),
    cashOut: state === 'open' ? offerOf(bet, legs, nowMs) : undefined,
  };
}

export async function betsView(house: House, bets: readonly BetRow[], lang: Locale): Promise<SportBet[]> {
  const rows = await legsWithMatches(house, await store.legsOf(house.db, bets));
  const legs = Map.groupBy(rows, ({ row }) => row.order_no);
  const nowMs = house.now();
  return bets.map((bet) => betView(bet, legs.get(bet.order_no) ?? [], nowMs, lang));
}
