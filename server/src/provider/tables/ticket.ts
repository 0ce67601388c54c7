/** What a bet at a table was on, for its player's bet record. F01 */
import type { TableTicket } from '@foyer/contract/bets/history.ts';
import { roundTimes } from '@foyer/contract/games/tableClock.ts';
import type { House } from '../../http/context.ts';
import { dealt } from './chains.ts';
import { readTableBet } from './tableBetStore.ts';
import { tableAsked } from './views.ts';

/** undefined for bets of other families. Nothing of the result is told before its time, nor of a round that was annulled. */
export async function tableTicketOf(
  house: House,
  playerId: string,
  betOrderNo: string,
): Promise<TableTicket | undefined> {
  const bet = await readTableBet(house.db, playerId, betOrderNo);
  if (bet === undefined) return undefined;
  const asked = await tableAsked(house, bet.game_id);
  const result = dealt(asked.game, bet.game_id, asked.chains, bet.round_index);
  const { roundNo, dealMs } = roundTimes(bet.game_id, bet.round_index);
  const isTold = house.now() >= dealMs && bet.state !== 'void';
  return {
    code: asked.game.code,
    roundNo,
    slip: bet.slip,
    numbers: isTold ? [...(result?.numbers ?? [])] : [],
    seed: isTold ? (result?.seed ?? '') : '',
    position: result?.position ?? 0,
    anchor: result?.chain.anchor ?? '',
  };
}
