/** Satang as text. */
const exact = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** An amount with its currency, the sign first. */
export function baht(satang: number, hasSign = false): string {
  const sign = satang < 0 ? '−' : hasSign && satang > 0 ? '+' : '';
  return `${sign}฿${exact.format(Math.abs(satang) / 100)}`;
}

/** The same on a chip, where there is little space: whole baht without places, thousands as k. */
export const chipText = (satang: number): string =>
  satang >= 1_000_000 ? `${whole.format(satang / 100_000)}k` : whole.format(satang / 100);
