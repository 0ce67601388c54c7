/** One spin and one whole round: stops in, outcome out. No chance and no clock in here. */
import { lineCount, lines, reelCount, rowCount } from './rules.ts';
import type { PayingSymbol, Pays, SlotModel, SlotSymbol } from './rules.ts';

export interface LineWin {
  /** Place of the line in `lines`. */
  readonly line: number;
  readonly symbol: PayingSymbol;
  readonly count: 3 | 4 | 5;
  /** In line stakes, before the multiplier. */
  readonly pay: number;
}

export interface Spin {
  /** 0 is the paid spin, 1 and up are free. */
  readonly index: number;
  readonly isFree: boolean;
  /** Place on the strip of the symbol in the top row, by reel. */
  readonly stops: readonly number[];
  /** By reel, then by row. */
  readonly grid: readonly (readonly SlotSymbol[])[];
  readonly lineWins: readonly LineWin[];
  readonly scatters: number;
  /** In line stakes, before the multiplier. */
  readonly scatterPay: number;
  readonly multiplier: number;
  /** All that this spin pays, in line stakes. */
  readonly win: number;
  readonly freeSpinsWon: number;
  /** Free spins still to play after this one. */
  readonly freeSpinsLeft: number;
  /** Wilds seen in free spins up to and with this one. */
  readonly wildsSeen: number;
}

export interface Round {
  readonly spins: readonly Spin[];
  /** All that the round pays, in line stakes. */
  readonly win: number;
}

export function gridAt(strips: readonly string[], stops: readonly number[]): SlotSymbol[][] {
  return strips.map((strip, reel) =>
    Array.from({ length: rowCount }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] as SlotSymbol),
  );
}

/** How many of its first symbol a line shows from the left; wilds count along. Reel 1 has no wild. */
function lineWin(model: SlotModel, grid: readonly (readonly SlotSymbol[])[], line: number): LineWin | undefined {
  const rows = lines[line] ?? [];
  const first = grid[0]?.[rows[0] ?? 0];
  if (first === undefined || first === 'S' || first === 'W') return undefined;
  let count = 1;
  while (count < reelCount) {
    const symbol = grid[count]?.[rows[count] ?? 0];
    if (symbol !== first && symbol !== 'W') break;
    count += 1;
  }
  const pay = count < 3 ? 0 : (model.pays[first][count - 3] ?? 0);
  return pay > 0 ? { line, symbol: first, count: count as LineWin['count'], pay } : undefined;
}

export function lineWinsOf(model: SlotModel, grid: readonly (readonly SlotSymbol[])[]): LineWin[] {
  return Array.from({ length: lineCount }, (_, line) => lineWin(model, grid, line)).filter((win) => win !== undefined);
}

const countOf = (grid: readonly (readonly SlotSymbol[])[], symbol: SlotSymbol): number =>
  grid.flat().filter((shown) => shown === symbol).length;

/** The entry for 3, 4 and 5 or more; 0 below 3. */
export const forScatters = (pays: Pays, scatters: number): number =>
  scatters < 3 ? 0 : (pays[Math.min(scatters, 5) - 3] ?? 0);

/** The multiplier of a free spin before which `wilds` wilds have been seen. */
export function ladderMultiplier(model: SlotModel, wilds: number): number {
  return model.ladder.reduce((held, rung) => (wilds >= rung.wilds ? rung.multiplier : held), 1);
}

interface Before {
  readonly index: number;
  readonly freeSpinsLeft: number;
  readonly freeSpinsGiven: number;
  readonly wildsSeen: number;
}

function spinOnce(model: SlotModel, stops: readonly number[], before: Before): Spin {
  const isFree = before.index > 0;
  const grid = gridAt(isFree ? model.freeStrips : model.strips, stops);
  const lineWins = lineWinsOf(model, grid);
  const scatters = countOf(grid, 'S');
  const scatterPay = forScatters(model.scatterPays, scatters);
  const multiplier = isFree ? ladderMultiplier(model, before.wildsSeen) : 1;
  const room = model.maxFreeSpins - before.freeSpinsGiven;
  const freeSpinsWon = Math.min(forScatters(model.freeSpins, scatters), room);
  return {
    index: before.index,
    isFree,
    stops,
    grid,
    lineWins,
    scatters,
    scatterPay,
    multiplier,
    win: (lineWins.reduce((sum, win) => sum + win.pay, 0) + scatterPay) * multiplier,
    freeSpinsWon,
    freeSpinsLeft: before.freeSpinsLeft - (isFree ? 1 : 0) + freeSpinsWon,
    wildsSeen: before.wildsSeen + (isFree ? countOf(grid, 'W') : 0),
  };
}

/** Plays a round to its end. `stopsOf` gives the five stops of the paid spin (0) and of each free spin (1, 2, ...). */
export function playRound(
  model: SlotModel,
  stopsOf: (spin: number, strips: readonly string[]) => readonly number[],
): Round {
  const spins: Spin[] = [];
  let freeSpinsGiven = 0;
  let last: Spin | undefined;
  do {
    const index: number = spins.length;
    const stops = stopsOf(index, index > 0 ? model.freeStrips : model.strips);
    last = spinOnce(model, stops, {
      index,
      freeSpinsGiven,
      freeSpinsLeft: last?.freeSpinsLeft ?? 0,
      wildsSeen: last?.wildsSeen ?? 0,
    });
    freeSpinsGiven += last.freeSpinsWon;
    spins.push(last);
  } while (last.freeSpinsLeft > 0);
  return { spins, win: spins.reduce((sum, spin) => sum + spin.win, 0) };
}
