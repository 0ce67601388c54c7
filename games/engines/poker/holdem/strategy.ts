/**
 * The simple strategy for casino hold'em behind its published return: call with a pair, with four cards to a flush or
 * to a straight, or with a ten or higher; fold the rest. `bench/poker.ts` measures it over 10^7 rounds. M09
 */
import { placeOfRank } from '../ranking.ts';
import type { Deal } from './rules.ts';

const ten = 8;
const wheel = 0b1_0000_0000_1111;

/** Four of five cards in a row, gaps allowed; the ace is high or low. */
function hasFourToStraight(mask: number): boolean {
  const runs = Array.from({ length: 9 }, (_, low) => 0b11111 << low);
  return [wheel, ...runs].some((run) => {
    const missing = run & ~mask;
    return (missing & (missing - 1)) === 0;
  });
}

/** Whether to call, from the player's cards and the flop alone. */
export function callsHoldem({ player, flop }: Pick<Deal, 'player' | 'flop'>): boolean {
  const own = player.map(placeOfRank);
  const board = flop.map(placeOfRank);
  if (own[0] === own[1] || own.some((place) => place >= ten || board.includes(place))) return true;
  const suits = [...player, ...flop].map((card) => Math.floor(card / 13));
  if ([0, 1, 2, 3].some((suit) => suits.filter((other) => other === suit).length >= 4)) return true;
  return hasFourToStraight([...own, ...board].reduce((mask, place) => mask | (1 << place), 0));
}
