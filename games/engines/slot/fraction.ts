/** Exact fractions for chances and expectations. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

export function fraction(top: bigint | number, bottom: bigint | number = 1n): Fraction {
  const [a, b] = [BigInt(top), BigInt(bottom)];
  const shared = divisor(a, b) || 1n;
  return { top: a / shared, bottom: b / shared };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom);
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, fraction(0));

/** The nearest double; the top is scaled first, so that long fractions keep 15 digits. */
export function toNumber(value: Fraction): number {
  const scale = 10n ** 18n;
  return Number((value.top * scale) / value.bottom) / 1e18;
}

/** Percent, truncated (not rounded) to `places` decimals, so that no more is promised than is true. */
export function percentText(value: Fraction, places = 2): string {
  const digits = String((value.top * 100n * 10n ** BigInt(places)) / value.bottom).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
