/** Formats amounts in satang. */
const exact = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** An amount with its currency, the sign first. */
export function baht(satang: number, hasSign = false): string {
  const sign = satang < 0 ? '−' : hasSign && satang > 0 ? '+' : '';
  return `${sign}฿${exact.format(Math.abs(satang) / 100)}`;
}

/** The text on a chip, which has little space: no currency, no empty decimals, `k` from 10,000 baht. */
export const chipText = (satang: number): string =>
  satang >= 1_000_000 ? `${whole.format(satang / 100_000)}k` : whole.format(satang / 100);
