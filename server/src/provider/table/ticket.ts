/** Describes a bet at a table for its player's bet record. F01 */
import type { TableTicket } from '@foyer/contract/bets/history.ts';
import { chipsOf } from '@foyer/contract/play/table.ts';
import { roundTimes } from '@foyer/contract/play/tableClock.ts';
import { handsOf } from '@foyer/games/engines/table/baccarat/rules.ts';
import { cardOf, rankText } from '@foyer/games/engines/playingCards.ts';
import type { Card, Suit } from '@foyer/games/engines/playingCards.ts';
import type { TableGame } from '@foyer/games/engines/table/table.ts';
import { spotOf } from '@foyer/games/engines/table/tables.ts';
import type { House } from '../../house.ts';
import { saltOfChain } from '../../fairness/hashChain.ts';
import { dealt } from './chains.ts';
import { readTableBet } from './betStore.ts';
import { tableAsked } from './views.ts';

const suitMarks: Readonly<Record<Suit, string>> = { spade: '♠', heart: '♥', club: '♣', diamond: '♦' };
const cardsText = (cards: readonly Card[]): string =>
  cards.map(({ rank, suit }) => suitMarks[suit] + rankText(rank)).join(' ');

/** A round's result in symbols and numbers, the same in all languages. */
function shownText({ code }: TableGame, numbers: readonly number[]): string {
  if (numbers.length === 0) return '';
  if (code === 'baccarat') {
    const { player, banker, playerTotal, bankerTotal } = handsOf(numbers);
    return `${cardsText(player)} = ${playerTotal} · ${cardsText(banker)} = ${bankerTotal}`;
  }
  return code === 'dragonTiger' ? numbers.map((card) => cardsText([cardOf(card)])).join(' · ') : numbers.join(' · ');
}

/** Per spot: the stake and what it returned. */
const chipsText = (game: TableGame, slip: string, numbers: readonly number[]): TableTicket['chips'] =>
  chipsOf(slip).flatMap(({ spot: id, satang }) => {
    const spot = spotOf(game.code, id);
    if (spot === undefined) return [];
    const back = numbers.length > 0 ? game.returned(numbers, spot) : 0;
    return [{ spot: id, kind: spot.kind, numbers: [...spot.numbers], satang, backSatang: (satang * back) / 100 }];
  });

/**
 * Returns undefined for bets of other families. Results are not revealed before their time, nor for voided rounds.
 */
export async function tableTicketOf(
  house: House,
  playerId: string,
  betOrderNo: string,
): Promise<TableTicket | undefined> {
  const bet = await readTableBet(house.db, playerId, betOrderNo);
  if (bet === undefined) return undefined;
  const asked = await tableAsked(house, bet.game_id, bet.round_index);
  const result = dealt(asked, bet.round_index);
  const { roundNo, dealMs } = roundTimes(bet.game_id, bet.round_index);
  const isPublic = house.now() >= dealMs && bet.state !== 'void';
  const numbers = isPublic ? [...(result?.numbers ?? [])] : [];
  return {
    code: asked.game.code,
    roundNo,
    slip: bet.slip,
    numbers,
    shown: shownText(asked.game, numbers),
    chips: chipsText(asked.game, bet.slip, numbers),
    seed: isPublic ? (result?.seed ?? '') : '',
    position: result?.position ?? 0,
    anchor: result?.chain.anchor ?? '',
    salt: (result && saltOfChain(house, result.chain)) ?? '',
  };
}
