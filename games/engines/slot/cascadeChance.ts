/**
 * What a cascade pays on average, exactly: every combination of stops is played to the end of its falls. There are
 * millions of them, so this code uses numbers instead of letters, allocates no arrays and is separate from
 * `cascade.ts`; tests compare the two. A combination whose first three reels pay nothing starts no fall and is skipped
 * at once.
 */
import { stepMultiplier } from './cascade.ts';
import { fraction } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { mostFalls, payingSymbols, reelCount, rowCount, symbols } from './rules.ts';
import type { PayingSymbol, SlotModel, Steps } from './rules.ts';

/** Ways of 3, 4 and 5 of each paying symbol, `A` first, each weighted by the multiplier of its fall. */
export type Tally = readonly number[];

const [wild, scatter] = [symbols.indexOf('W'), symbols.indexOf('S')];
// Local constants, because the loops run millions of times and an import that is not bundled is looked up each time.
const [reelsInAll, rows, lastFall] = [reelCount, rowCount, mostFalls];

const entries = payingSymbols.length * 3;
const entryOf = symbols.map((symbol) => payingSymbols.indexOf(symbol as PayingSymbol) * 3);

/** The reels while one landing and its falls are counted. All combinations share these arrays for speed. */
export interface Machine {
  readonly tapes: readonly Uint8Array[];
  /** For each row of multipliers: the multiplier by the number of falls before the win. */
  readonly factors: readonly (readonly number[])[];
  /** The symbols shown, by reel and then by row. */
  readonly grid: Uint8Array;
  /** 1 for cells whose symbol has won. */
  readonly gone: Uint8Array;
  /** The stop at the top of each reel. */
  readonly tops: Int32Array;
  /** The first `winning` of these are the current wins. At most three symbols win at once: reel 1 shows no more. */
  readonly wonEntries: Int32Array;
  readonly wonWays: Int32Array;
  winning: number;
}

export const machineOf = (strips: readonly string[], play: readonly Steps[]): Machine => ({
  tapes: strips.map((strip) => Uint8Array.from(strip, (letter) => symbols.findIndex((one) => one === letter))),
  factors: play.map((steps) => Array.from({ length: mostFalls + 1 }, (_, step) => stepMultiplier(steps, step))),
  grid: new Uint8Array(reelsInAll * rows),
  gone: new Uint8Array(reelsInAll * rows),
  tops: new Int32Array(reelsInAll),
  wonEntries: new Int32Array(rows),
  wonWays: new Int32Array(rows),
  winning: 0,
});

export function land({ tapes, tops, grid }: Machine, stops: readonly number[]): void {
  for (let reel = 0; reel < reelsInAll; reel += 1) {
    const tape = tapes[reel] ?? new Uint8Array(1);
    const stop = stops[reel] ?? 0;
    tops[reel] = stop;
    for (let row = 0; row < rows; row += 1) grid[reel * rows + row] = tape[(stop + row) % tape.length] ?? 0;
  }
}

/** Finds the symbols that win on the first `reels` reels, marks their cells and counts the ways. Returns how many win. */
export function countWins(machine: Machine, reels: number): number {
  const { grid } = machine;
  machine.gone.fill(0);
  machine.winning = 0;
  for (let row = 0; row < rows; row += 1) {
    const symbol = grid[row] ?? 0;
    if (symbol === scatter || symbol === wild || (row > 0 && grid[0] === symbol) || (row > 1 && grid[1] === symbol))
      continue;
    countWays(machine, symbol, reels);
  }
  return machine.winning;
}

function countWays(machine: Machine, symbol: number, reels: number): void {
  const { grid, gone } = machine;
  let [ways, length] = [1, 0];
  while (length < reels) {
    const from = length * rows;
    let shown = 0;
    for (let cell = from; cell < from + rows; cell += 1) if (grid[cell] === symbol || grid[cell] === wild) shown += 1;
    if (shown === 0) break;
    ways *= shown;
    length += 1;
  }
  if (length < 3) return;
  for (let cell = 0; cell < length * rows; cell += 1) if (grid[cell] === symbol || grid[cell] === wild) gone[cell] = 1;
  machine.wonEntries[machine.winning] = (entryOf[symbol] ?? 0) + length - 3;
  machine.wonWays[machine.winning] = ways;
  machine.winning += 1;
}

