/** The jackpot of the machines: what the house sets aside from every stake of real play. M02 */

/** Percent of the stake. It comes out of the house edge, so that no published return changes. */
export const jackpotPercent = 1;

/** Satang set aside from a stake; a whole number for every stake that is offered. */
export const jackpotShare = (stakeSatang: number): number => (stakeSatang * jackpotPercent) / 100;
