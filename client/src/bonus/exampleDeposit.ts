/** Deposits that a card offers as examples for a percentage. */
import { minorPerUnit } from '@foyer/contract/currency.ts';
import type { BonusGift, BonusTerms } from '@foyer/contract/bonusTerms.ts';

const thousand = (): number => 1_000 * minorPerUnit();

/** Raises an amount to whole units. */
const wholeUnits = (minor: number): number => Math.ceil(minor / minorPerUnit()) * minorPerUnit();

/**
 * The initial example: a thousand, or the bonus's smallest deposit if that is more. Minor units; 0 for a fixed amount.
 */
export function exampleDeposit({ gives }: Pick<BonusTerms, 'gives'>): number {
  return gives.kind === 'fixed' ? 0 : Math.max(thousand(), gives.leastDepositSatang);
}

/** The smallest deposit for the bonus, a thousand, and the deposit that reaches its cap; whole units, ascending. */
export function quickDeposits(gives: Extract<BonusGift, { kind: 'percent' }>): number[] {
  const atCap = Math.ceil((gives.capSatang / gives.percent) * 100);
  const all = [gives.leastDepositSatang, thousand(), atCap].filter((one) => one > 0 && one >= gives.leastDepositSatang);
  return [...new Set(all.map(wholeUnits))].toSorted((one, other) => one - other);
}
