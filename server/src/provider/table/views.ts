/** Views for a table's window. */
import { chipsOf } from '@foyer/contract/play/table.ts';
import type { PlayedRound, SpotTotal, TableBet, TableRound, TableState } from '@foyer/contract/play/table.ts';
import { roundAt, roundOfNo, roundTimes } from '@foyer/contract/play/tableClock.ts';
import { tableOf } from '@foyer/games/engines/table/tables.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import type { PlaySession } from '../session/sessions.ts';
import { sessionHeadView } from '../session/sessionHeadView.ts';
import { chainView, chainsOf, dealt, roadLength } from './chains.ts';
import type { ChainedTable } from './chains.ts';
import { dealRound } from './settle.ts';
import { ownBets, ownRounds, slipsOf } from './betStore.ts';
import type { TableBetRow } from './betStore.ts';
import { voidedAmong } from './roundStore.ts';

export function betView(bet: TableBetRow): TableBet {
  return {
    orderNo: bet.order_no,
    requestId: bet.request_id,
    roundNo: roundTimes(bet.game_id, bet.round_index).roundNo,
    slip: bet.slip,
    stakeSatang: bet.stake_satang,
    prizeSatang: bet.prize_satang,
    state: bet.state as TableBet['state'],
    placedMs: bet.placed_ms,
  };
}

export async function totalsOf(house: House, gameId: string, index: number): Promise<SpotTotal[]> {
  const slips = await slipsOf(house.db, { game_id: gameId, round_index: index });
  const chips = slips.flatMap(({ slip, owner }) => chipsOf(slip).map((chip) => ({ ...chip, owner })));
  return [...Map.groupBy(chips, (chip) => chip.spot)].map(([spot, ofSpot]) => ({
    spot,
    satang: ofSpot.reduce((sum, { satang }) => sum + satang, 0),
    players: new Set(ofSpot.map(({ owner }) => owner)).size,
  }));
}

/** Reveals nothing of a round before its time, and no seed of a voided one. */
function roundView(asked: ChainedTable, index: number, isVoid: boolean): TableRound {
  const { roundNo, dealMs } = roundTimes(asked.gameId, index);
  const result = isVoid || asked.house.now() < dealMs ? undefined : dealt(asked, index);
  return { roundNo, numbers: [...(result?.numbers ?? [])], seed: result?.seed ?? '', isVoid };
}

/** With the chains from a round on, the road's by default. */
export async function tableAsked(house: House, gameId: string, fromIndex?: number): Promise<ChainedTable> {
  const game = tableOf(gameId);
  if (game === undefined) throw new Refusal('UNKNOWN_GAME');
  return { house, game, gameId, chains: await chainsOf(house, gameId, fromIndex) };
}

/** A revealed round must be stored as dealt first, so that no process takes bets on it, whatever its clock. M20 */
const dealNow = (house: House, gameId: string): Promise<unknown> =>
  dealRound(house, gameId, roundAt(gameId, house.now()).index);

/** The current round as far as it is published. */
export async function roundNow(asked: ChainedTable): Promise<TableRound> {
  await dealNow(asked.house, asked.gameId);
  const { index } = roundAt(asked.gameId, asked.house.now());
  const voided = await voidedAmong(asked.house, asked.gameId, index, index);
  return roundView(asked, index, voided.has(index));
}

/** Returns all state that a window needs after a reload. M08 */
export async function tableView(house: House, session: PlaySession): Promise<TableState> {
  const { owner, game_id: gameId } = session;
  const asked = await tableAsked(house, gameId);
  await dealNow(house, gameId);
  const { index } = roundAt(gameId, house.now());
  const first = Math.max(index - roadLength, asked.chains[0]?.first_index ?? index);
  const [head, totals, bets, voided] = await Promise.all([
    sessionHeadView(house, session),
    totalsOf(house, gameId, index),
    ownBets(house.db, owner, gameId, index - 1),
    voidedAmong(house, gameId, first, index),
  ]);
  const past = Array.from({ length: Math.max(0, index - first) }, (_, at) => first + at);
  return {
    ...head,
    round: roundView(asked, index, voided.has(index)),
    totals,
    bets: bets.map(betView),
    road: past.map((at) => roundView(asked, at, voided.has(at))),
  };
}

const historyLength = 50;

/** Returns the player's own rounds at this table, or the requested one, with their proofs. M07, F01 */
export async function historyOf(house: House, session: PlaySession, roundNo: string): Promise<PlayedRound[]> {
  const { owner, game_id: gameId } = session;
  await dealNow(house, gameId);
  const one = roundOfNo(gameId, roundNo)?.index;
  const indexes =
    roundNo === '' ? await ownRounds(house.db, owner, gameId, historyLength) : one === undefined ? [] : [one];
  const oldest = Math.min(...indexes);
  if (indexes.length === 0) return [];
  const asked = await tableAsked(house, gameId, oldest);
  const [bets, voided] = await Promise.all([
    ownBets(house.db, owner, gameId, oldest),
    voidedAmong(house, gameId, oldest, Math.max(...indexes)),
  ]);
  const ofRound = Map.groupBy(bets, (bet) => bet.round_index);
  return indexes.flatMap((index) => {
    const result = dealt(asked, index);
    if (result === undefined) return [];
    return {
      round: roundView(asked, index, voided.has(index)),
      openMs: roundTimes(gameId, index).openMs,
      bets: (ofRound.get(index) ?? []).map(betView),
      position: result.position,
      chain: chainView(house, gameId, result.chain),
    };
  });
}
