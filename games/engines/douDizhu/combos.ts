/**
 * 斗地主: what a set of cards is, and what beats it. Cards 0 to 51 are one deck, 52 the black joker and 53 the red one; a card's
 * height is 3 to 14 for three to ace, 15 for a two, 16 and 17 for the jokers.
 */

export const blackJoker = 52;

export function heightOf(card: number): number {
  if (card >= blackJoker) return card - blackJoker + 16;
  const rank = (card % 13) + 1;
  return rank < 3 ? rank + 13 : rank;
}

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

/** `height` is that of the part that decides; `length` how many heights stand in a row. */
export interface Combo {
  readonly kind: ComboKind;
  readonly height: number;
  readonly length: number;
  readonly size: number;
}

/** How many cards there are of each height, from 3 to 17. */
export function countsOf(cards: readonly number[]): number[] {
  const counts = Array<number>(18).fill(0);
  for (const card of cards) counts[heightOf(card)] = (counts[heightOf(card)] ?? 0) + 1;
  return counts;
}

const heights = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
/** Rows end at the ace: a two and a joker stand alone. */
const highestInRow = 14;

/** Whether exactly these heights carry at least `each` and nothing else is there. */
function rowOf(counts: readonly number[], each: number, size: number): Combo | undefined {
  const length = size / each;
  const low = heights.find((height) => counts[height] === each);
  if (!Number.isInteger(length) || low === undefined || low + length - 1 > highestInRow) return undefined;
  for (let height = low; height < low + length; height += 1) if (counts[height] !== each) return undefined;
  const kind = each === 1 ? 'straight' : each === 2 ? 'pairs' : 'plane';
  return { kind, height: low + length - 1, length, size };
}

/** The highest row of `length` trios whose other cards are wings: as many singles or pairs as trios. */
function planeOf(counts: readonly number[], length: number, each: 0 | 1 | 2): number | undefined {
  for (let top = highestInRow; top - length + 1 >= 3; top -= 1) {
    const inRow = (height: number): boolean => height <= top && height > top - length;
    const isRow = heights.every((height) => !inRow(height) || (counts[height] ?? 0) >= 3);
    if (!isRow) continue;
    const rest = heights.map((height) => (counts[height] ?? 0) - (inRow(height) ? 3 : 0));
    const wings = rest.reduce((sum, count) => sum + count, 0);
    if (wings !== length * each) continue;
    // The rocket is never torn to be a wing of one plane.
    const isTorn = each === 1 && counts[16] === 1 && counts[17] === 1;
    const isPaired =
      each !== 2 || heights.every((height, at) => (rest[at] ?? 0) % 2 === 0 && (height < 16 || !rest[at]));
    if (isPaired && !isTorn) return top;
  }
  return undefined;
}

function fourOf(counts: readonly number[], size: number): Combo | undefined {
  const four = heights.toReversed().find((height) => counts[height] === 4);
  if (four === undefined) return undefined;
  const hasRocket = counts[16] === 1 && counts[17] === 1;
  if (size === 4) return { kind: 'bomb', height: four, length: 1, size };
  if (size === 6 && !hasRocket) return { kind: 'fourTwo', height: four, length: 1, size };
  const others = heights.filter((height) => height !== four && (counts[height] ?? 0) > 0);
  const isPairs = others.every((height) => height < 16 && (counts[height] ?? 0) % 2 === 0);
  return size === 8 && isPairs ? { kind: 'fourPairs', height: four, length: 1, size } : undefined;
}

/** What the cards are; undefined where they are nothing that may be played. */
export function comboOf(cards: readonly number[]): Combo | undefined {
  const size = cards.length;
  const counts = countsOf(cards);
  const first = heights.find((height) => (counts[height] ?? 0) > 0) ?? 0;
  if (size === 0) return undefined;
  if (size === 2 && counts[16] === 1 && counts[17] === 1) return { kind: 'rocket', height: 17, length: 1, size };
  const isOne = counts[first] === size;
  if (isOne && size <= 3)
    return { kind: (['single', 'pair', 'trio'] as const)[size - 1] ?? 'single', height: first, length: 1, size };
  if (size === 4 || size === 5) {
    const trio = heights.find((height) => counts[height] === 3);
    if (trio !== undefined && size === 4) return { kind: 'trioSingle', height: trio, length: 1, size };
    const hasPair = heights.some((height) => height < 16 && counts[height] === 2);
    if (trio !== undefined && hasPair) return { kind: 'trioPair', height: trio, length: 1, size };
  }
  if (size >= 5) {
    const straight = rowOf(counts, 1, size);
    if (straight) return straight;
    const pairs = size >= 6 ? rowOf(counts, 2, size) : undefined;
    if (pairs) return pairs;
  }
  return planes(counts, size) ?? fourOf(counts, size);
}

const wingKinds = [
  ['plane', 0],
  ['planeSingles', 1],
  ['planePairs', 2],
] as const;

function planes(counts: readonly number[], size: number): Combo | undefined {
  for (const [kind, each] of wingKinds) {
    const length = size / (3 + each);
    if (!Number.isInteger(length) || length < 2) continue;
    const height = planeOf(counts, length, each);
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
