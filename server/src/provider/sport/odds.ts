/** Exact products of odds: a return is the stake times every leg's odds, rounded down to whole satang. */

const product = (odds: readonly number[]): bigint => odds.reduce((all, each) => all * BigInt(each), 1n);
const scale = (legs: number): bigint => 100n ** BigInt(legs);
const safe = (value: bigint): number => Number(value > 9_007_199_254_740_991n ? 9_007_199_254_740_991n : value);

/** The odds of all legs together in hundredths, rounded down. */
export const combinedOdds = (odds: readonly number[]): number =>
  odds.length === 0 ? 0 : safe(product(odds) / scale(odds.length - 1));

/** The return in satang, the stake included. */
export const returnOf = (stakeSatang: number, odds: readonly number[]): number =>
  safe((BigInt(stakeSatang) * product(odds)) / scale(odds.length));

/** Whether `odds` pay at least as much as `others`, compared without rounding. */
export const paysAtLeast = (odds: readonly number[], others: readonly number[]): boolean =>
  product(odds) >= product(others);
