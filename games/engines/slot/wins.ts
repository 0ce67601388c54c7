/** What a grid pays: along lines, or in ways. */
import { lineCount, lines, payingSymbols, reelCount } from './rules.ts';
import type { PayingSymbol, SlotModel, SlotSymbol } from './rules.ts';
import { itemAt } from '../itemAt.ts';

/** By reel, then by row. */
export type Grid = readonly (readonly SlotSymbol[])[];

export interface LineWin {
  /** Index of the line in `lines`; -1 if it is paid in ways. */
  readonly line: number;
  readonly symbol: PayingSymbol;
  readonly count: 3 | 4 | 5;
  /** The number of ways, if it is paid in ways. */
  readonly ways?: number;
  /** In line stakes, of all its ways, before the multiplier. */
  readonly pay: number;
}

/** The win of a line by how often its first symbol comes from the left, wilds included. Reel 1 has no wild. */
function lineWin(model: SlotModel, grid: Grid, line: number): LineWin | undefined {
  const rows = itemAt(lines, line);
  const first = grid[0]?.[itemAt(rows, 0)];
  if (first === undefined || first === 'S' || first === 'W') return undefined;
  let count = 1;
  while (count < reelCount) {
    const symbol = grid[count]?.[itemAt(rows, count)];
    if (symbol !== first && symbol !== 'W') break;
    count += 1;
  }
  const pay = count < 3 ? 0 : itemAt(model.pays[first], count - 3);
  return pay > 0 ? { line, symbol: first, count: count as LineWin['count'], pay } : undefined;
}

/** Every row of a reel that shows the symbol or a wild combines with every matching row of the previous reel. */
function waysWin(model: SlotModel, grid: Grid, symbol: PayingSymbol): LineWin | undefined {
  if (grid[0]?.includes(symbol) !== true) return undefined;
  let [ways, count] = [1, 0];
  for (const column of grid) {
    let shown = 0;
    for (const each of column) if (each === symbol || each === 'W') shown += 1;
    if (shown === 0) break;
    ways *= shown;
    count += 1;
  }
  const pay = count < 3 ? 0 : itemAt(model.pays[symbol], count - 3) * ways;
  return pay > 0 ? { line: -1, symbol, count: count as LineWin['count'], ways, pay } : undefined;
}

export const paysInWays = ({ mechanic }: SlotModel): boolean => mechanic === 'ways' || mechanic === 'cascade';

export function winsOf(model: SlotModel, grid: Grid): LineWin[] {
  const wins: LineWin[] = [];
  const add = (win: LineWin | undefined): void => void (win && wins.push(win));
  if (paysInWays(model)) for (const symbol of payingSymbols) add(waysWin(model, grid, symbol));
  else for (let line = 0; line < lineCount; line += 1) add(lineWin(model, grid, line));
  return wins;
}

/** The cells of a win, as [reel, row]. */
export function cellsOfWin(grid: Grid, { line, symbol, count }: LineWin): [reel: number, row: number][] {
  const cells: [number, number][] = [];
  for (let reel = 0; reel < count; reel += 1) {
    if (line >= 0) cells.push([reel, itemAt(itemAt(lines, line), reel)]);
    else grid[reel]?.forEach((each, row) => (each === symbol || each === 'W') && cells.push([reel, row]));
  }
  return cells;
}

export const sumOf = (wins: readonly LineWin[]): number => wins.reduce((sum, win) => sum + win.pay, 0);
