/** What a slot machine is made of: symbols, lines, strips and pays. Pays are integer multiples of the line stake. */

/**
 * Symbols by role, so that titles can share a model with their own pictures. `W` is wild and substitutes for everything
 * but the scatter `S`; `A` to `I` pay from high to low.
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

/**
 * How a machine pays. `lines`: twenty lines. `ways`: any row of each reel from the left, so 243 ways. `cascade`: ways,
 * and symbols that have won are replaced by others that fall from above, at rising multipliers. `hold`: lines, and six
 * coins stay while the free cells turn again.
 */
export type Mechanic = 'lines' | 'ways' | 'cascade' | 'hold';

/** Multipliers of a landing and of each fall after it; the last one stays. */
export type Steps = readonly number[];

/** Rules of a hold. Values of coins are in line stakes. The scatter's letter `S` is the coin. */
export interface HoldRules {
  /** The number of coins in view that starts the hold. */
  readonly trigger: number;
  /** Turns without a new coin until it ends; a new coin resets the count. */
  readonly turns: number;
  /** A free cell shows a coin with probability 1 in `oneIn` per turn. */
  readonly oneIn: number;
  /** A coin's value, and how many of the equally likely tickets have it. */
  readonly values: readonly { readonly value: number; readonly tickets: number }[];
  /** Paid on top of the coins if every cell holds one. */
  readonly grand: number;
}

export interface SlotModel {
  readonly code: string;
  readonly mechanic: Mechanic;
  /** Five circular strips, one letter per symbol. Reel 1 has no wilds. */
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
  /** Rising multipliers of free play; the first rung is at 0 wilds. */
  readonly ladder: readonly Rung[];
  /** Only of a cascade: its multipliers in paid and in free play. */
  readonly steps?: { readonly paid: Steps; readonly free: Steps };
  /** Only of a machine with a hold. */
  readonly hold?: HoldRules;
}

/** A landing is followed by at most this many falls. */
export const mostFalls = 30;

/** Stakes of a whole spin, satang; each is a whole number of satang a line. */
export const stakesSatang = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000] as const;
export const defaultStakeSatang = 500;

export const isStake = (satang: number): boolean => stakesSatang.some((stake) => stake === satang);
