/** The jackpot of the machines: what the house sets aside of every stake that is played for money. M02 */

/** Percent of the stake. It comes out of what the house keeps on average, so that no published return changes. */
export const jackpotPercent = 1;

/** Satang set aside of a stake; whole for every stake that is offered. */
export const jackpotShare = (stakeSatang: number): number => (stakeSatang * jackpotPercent) / 100;
