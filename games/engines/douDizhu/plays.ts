/** The plays that a hand holds: of each kind one for every height that decides, with the cheapest cards beside it. */
import { beats, comboOf, countsOf, heightOf } from './combos.ts';
import type { Combo } from './combos.ts';

export interface Play {
  readonly cards: readonly number[];
  readonly combo: Combo;
}

interface Hand {
  readonly byHeight: ReadonlyMap<number, readonly number[]>;
  readonly counts: readonly number[];
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

function handOf(cards: readonly number[]): Hand {
  return {
    byHeight: Map.groupBy(
      cards.toSorted((a, b) => a - b),
      heightOf,
    ),
    counts: countsOf(cards),
  };
}

const take = ({ byHeight }: Hand, height: number, count: number): readonly number[] =>
  (byHeight.get(height) ?? []).slice(0, count);

/** Rows of `each` cards at so many heights, at least `least` of them, in every length and place. */
function* rows(hand: Hand, each: number, least: number): Generator<readonly number[]> {
  for (let low = 3; low <= 14; low += 1)
    for (let high = low; high <= 14 && (hand.counts[high] ?? 0) >= each; high += 1)
      if (high - low + 1 >= least) yield span(low, high).flatMap((height) => [...take(hand, height, each)]);
}

/** The cheapest wings for these trios: lone cards first, low before high; undefined where there are too few. */
function wings(hand: Hand, used: ReadonlySet<number>, each: 1 | 2, count: number): readonly number[] | undefined {
  const free = span(3, 17).filter((height) => !used.has(height) && (hand.counts[height] ?? 0) >= each);
  const cost = (height: number): number => height + (hand.counts[height] === each ? 0 : 20) + (height > 14 ? 40 : 0);
  const chosen = free.filter((height) => each === 1 || height < 16).toSorted((a, b) => cost(a) - cost(b));
  if (each === 1) {
    const cards = chosen.flatMap((height) => take(hand, height, hand.counts[height] === 4 ? 1 : 2)).slice(0, count);
    return cards.length === count ? cards : undefined;
  }
  return chosen.length >= count ? chosen.slice(0, count).flatMap((height) => [...take(hand, height, 2)]) : undefined;
}

function* winged(
  hand: Hand,
  heights: readonly number[],
  body: readonly number[],
  count: number,
): Generator<readonly number[]> {
  for (const each of [1, 2] as const) {
    const found = wings(hand, new Set(heights), each, count);
    if (found !== undefined) yield [...body, ...found];
  }
}

function* sets(hand: Hand): Generator<readonly number[]> {
  for (const height of span(3, 17)) {
    const count = hand.counts[height] ?? 0;
    for (let size = 1; size <= Math.min(3, count); size += 1) yield take(hand, height, size);
    if (count >= 3) yield* winged(hand, [height], take(hand, height, 3), 1);
    if (count === 4) {
      yield take(hand, height, 4);
      yield* winged(hand, [height], take(hand, height, 4), 2);
    }
  }
  yield* rows(hand, 1, 5);
  yield* rows(hand, 2, 3);
  for (const plane of rows(hand, 3, 2)) {
    yield plane;
    yield* winged(hand, plane.map(heightOf), plane, plane.length / 3);
  }
  if (hand.counts[16] === 1 && hand.counts[17] === 1) yield [...take(hand, 16, 1), ...take(hand, 17, 1)];
}

/** All plays of a hand, or those of them that beat what lies. */
export function playsOf(cards: readonly number[], lies?: Combo): Play[] {
  const found: Play[] = [];
  for (const set of sets(handOf(cards))) {
    const combo = comboOf(set);
    if (combo !== undefined && (lies === undefined || beats(combo, lies))) found.push({ cards: set, combo });
  }
  return found;
}
