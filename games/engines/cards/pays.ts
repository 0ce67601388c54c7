/** What the games of the card room return, in per cent, as `npm run bench:cards` has counted or measured it. M09 */

/** 96 of the 311 unseen cards are tens, and an insurance that wins pays three times its price. */
export const insuranceRtp = '92.60';
/** Return of the first stake with the best move by total and up card, and the standard error of its measurement. */
export const blackjackRtp = { rtp: '99.55', standardError: '0.04', rounds: 10_000_000 } as const;

/**
 * Returns of the base, counted over every deal. The fee on winnings is the only house edge.
 */
export const twoEightReturn = '96.70';
export const goldenFlowerReturn = '96.79';
export const niuNiuReturn = '95.96';

/**
 * Return of the base if the player plays like the house's bots. Estimated by simulation over this many rounds, three of
 * every deal, because the player may have any of its seats.
 */
export const landlordsReturn = { rtp: '91.12', standardError: '0.01', rounds: 16_500_000 } as const;
