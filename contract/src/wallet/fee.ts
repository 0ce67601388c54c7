/** The fee of a withdrawal: a share of the amount in satang, rounded down in the player's favour. */
export const feeOf = (amountSatang: number, feeRate: number): number =>
  Math.floor((amountSatang * Math.round(feeRate * 10_000)) / 10_000);
