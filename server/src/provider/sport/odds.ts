/** Products of odds, exactly: a return is the stake times every leg's odds, cut to whole satang. */

const product = (odds: readonly number[]): bigint => odds.reduce((all, each) => all * BigInt(each), 1n);
const scale = (legs: number): bigint => 100n ** BigInt(legs);
const safe = (value: bigint): number => Number(value > 9_007_199_254_740_991n ? 9_007_199_254_740_991n : value);

/** Hundredths of all legs together, cut. */
export const combinedOdds = (odds: readonly number[]): number =>
  odds.length === 0 ? 0 : safe(product(odds) / scale(odds.length - 1));

/** Satang, the stake included. */
export const returnOf = (stakeSatang: number, odds: readonly number[]): number =>
  safe((BigInt(stakeSatang) * product(odds)) / scale(odds.length));

/** Whether the first pay at least as much as the others, compared without any rounding. */
export const paysAtLeast = (odds: readonly number[], others: readonly number[]): boolean =>
  product(odds) >= product(others);
