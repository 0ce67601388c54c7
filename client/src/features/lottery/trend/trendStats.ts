/** Statistics below a trend chart. */
import type { Omission, TrendRow } from '@foyer/contract/lottery/trend.ts';

/** Average absence in draws, to one decimal; undefined if the number was never drawn. */
export const meanAway = ({ times }: Omission, draws: number): number | undefined =>
  times === 0 ? undefined : Math.round(((draws - times) / times) * 10) / 10;

/** The longest run of draws in a row with the number of this column. */
export function mostInRow(rows: readonly TrendRow[], column: number): number {
  let [most, inRow] = [0, 0];
  for (const { missing } of rows) {
    inRow = missing[column] === 0 ? inRow + 1 : 0;
    most = Math.max(most, inRow);
  }
  return most;
}
