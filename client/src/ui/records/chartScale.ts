/** The scale of a chart of amounts, and the months on its axis. */

/** Steps of 1, 2 or 5 times a power of ten, at most five of them, that enclose these amounts and zero. */
export function ticksOf(amounts: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  const rough = Math.max(high - low, 400) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const from = Math.floor(low / step);
  const to = Math.max(Math.ceil(high / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step);
}

/** How far an amount is below the top of the scale, from 0 to 1. */
export function depthOf(ticks: readonly number[], amount: number): number {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return (high - amount) / (high - low);
}

const leastMonths = 6;

/** The months from the first to the last, YYYY-MM, without a gap; at least six of them. */
export function monthsThrough(months: readonly string[]): string[] {
  const numbers = months.map((month) => {
    const [year = 0, ofYear = 1] = month.split('-').map(Number);
    return year * 12 + ofYear - 1;
  });
  if (numbers.length === 0) return [];
  const last = Math.max(...numbers);
  const first = Math.min(...numbers, last - leastMonths + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const month = first + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
