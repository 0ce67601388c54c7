/** Cards in the order in which a round deals them, from its seeds; house, window and verifier use this file. F01, F03 */
import { itemAt } from '../engines/itemAt.ts';
import { placesOf } from './draw.ts';
import type { Seeds } from './draw.ts';

/**
 * The first `count` of a deck of `size` cards, 0 and up; every order is equally likely. `turn` is 0 for the first deal.
 */
export function dealtCards(seeds: Seeds, size: number, count: number, turn = 0): number[] {
  const sizes = Array.from({ length: count }, (_, index) => size - index);
  const deck = Array.from({ length: size }, (_, index) => index);
  // The last card that is left takes the place of the drawn one.
  return placesOf(seeds, turn, sizes).map((place, index) => {
    const last = size - 1 - index;
    const card = itemAt(deck, place);
    deck[place] = itemAt(deck, last);
    return card;
  });
}
