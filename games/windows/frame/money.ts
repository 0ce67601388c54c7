/** Formats amounts in minor units of the site's currency. */

/** The house writes the currency's sign and digits into the window's page: `€2`. Tests of rules have no page. */
const shown = (globalThis as Partial<typeof globalThis>).document?.documentElement.dataset.currency ?? '2';
const digits = Number(shown.at(-1));
const exact = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** Pure, so that a window without chips does not contain it. */
const whole = /* @__PURE__ */ new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

export const currencySign = shown.slice(0, -1);

/** Minor units in one unit: 100 for two digits. */
export const perUnit = 10 ** digits;

/** An amount with its currency, the sign first. */
export function baht(minor: number, hasSign = false): string {
  const sign = minor < 0 ? '−' : hasSign && minor > 0 ? '+' : '';
  return `${sign}${currencySign}${exact.format(Math.abs(minor) / perUnit)}`;
}

/** The text on a chip, which has little space: no currency, no empty decimals, `k` from 10,000. */
export const chipText = (minor: number): string =>
  minor >= 10_000 * perUnit ? `${whole.format(minor / perUnit / 1_000)}k` : whole.format(minor / perUnit);
