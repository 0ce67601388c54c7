/** Deposits by which a percentage is tried. */
import type { BonusGift, BonusTerms } from '@foyer/contract/bonusTerms.ts';

const thousand = 1_000_00;

/** What a card begins with: a thousand baht, or what the bonus starts at. Satang; 0 for a fixed amount. */
export function exampleDeposit({ gives }: Pick<BonusTerms, 'gives'>): number {
  return gives.kind === 'fixed' ? 0 : Math.max(thousand, gives.leastDepositSatang);
}

/** Where the bonus starts, a thousand, and where it reaches its cap; whole baht, in order. */
export function quickDeposits(gives: Extract<BonusGift, { kind: 'percent' }>): number[] {
  const atCap = Math.ceil(gives.capSatang / gives.percent) * 100;
  const all = [gives.leastDepositSatang, thousand, atCap].filter((one) => one > 0 && one >= gives.leastDepositSatang);
  return [...new Set(all.map((one) => Math.ceil(one / 100) * 100))].toSorted((one, other) => one - other);
}
