/** 斗地主: what a set of cards is, and what beats it. Cards 0 to 51 are one deck, 52 the black joker and 53 the red one. */
import {
  evenly,
  heightsOf,
  highestInRow,
  highestOf,
  inPairs,
  inRows,
  jokers,
  less,
  lowest,
  lowestOf,
  rowTo,
} from './heights.ts';
import type { Heights } from './heights.ts';

export const kinds = [
  'single',
  'pair',
  'trio',
  'trioSingle',
  'trioPair',
  'straight',
  'pairs',
  'plane',
  'planeSingles',
  'planePairs',
  'fourTwo',
  'fourPairs',
  'bomb',
  'rocket',
] as const;
export type ComboKind = (typeof kinds)[number];

/** `height` is the height of the deciding part; `length` the number of consecutive heights. */
export interface Combo {
  readonly kind: ComboKind;
  readonly height: number;
  readonly length: number;
  readonly size: number;
}

/** A row of `each` cards at consecutive heights, with no other cards. */
function rowOf({ one, two, three }: Heights, each: 1 | 2, size: number): Combo | undefined {
  const isEven = each === 1 ? two === 0 : one === two && three === 0;
  const [length, top] = [size / each, highestOf(one)];
  if (!isEven || one !== rowTo(top, length) || (one & ~inRows) !== 0) return undefined;
  return { kind: each === 1 ? 'straight' : 'pairs', height: top, length, size };
}

/**
 * The top height of the highest row of `length` trios whose other cards are valid wings: singles (`each` is 1) or pairs
 * (2). The caller has checked the number of cards.
 */
function planeOf(heights: Heights, length: number, each: 0 | 1 | 2): number | undefined {
  for (let top = highestInRow; top - length + 1 >= lowest; top -= 1) {
    const row = rowTo(top, length);
    if ((heights.three & row) !== row) continue;
    const rest = less(heights, evenly(row, 3));
    // The two jokers may not both be single wings.
    const isTorn = each === 1 && (rest.one & jokers) === jokers;
    if (each === 2 ? isPaired(rest) : !isTorn) return top;
  }
  return undefined;
}

/** Whether all cards form pairs. Four of one height count as two pairs; jokers never pair. */
const isPaired = ({ one, two, three, four }: Heights): boolean =>
  one === two && three === four && (one & ~inPairs) === 0;

function fourOf(heights: Heights, size: number): Combo | undefined {
  if (heights.four === 0) return undefined;
  const height = highestOf(heights.four);
  if (size === 4) return { kind: 'bomb', height, length: 1, size };
  if (size === 6 && (heights.one & jokers) !== jokers) return { kind: 'fourTwo', height, length: 1, size };
  return size === 8 && isPaired(heights) ? { kind: 'fourPairs', height, length: 1, size } : undefined;
}

/** The combination that the cards form; undefined if they may not be played together. */
export function comboOf(cards: readonly number[]): Combo | undefined {
  const size = cards.length;
  if (size === 0) return undefined;
  const heights = heightsOf(cards);
  const { one, two, three, four } = heights;
  if (size === 2 && one === jokers) return { kind: 'rocket', height: 17, length: 1, size };
  if (size <= 3) {
    if ((one & (one - 1)) !== 0) return undefined;
    const kind = size === 1 ? 'single' : size === 2 ? 'pair' : 'trio';
    return { kind, height: lowestOf(one), length: 1, size };
  }
  const trio = three & ~four;
  if (size === 4 && trio !== 0) return { kind: 'trioSingle', height: lowestOf(trio), length: 1, size };
  if (size === 5 && trio !== 0 && (two & ~three & inPairs) !== 0)
    return { kind: 'trioPair', height: lowestOf(trio), length: 1, size };
  const row = size >= 5 ? (rowOf(heights, 1, size) ?? (size >= 6 ? rowOf(heights, 2, size) : undefined)) : undefined;
  return row ?? planes(heights, size) ?? fourOf(heights, size);
}

const wingKinds = [
  ['plane', 0],
  ['planeSingles', 1],
  ['planePairs', 2],
] as const;

function planes(heights: Heights, size: number): Combo | undefined {
  for (const [kind, each] of wingKinds) {
    const length = size / (3 + each);
    if (!Number.isInteger(length) || length < 2) continue;
    const height = planeOf(heights, length, each);
    if (height !== undefined) return { kind, height, length, size };
  }
  return undefined;
}

/** Whether `a` may be played on `b`. */
export function beats(a: Combo, b: Combo): boolean {
  if (a.kind === 'rocket') return true;
  if (b.kind === 'rocket') return false;
  if (a.kind === 'bomb' && b.kind !== 'bomb') return true;
  return a.kind === b.kind && a.length === b.length && a.size === b.size && a.height > b.height;
}
