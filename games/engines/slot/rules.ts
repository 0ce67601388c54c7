/** What a slot machine is made of: symbols, lines, strips and pays. Multipliers are integers of the line's stake. */

/**
 * Symbols by role, so that titles share a model and dress it with pictures of their own: `W` is wild and stands for
 * everything but the scatter `S`; `A` to `I` pay from high to low.
 */
export const symbols = ['W', 'S', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type SlotSymbol = (typeof symbols)[number];
export type PayingSymbol = Exclude<SlotSymbol, 'W' | 'S'>;
export const payingSymbols = symbols.filter((symbol): symbol is PayingSymbol => symbol !== 'W' && symbol !== 'S');

export const reelCount = 5;
export const rowCount = 3;
export const lineCount = 20;

/** The row of each line on reels 1 to 5; 0 is the top. */
// prettier-ignore
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [2, 2, 2, 2, 2], [0, 1, 2, 1, 0], [2, 1, 0, 1, 2],
  [1, 0, 0, 0, 1], [1, 2, 2, 2, 1], [0, 0, 1, 2, 2], [2, 2, 1, 0, 0], [1, 2, 1, 0, 1],
  [1, 0, 1, 2, 1], [0, 1, 1, 1, 0], [2, 1, 1, 1, 2], [0, 1, 0, 1, 0], [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1], [1, 1, 2, 1, 1], [0, 0, 2, 0, 0], [2, 2, 0, 2, 2], [0, 2, 2, 2, 0],
];

/** Pays for 3, 4 and 5 of a kind from the left, in line stakes. */
export type Pays = readonly [three: number, four: number, five: number];

/** A rung of free play: from `wilds` wilds seen before this spin, its wins count `multiplier` times. */
export interface Rung {
  readonly wilds: number;
  readonly multiplier: number;
}

export interface SlotModel {
  readonly code: string;
  /** Five strips, one letter a symbol; the last one is followed by the first. No wild stands on reel 1. */
  readonly strips: readonly string[];
  /** The strips of free spins. */
  readonly freeStrips: readonly string[];
  readonly pays: Readonly<Record<PayingSymbol, Pays>>;
  /** What 3, 4 and 5 scatters anywhere pay, in line stakes. */
  readonly scatterPays: Pays;
  /** Free spins for 3, 4 and 5 scatters; free spins win more of them by the same rule. */
  readonly freeSpins: Pays;
  /** A round holds at most this many free spins. */
  readonly maxFreeSpins: number;
  /** Rising multipliers of free play; the first rung stands at 0 wilds. */
  readonly ladder: readonly Rung[];
}

/** Stakes of a whole spin, satang; each is a whole number of satang a line. */
export const stakesSatang = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000] as const;
export const defaultStakeSatang = 500;

export const isStake = (satang: number): boolean => stakesSatang.some((stake) => stake === satang);
