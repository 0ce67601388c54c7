/** The plays that a hand contains: one for each kind, length and deciding height, with the cheapest wings. */
import { beats } from './combos.ts';
import type { Combo, ComboKind } from './combos.ts';
import {
  countAt,
  evenly,
  heightOf,
  heightsOf,
  highest,
  highestInRow,
  inPairs,
  inRows,
  jokers,
  lowest,
  lowestOf,
  rowTo,
} from './heights.ts';
import type { Heights } from './heights.ts';

export interface Play {
  readonly cards: readonly number[];
  readonly combo: Combo;
}

/** A play by heights. The actual cards are only determined for the chosen one. */
export interface Way {
  readonly combo: Combo;
  /** `each` cards at all of these heights. */
  readonly body: number;
  readonly each: number;
  /** The height of every card beside the body, the cheapest first. */
  readonly wings: readonly number[];
}

const noWings: readonly number[] = [];

/** The cards that a way takes out of a hand. */
export function partOf({ body, each, wings }: Way): Heights {
  if (wings.length === 0) return evenly(body, each);
  let [one, two] = [0, 0];
  for (const height of wings) {
    two |= one & (1 << height);
    one |= 1 << height;
  }
  return { one: body | one, two: body | two, three: body, four: each > 3 ? body : 0 };
}

/**
 * The cheapest wings of a body: lone cards first, low before high, twos and jokers last; undefined if there are too
 * few.
 */
function wingsFor(hand: Heights, body: number, each: 1 | 2, count: number): readonly number[] | undefined {
  const free = each === 1 ? hand.one & ~body : hand.two & ~body & inPairs;
  const lone = free & ~(each === 1 ? hand.two : hand.three);
  const found: number[] = [];
  for (const order of [lone & inRows, free & ~lone & inRows, lone & ~inRows, free & ~lone & ~inRows])
    for (let bits = order; bits !== 0; bits &= bits - 1) {
      const height = lowestOf(bits);
      // At most one card is taken out of a bomb.
      found.push(height);
      if (each === 2 || (hand.two & ~hand.four & (1 << height)) !== 0) found.push(height);
      if (found.length >= each * count) return found.slice(0, each * count);
    }
  return undefined;
}

/** Combination with `each` cards at every height of a row and one wing of `wing` cards per height. */
type Shape = readonly [kind: ComboKind, each: number, wing: 0 | 1 | 2];
const ofOne: readonly (readonly Shape[])[] = [
  [],
  [['single', 1, 0]],
  [['pair', 2, 0]],
  [
    ['trio', 3, 0],
    ['trioSingle', 3, 1],
    ['trioPair', 3, 2],
  ],
  [
    ['bomb', 4, 0],
    ['fourTwo', 4, 1],
    ['fourPairs', 4, 2],
  ],
];
const straight: Shape = ['straight', 1, 0];
const pairs: Shape = ['pairs', 2, 0];
const ofPlanes: readonly Shape[] = [
  ['plane', 3, 0],
  ['planeSingles', 3, 1],
  ['planePairs', 3, 2],
];

/** All ways of a hand, or those that beat the last play. The order is deterministic. */
export function waysOf(hand: Heights, lies?: Combo): Way[] {
  const found: Way[] = [];

  function offer([kind, each, wing]: Shape, height: number, length: number): void {
    if (lies !== undefined && kind !== lies.kind && kind !== 'bomb') return;
    // Four of a kind take two wings; a row of trios takes one per trio.
    const wings = each === 4 ? 2 : length;
    const combo = { kind, height, length, size: each * length + wing * wings };
    if (lies !== undefined && !beats(combo, lies)) return;
    const body = rowTo(height, length);
    const beside = wing === 0 ? noWings : wingsFor(hand, body, wing, wings);
    // The two jokers may not both be wings.
    if (beside === undefined || (beside.includes(16) && beside.includes(17))) return;
    found.push({ combo, body, each, wings: beside });
  }
  /** Offers the shapes in every row of `least` heights or more. */
  function offerRows(shapes: readonly Shape[], bits: number, least: number): void {
    if (lies !== undefined && !shapes.some(([kind]) => kind === lies.kind)) return;
    for (let low = lowest; low <= highestInRow; low += 1)
      for (let high = low; high <= highestInRow && (bits >> high) & 1; high += 1)
        if (high - low + 1 >= least) for (const shape of shapes) offer(shape, high, high - low + 1);
  }

  for (let height = lowest; height <= highest; height += 1) {
    const count = countAt(hand, height);
    for (let size = 1; size <= count; size += 1) for (const shape of ofOne[size] ?? []) offer(shape, height, 1);
  }
  offerRows([straight], hand.one, 5);
  offerRows([pairs], hand.two, 3);
  offerRows(ofPlanes, hand.three, 2);
  if ((hand.one & jokers) === jokers)
    found.push({ combo: { kind: 'rocket', height: 17, length: 1, size: 2 }, body: jokers, each: 1, wings: noWings });
  return found;
}

/** The cards of a hand that a way plays; of each height those with the lowest numbers. */
export function cardsOf(hand: readonly number[], { body, each, wings }: Way): readonly number[] {
  const upwards = hand.toSorted((a, b) => heightOf(a) - heightOf(b) || a - b);
  const cards: number[] = [];
  let [height, taken] = [0, 0];
  for (const card of upwards) {
    if (heightOf(card) !== height) [height, taken] = [heightOf(card), 0];
    if (((body >> height) & 1) === 0 || taken >= each) continue;
    cards.push(card);
    taken += 1;
  }
  for (const wing of wings) {
    const card = upwards.find((one) => heightOf(one) === wing && !cards.includes(one));
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

/** All plays of a hand, or those that beat the last play. */
export const playsOf = (cards: readonly number[], lies?: Combo): Play[] =>
  waysOf(heightsOf(cards), lies).map((way) => ({ cards: cardsOf(cards, way), combo: way.combo }));
