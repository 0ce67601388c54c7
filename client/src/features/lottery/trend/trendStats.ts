/** The figures under a trend chart. */
import type { Omission, TrendRow } from '@foyer/contract/lottery/trend.ts';

/** Draws between two comings on average, to one decimal; undefined where it never came. */
export const meanAway = ({ times }: Omission, draws: number): number | undefined =>
  times === 0 ? undefined : Math.round(((draws - times) / times) * 10) / 10;

/** Draws in a row in which the number of this column came, at most. */
export function mostInRow(rows: readonly TrendRow[], column: number): number {
  let [most, inRow] = [0, 0];
  for (const { missing } of rows) {
    inRow = missing[column] === 0 ? inRow + 1 : 0;
    most = Math.max(most, inRow);
  }
  return most;
}
