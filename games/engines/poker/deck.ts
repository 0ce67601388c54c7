/** A shuffled deck from drawn places: one deck for each hand of a round, drawn without putting back. F01 */
import type { DeckKind } from './ranking.ts';
import { itemAt } from '../itemAt.ts';

/** Places below each size, drawn for message number `message` of a round; where they come from is not the engine's. */
export type Draw = (message: number, sizes: readonly number[]) => readonly number[];

/** The cards of a deck as `cards.ts` numbers them, in that order. */
export function deckOf(kind: DeckKind): number[] {
  const all = Array.from({ length: 52 }, (_, card) => card);
  // An ace or a six and above.
  return kind === 'full' ? all : all.filter((card) => card % 13 === 0 || card % 13 > 4);
}

/** The first cards of the deck of hand number `hand`, each order of the deck equally likely. */
export function dealt(draw: Draw, hand: number, count: number, kind: DeckKind = 'full'): number[] {
  const rest = deckOf(kind);
  const sizes = Array.from({ length: count }, (_, place) => rest.length - place);
  return draw(hand, sizes).map((place) => itemAt(rest.splice(place, 1), 0));
}
