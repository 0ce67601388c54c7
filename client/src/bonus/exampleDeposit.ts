/** Deposits that a card offers as examples for a percentage. */
import type { BonusGift, BonusTerms } from '@foyer/contract/bonusTerms.ts';

const thousand = 1_000_00;

/**
 * The initial example: a thousand baht, or the bonus's smallest deposit if that is more. Satang; 0 for a fixed amount.
 */
export function exampleDeposit({ gives }: Pick<BonusTerms, 'gives'>): number {
  return gives.kind === 'fixed' ? 0 : Math.max(thousand, gives.leastDepositSatang);
}

/** The smallest deposit for the bonus, a thousand, and the deposit that reaches its cap; whole baht, ascending. */
export function quickDeposits(gives: Extract<BonusGift, { kind: 'percent' }>): number[] {
  const atCap = Math.ceil(gives.capSatang / gives.percent) * 100;
  const all = [gives.leastDepositSatang, thousand, atCap].filter((one) => one > 0 && one >= gives.leastDepositSatang);
  return [...new Set(all.map((one) => Math.ceil(one / 100) * 100))].toSorted((one, other) => one - other);
}
