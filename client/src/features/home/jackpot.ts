/** The jackpot's figure: invented in mode `demo`, the house's balance in mode `ledger`. HOME-018 to HOME-020 */
import { jackpot } from '@foyer/contract/constants.ts';
import { siteCurrency } from '@foyer/contract/currency.ts';
import { grouped } from '@foyer/text/grouped.ts';

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

/** Whole part with separators, and the decimals of the site's currency with their point, if it has any. CONST-024 */
export function jackpotParts(value: number): readonly [whole: string, decimals: string] {
  const [whole, decimals] = value.toFixed(siteCurrency().digits).split('.');
  return [grouped(Number(whole)), decimals === undefined ? '' : `.${decimals}`];
}
