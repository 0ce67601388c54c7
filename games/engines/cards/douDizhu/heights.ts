/**
 * Counts of cards by height, as bits: bit 3 of `two` is set if there are two or more threes. A bot evaluates hundreds
 * of sets per turn, and bit operations handle all heights at once.
 */

export const blackJoker = 52;

/** 3 to 14 for three to ace, 15 for a two, 16 and 17 for the jokers. */
export function heightOf(card: number): number {
  if (card >= blackJoker) return card - blackJoker + 16;
  const rank = (card % 13) + 1;
  return rank < 3 ? rank + 13 : rank;
}

/** Bit sets of the heights with at least one, two, three and four cards. */
export interface Heights {
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly four: number;
}

export const lowest = 3;
export const highest = 17;
/** Rows end at the ace; twos and jokers are never part of one. */
export const highestInRow = 14;
const bitsTo = (height: number): number => (2 << height) - 8;
/** Three to ace. */
export const inRows = bitsTo(highestInRow);
/** Three to two: the heights that can form a pair. */
export const inPairs = bitsTo(15);
export const jokers = 3 << 16;

export function heightsOf(cards: readonly number[]): Heights {
  let [one, two, three, four] = [0, 0, 0, 0];
  for (const card of cards) {
    const bit = 1 << heightOf(card);
    four |= three & bit;
    three |= two & bit;
    two |= one & bit;
    one |= bit;
  }
  return { one, two, three, four };
}

/** `each` cards of every one of these heights, and nothing else. */
export const evenly = (bits: number, each: number): Heights => ({
  one: bits,
  two: each > 1 ? bits : 0,
  three: each > 2 ? bits : 0,
  four: each > 3 ? bits : 0,
});

/** What is left of a hand without `part`. */
export function less({ one, two, three, four }: Heights, part: Heights): Heights {
  const kept = ~part.one;
  const [less1, less2, less3] = [part.one & ~part.two, part.two & ~part.three, part.three & ~part.four];
  return {
    one: (one & kept) | (two & less1) | (three & less2) | (four & less3),
    two: (two & kept) | (three & less1) | (four & less2),
    three: (three & kept) | (four & less1),
    four: four & kept,
  };
}

/** How many cards there are of one height. */
export const countAt = ({ one, two, three, four }: Heights, height: number): number =>
  ((one >> height) & 1) + ((two >> height) & 1) + ((three >> height) & 1) + ((four >> height) & 1);

export const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits);
export const highestOf = (bits: number): number => 31 - Math.clz32(bits);

/** Number of set bits. */
export function countOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A row of `length` heights that ends at `top`. */
export const rowTo = (top: number, length: number): number => ((1 << length) - 1) << (top - length + 1);

/** The bits that are part of a row of `length` or more. */
export function inRowsOf(bits: number, length: number): number {
  let tops = bits;
  for (let step = 1; step < length; step += 1) tops &= bits << step;
  let found = tops;
  for (let step = 1; step < length; step += 1) found |= tops >>> step;
  return found;
}
