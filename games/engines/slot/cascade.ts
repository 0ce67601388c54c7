/**
 * Cascades: winning symbols are removed, those above fall, and the next symbols of the strip fill the reel from the
 * top.
 */
import { mostFalls, rowCount } from './rules.ts';
import type { SlotModel, SlotSymbol, Steps } from './rules.ts';
import { cellsOfWin, sumOf, winsOf } from './wins.ts';
import type { Grid, LineWin } from './wins.ts';
import { itemAt } from '../itemAt.ts';

export interface Fall {
  readonly grid: Grid;
  readonly lineWins: readonly LineWin[];
  readonly multiplier: number;
}

export const stepMultiplier = (steps: Steps, fall: number): number => steps[Math.min(fall, steps.length - 1)] ?? 1;

/** The falls after a landing, until nothing wins: each with its grid, its wins and its multiplier. */
export function fallsOf(
  model: SlotModel,
  steps: Steps,
  landing: { readonly grid: Grid; readonly stops: readonly number[]; readonly strips: readonly string[] },
): Fall[] {
  const falls: Fall[] = [];
  let grid = landing.grid;
  let wins = winsOf(model, grid);
  const tops = [...landing.stops];
  while (wins.length > 0 && falls.length < mostFalls) {
    const gone = new Set(wins.flatMap((win) => cellsOfWin(grid, win).map(([reel, row]) => reel * rowCount + row)));
    grid = grid.map((column, reel) => {
      const kept = column.filter((_, row) => !gone.has(reel * rowCount + row));
      const strip = itemAt(landing.strips, reel);
      while (kept.length < rowCount) {
        const top = (itemAt(tops, reel) + strip.length - 1) % strip.length;
        tops[reel] = top;
        kept.unshift(strip[top] as SlotSymbol);
      }
      return kept;
    });
    wins = winsOf(model, grid);
    falls.push({ grid, lineWins: wins, multiplier: stepMultiplier(steps, falls.length + 1) });
  }
  return falls;
}

/** What all falls pay together, in line stakes. */
export const fallsPay = (falls: readonly Fall[]): number =>
  falls.reduce((sum, fall) => sum + sumOf(fall.lineWins) * fall.multiplier, 0);
