/** A shuffled deck from drawn numbers: a new deck for each hand of a round, drawn without replacement. F01 */
import type { DeckKind } from './ranking.ts';
import { itemAt } from '../itemAt.ts';

/** Draws a number below each size for message number `message` of a round. The caller provides the randomness. */
export type Draw = (message: number, sizes: readonly number[]) => readonly number[];

/** The cards of a deck in the order and with the numbers of `playingCards.ts`. */
export function deckOf(kind: DeckKind): number[] {
  const all = Array.from({ length: 52 }, (_, card) => card);
  // Aces, and sixes and above.
  return kind === 'full' ? all : all.filter((card) => card % 13 === 0 || card % 13 > 4);
}

/** The first cards of the deck of hand number `hand`, each order of the deck equally likely. */
export function dealt(draw: Draw, hand: number, count: number, kind: DeckKind = 'full'): number[] {
  const rest = deckOf(kind);
  const sizes = Array.from({ length: count }, (_, place) => rest.length - place);
  return draw(hand, sizes).map((place) => itemAt(rest.splice(place, 1), 0));
}
