/** What the games of the card room return, in per cent, as `npm run bench:cards` has counted or measured it. M09 */

/** 96 of the 311 cards that are not seen are tens, and a won insurance brings back three times its price. */
export const insuranceRtp = '92.60';
/** With the best move by total and up card, of all that is staked first; the rest is what ten million rounds measured. */
export const blackjackRtp = { rtp: '99.55', standardError: '0.04', rounds: 10_000_000 } as const;

/**
 * Of the base, with the house's part of what is won as its only edge. Counted over every deal.
 */
export const twoEightReturn = '96.70';
export const goldenFlowerReturn = '96.79';
export const niuNiuReturn = '95.96';

/**
 * Return of the base if the player plays like the house's bots. Estimated by simulation over this many rounds, three of
 * every deal, because the player may have any of its seats.
 */
export const landlordsReturn = { rtp: '91.12', standardError: '0.01', rounds: 16_500_000 } as const;
