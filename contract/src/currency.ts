/** Amounts are whole numbers of minor units. How many of them make a unit depends on the currency. */

/** A currency: its ISO 4217 code, its sign before an amount, and the digits of its minor unit. */
export interface Currency {
  readonly code: string;
  readonly symbol: string;
  readonly digits: number;
}

let own: Currency = { code: '', symbol: '', digits: 2 };

/** The currency of the players' balances. */
export const siteCurrency = (): Currency => own;

/** Called by `setSiteBrand` only. */
export function setSiteCurrency(currency: Currency): void {
  own = currency;
}

/** Minor units of the site's currency in one unit: 100 for two digits. */
export const minorPerUnit = (): number => 10 ** siteCurrency().digits;

/** Reads "1234.5" as 123450 minor units of two digits; undefined if the text has more decimals or is no amount. VALID-030 */
export function minorUnits(input: string, { digits } = siteCurrency()): number | undefined {
  const [, sign, whole = '', part = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,3}))?$/.exec(input) ?? [];
  const units = Number(whole + part.padEnd(digits, '0'));
  if (whole === '' || part.length > digits || !Number.isSafeInteger(units)) return undefined;
  return sign && units > 0 ? -units : units;
}

/** Writes minor units as a plain decimal, "1234.50". */
export function decimalOf(minor: number, { digits } = siteCurrency()): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const point = text.length - digits;
  return (minor < 0 ? '-' : '') + text.slice(0, point) + (digits > 0 ? `.${text.slice(point)}` : '');
}
