/** The formatters of all amounts that are shown: the currency's sign, thousands separators, the currency's decimals. */
import { decimalOf, siteCurrency } from '@foyer/contract/currency.ts';
import type { Currency } from '@foyer/contract/currency.ts';
import { grouped } from './grouped.ts';

const minus = '−';

/** What players may pay in besides the site's own currency. Their amounts have two decimals. */
const signs: Readonly<Record<string, string>> = { CNY: '¥' };

/** A currency by its code; undefined is the site's own. */
export function currencyOf(code: string | undefined): Currency {
  const own = siteCurrency();
  if (code === undefined || code === own.code) return own;
  return { code, symbol: signs[code] ?? `${code}\u00a0`, digits: 2 };
}

export interface AmountParts {
  readonly mark: '' | '+' | typeof minus;
  readonly sign: string;
  readonly whole: string;
  /** With the point; '' if the currency has no minor unit. */
  readonly decimals: string;
}

/** `isSigned` adds a plus to positive amounts; a minus is always shown. */
export function amountParts(minor: number, code?: string, isSigned = false): AmountParts {
  const currency = currencyOf(code);
  const [whole = '', decimals] = decimalOf(Math.abs(minor), currency).split('.');
  return {
    mark: minor < 0 ? minus : isSigned && minor > 0 ? '+' : '',
    sign: currency.symbol,
    whole: grouped(whole),
    decimals: decimals === undefined ? '' : `.${decimals}`,
  };
}

/** The amount in one line: `€1,234.50`, `−€20.00`. */
export function amountText(minor: number, code?: string, isSigned = false): string {
  const { mark, sign, whole, decimals } = amountParts(minor, code, isSigned);
  return `${mark}${sign}${whole}${decimals}`;
}
