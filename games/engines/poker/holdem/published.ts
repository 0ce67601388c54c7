/** Returns of casino hold'em, percent. `npm run bench:poker` measures the first three, a test counts the last. M09 */
export const holdemReturns = {
  /** Of the ante, with the simple strategy of `strategy.ts`. */
  callReturn: '96.9',
  /** Of everything that is staked, ante and calls. */
  stakedReturn: '98.85',
  /** Percentage of hands that this strategy calls. */
  callRate: '83.4',
  /** Of the bonus bet, exact. */
  bonusReturn: '93.74',
} as const;
