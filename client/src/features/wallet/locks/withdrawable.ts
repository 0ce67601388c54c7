/** What can be withdrawn: the main wallet less what is locked, never below 0. Satang. AMB-046, M23 */
export const withdrawableOf = (mainSatang: number, lockedSatang: number): number =>
  Math.max(0, mainSatang - lockedSatang);
