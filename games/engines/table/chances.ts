/** The exact return of every bet, counted over all outcomes without sampling or rounding. */
import { baccarat } from './baccarat/rules.ts';
import { fraction, sum, times } from '../slot/fraction.ts';
import type { Fraction } from '../slot/fraction.ts';
import type { Spot, TableDrum, TableGame } from './table.ts';

/** The exact return per stake, and how often a bet pays more than its stake. */
export interface Counted {
  readonly returned: Fraction;
  readonly hits: Fraction;
}

type Outcome = readonly [numbers: readonly number[], ways: number];

/** Every row of numbers that a drum can give, each as likely as any other. */
function* everyDraw(drum: TableDrum, drawn: readonly number[] = []): Generator<Outcome> {
  if (drawn.length === drum.count) return yield [drawn, 1];
  for (let number = drum.lowest; number <= drum.highest; number += 1)
    if (drum.isReplaced || !drawn.includes(number)) yield* everyDraw(drum, [...drawn, number]);
}

/** Cards of a full shoe with the same value, and a representative card. */
type Group = readonly [card: number, cards: number];

/** Draws groups instead of cards: 8 decks hold 32 of a rank. `ways` is the product of the cards left in each group. */
function* everyDeal(groups: readonly Group[], cardCount: number): Generator<Outcome> {
  const left = groups.map(([, cards]) => cards);
  const drawn: number[] = [];
  function* next(ways: number): Generator<Outcome> {
    if (drawn.length === cardCount) return yield [drawn, ways];
    for (const [index, [card]] of groups.entries()) {
      const cards = left[index] ?? 0;
      if (cards === 0) continue;
      left[index] = cards - 1;
      drawn.push(card);
      yield* next(ways * cards);
      drawn.pop();
      left[index] = cards;
    }
  }
  yield* next(1);
}

/** Ten, jack, queen and king are one group of 128; the ranks below have 32 cards each. */
const byValue: readonly Group[] = Array.from({ length: 10 }, (_, at) => [at, at === 9 ? 128 : 32] as const);
const byRank: readonly Group[] = Array.from({ length: 13 }, (_, at) => [at, 32] as const);

/** Counts, for each spot, the ways in which each return comes. Every sum stays below 2^53. */
function count(game: TableGame, spots: readonly Spot[], outcomes: Iterable<Outcome>): Map<string, Counted> {
  const waysOf = spots.map(() => new Map<number, number>());
  let all = 0;
  for (const [numbers, ways] of outcomes) {
    all += ways;
    for (const [index, spot] of spots.entries()) {
      const back = game.returned(numbers, spot);
      const sums = waysOf[index];
      if (back > 0) sums?.set(back, (sums.get(back) ?? 0) + ways);
    }
  }
  return new Map(spots.map(({ id }, index) => [id, counted([...(waysOf[index] ?? [])], all)]));
}

function counted(backs: readonly (readonly [back: number, ways: number])[], all: number): Counted {
  const part = (back: number, ways: number): Fraction => fraction(BigInt(back) * BigInt(ways), BigInt(all));
  return {
    returned: times(sum(backs.map(([back, ways]) => part(back, ways))), fraction(1, 100)),
    hits: sum(backs.map(([back, ways]) => part(back > 100 ? 1 : 0, ways))),
  };
}

const isPair = ({ id }: Spot): boolean => id.endsWith('Pair');

/**
 * Counts the returns of all spots. Baccarat is counted over six cards by value, and its pairs over the ranks of the
 * first four cards. All ways of six cards are 4,998,398,275,503,360 and fit in a number.
 */
export function countReturns(game: TableGame): ReadonlyMap<string, Counted> {
  if (game !== baccarat) return count(game, game.spots, everyDraw(game.drum));
  const pairs = game.spots.filter(isPair);
  const rest = game.spots.filter((spot) => !isPair(spot));
  const dealtPairs = function* (): Generator<Outcome> {
    for (const [numbers, ways] of everyDeal(byRank, 4)) yield [[...numbers, 0, 0], ways];
  };
  return new Map([...count(game, rest, everyDeal(byValue, 6)), ...count(game, pairs, dealtPairs())]);
}
