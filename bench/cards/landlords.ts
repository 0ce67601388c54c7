/**
 * 斗地主 with a bot in the player's seat as well, under the rules of the house's own table. A deal yields three rounds.
 */
import { botBid, botPlay } from '@foyer/games/engines/cards/douDizhu/bots.ts';
import {
  dealTable,
  deckSize,
  feePercent,
  layDown,
  makeBid,
  playable,
  seatBases,
} from '@foyer/games/engines/cards/douDizhu/rules.ts';
import { shuffleFront } from './measure.ts';
import type { Chance } from './slices.ts';

export function landlordsDeals(chance: Chance): () => number {
  const deck = Array.from({ length: deckSize }, (_, card) => card);
  return () => {
    shuffleFront(deck, deckSize, chance);
    const table = dealTable(deck);
    while (table.view.turn >= 0) {
      const { view } = table;
      const hand = table.hands[view.turn] ?? [];
      if (view.stage === 'bidding') makeBid(table, botBid(hand, view));
      else {
        const cards = botPlay(hand, view, view.turn);
        const combo = playable(table, cards);
        if (combo === undefined) throw new Error('a bot played what is not offered');
        layDown(table, cards, combo);
      }
    }
    // All three bots play alike, so each seat counts as the player's once and one deal yields three rounds.
    let net = 0;
    for (const seat of [0, 1, 2]) {
      const bases = seatBases(table.view, seat);
      net += bases > 0 ? (bases * (100 - feePercent)) / 100 : bases;
    }
    return net / 3;
  };
}
