/** Plays blackjack on the house's own table, always with the best move for total, pair and up card. */
import {
  dealTable,
  makeMove,
  offeredMoves,
  pipsOf,
  shoeSize,
  tableReturn,
} from '@foyer/games/engines/cards/blackjack/rules.ts';
import type { BlackjackMove, BlackjackTable } from '@foyer/games/engines/cards/blackjack/rules.ts';
import { bestMove } from '@foyer/games/engines/cards/blackjack/strategy.ts';
import { shuffleFront } from './measure.ts';
import type { Chance } from './slices.ts';

/** Hardly any round uses more cards. The rest of the shoe keeps the order of earlier shuffles. */
const usual = 40;

const known = new Map<string, BlackjackMove>();

function move(table: BlackjackTable): BlackjackMove {
  const hand = table.hands[table.active];
  const cards = hand?.cards ?? [];
  const pips = cards.map(pipsOf).toSorted((a, b) => a - b);
  const key = `${table.stage} ${pipsOf(table.dealer[0] ?? 0)} ${pips.join()} ${offeredMoves(table).length}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const best = bestMove(table);
  known.set(key, best);
  return best;
}

export function blackjackRounds(chance: Chance): () => number {
  const deck = Array.from({ length: shoeSize }, (_, card) => card);
  return () => {
    shuffleFront(deck, usual, chance);
    const table = dealTable(deck);
    let staked = 2;
    while (table.stage !== 'over') staked += makeMove(table, deck, move(table));
    return (tableReturn(table) - staked) / 2;
  };
}
