/** Sums of independent ticks: their exact chances, and which of two sides has more in the end. */
import type { Chances3, Score } from './match.ts';

export type Sums = readonly number[];
export const at = (sums: Sums, index: number): number => sums[index] ?? 0;

/** Distribution of the sum of this many ticks. Cached, each built from the previous one. */
export function sumsOf(tick: Sums): (ticks: number) => Sums {
  const known: Sums[] = [[1]];
  return (ticks) => {
    while (known.length <= ticks) {
      const before = known.at(-1) ?? [1];
      const sums = Array.from({ length: before.length + tick.length - 1 }, () => 0);
      for (const [points, chance] of before.entries())
        for (const [more, next] of tick.entries()) sums[points + more] = at(sums, points + more) + chance * next;
      known.push(sums);
    }
    return known[ticks] ?? [1];
  };
}

/** below[n]: the chance of fewer than n. */
export function cumulated(sums: Sums): Sums {
  const below = [0];
  for (const chance of sums) below.push((below.at(-1) ?? 0) + chance);
  return below;
}
export function fewer(below: Sums, count: number): number {
  const index = Math.max(0, Math.ceil(count));
  return index >= below.length ? 1 : at(below, index);
}

/** Chances of the final comparison, from the score and the distributions of further points. */
export function compare(now: Score, home: Sums, away: Sums): Chances3 {
  const below = cumulated(away);
  let [wins, draws] = [0, 0];
  for (const [points, chance] of home.entries()) {
    const needed = now.home + points - now.away;
    wins += chance * fewer(below, needed);
    draws += chance * at(away, needed);
  }
  return { home: wins, draw: draws, away: Math.max(0, 1 - wins - draws) };
}

export const oddOf = (sums: Sums): number =>
  sums.reduce((sum, chance, points) => (points % 2 === 1 ? sum + chance : sum), 0);
