/** The jackpot's figure: invented in mode `demo`, the house's balance in mode `ledger`. HOME-018 to HOME-020 */
import { jackpot } from '@foyer/contract/constants.ts';
import { grouped } from '#text/format.ts';

/** The front configuration `jackpot`; anything unknown shows nothing. */
export type JackpotSource = 'ledger' | 'demo' | 'off';
export const jackpotSource = (value: string | undefined): JackpotSource =>
  value === 'ledger' || value === 'demo' ? value : 'off';

/** Between 668,000,000 and 668,999,999. AMB-032 */
export const firstJackpot = (random: () => number): number => jackpot.start + Math.floor(random() * 1_000_000);

/** Adds a random amount from 0.01 to less than 15. HOME-019 */
export function nextJackpot(value: number, random: () => number): number {
  const step = 1 + Math.floor(random() * (jackpot.stepBelow * 100 - 1));
  return Math.round(value * 100 + step) / 100;
}

/** Whole part with separators, and two decimals with their point. CONST-024 */
export function jackpotParts(value: number): readonly [whole: string, decimals: string] {
  const hundredths = Math.round(value * 100);
  return [grouped(Math.trunc(hundredths / 100)), `.${String(hundredths % 100).padStart(2, '0')}`];
}
