/** Forms of amounts that few screens need. They are apart from `amount.ts`, which is in the first script. */
import { decimalOf } from '@foyer/contract/currency.ts';
import { amountText, currencyOf } from './amount.ts';

export const currencySign = (code?: string): string => currencyOf(code).symbol.trim();

/** Drops decimals that are zero: `€800`, and `€12.50` where there are minor units. */
export const plainAmount = (minor: number, code?: string): string => amountText(minor, code).replace(/\.0+$/, '');

/** The amount as a player types it. Whole amounts have no decimals: some fields refuse them. VALID-036 */
export const typedText = (minor: number): string => decimalOf(minor).replace(/\.0+$/, '');