/** Adds the current wins, multiplied by `factor`. */
function addWins({ winning, wonEntries, wonWays }: Machine, sum: Float64Array, factor: number): void {
  for (let one = 0; one < winning; one += 1) {
    const entry = wonEntries[one] ?? 0;
    sum[entry] = (sum[entry] ?? 0) + (wonWays[one] ?? 0) * factor;
  }
}

/** Removes winning symbols, lets those above fall and fills the reels from the strips. */
export function fall({ tapes, tops, grid, gone }: Machine): void {
  for (let reel = 0; reel < reelsInAll; reel += 1) {
    const tape = tapes[reel] ?? new Uint8Array(1);
    let to = rows - 1;
    for (let row = rows - 1; row >= 0; row -= 1) {
      const cell = reel * rows + row;
      if (gone[cell] === 1) continue;
      grid[reel * rows + to] = grid[cell] ?? 0;
      to -= 1;
    }
    for (; to >= 0; to -= 1) {
      const top = ((tops[reel] ?? 0) + tape.length - 1) % tape.length;
      tops[reel] = top;
      grid[reel * rows + to] = tape[top] ?? 0;
    }
  }
}

/** Whether the first three reels pay at these stops. */
export function startsFall(machine: Machine, stops: readonly number[]): boolean {
  land(machine, stops);
  return countWins(machine, 3) > 0;
}

/** Adds the ways that one landing and its falls win, for each row of multipliers. */
function addFalls(machine: Machine, sums: readonly Float64Array[], stops: readonly number[]): void {
  const { factors } = machine;
  land(machine, stops);
  countWins(machine, reelsInAll);
  for (let step = 0; machine.winning > 0; step += 1) {
    for (let place = 0; place < factors.length; place += 1) {
      const [sum, factor] = [sums[place], factors[place]?.[step] ?? 1];
      if (sum) addWins(machine, sum, factor);
    }
    if (step === lastFall) break;
    fall(machine);
    countWins(machine, reelsInAll);
  }
}

/**
 * The ways won over all combinations of stops, for each row of multipliers. Which symbols are removed does not depend
 * on what they pay, so the tally holds for any pay table above 0. Sums are exact: integers far below 2^53.
 */
export function cascadeTally(strips: readonly string[], play: readonly Steps[]): Tally[] {
  const machine = machineOf(strips, play);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = strips.map((strip) => strip.length);
  const sums = play.map(() => new Float64Array(entries));
  const stops = [0, 0, 0, 0, 0];
  for (let three = 0; three < a * b * c; three += 1) {
    [stops[0], stops[1], stops[2]] = [Math.floor(three / (b * c)), Math.floor(three / c) % b, three % c];
    if (!startsFall(machine, stops)) continue;
    for (let two = 0; two < d * e; two += 1) {
      [stops[3], stops[4]] = [Math.floor(two / e), two % e];
      addFalls(machine, sums, stops);
    }
  }
  return sums.map((sum) => Array.from(sum));
}

/** What a tally pays with a pay table over all combinations of stops, in line stakes. */
export const tallyPay = (tally: Tally, pays: SlotModel['pays']): number =>
  payingSymbols.flatMap((symbol) => pays[symbol]).reduce((sum, pay, entry) => sum + pay * (tally[entry] ?? 0), 0);

/** What one spin pays on average without scatters, in line stakes, for each row of multipliers. */
export function cascadeExpectation(model: SlotModel, strips: readonly string[], play: readonly Steps[]): Fraction[] {
  const all = strips.reduce((product, strip) => product * strip.length, 1);
  return cascadeTally(strips, play).map((tally) => fraction(tallyPay(tally, model.pays), all));
}
