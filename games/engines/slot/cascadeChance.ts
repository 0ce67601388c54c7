/**
 * What a cascade pays on average, exactly: every combination of stops is played to the end of its falls. Millions of
 * them want numbers in place of letters and no new arrays, so this is written apart from `cascade.ts`, which the tests
 * hold it against. A combination whose first three reels pay nothing starts no fall and is passed over at once.
 */
import { stepMultiplier } from './cascade.ts';
import { fraction } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { mostFalls, reelCount, rowCount, symbols } from './rules.ts';
import type { SlotModel, Steps } from './rules.ts';

const [wild, scatter] = [symbols.indexOf('W'), symbols.indexOf('S')];

/** What the falls of one landing pay: the sum for each row of multipliers. */
function machineOf(model: SlotModel, strips: readonly string[], play: readonly Steps[]) {
  const tapes = strips.map((strip) => Uint8Array.from(strip, (letter) => symbols.findIndex((one) => one === letter)));
  const pays = symbols.map((symbol) => (symbol === 'W' || symbol === 'S' ? [0, 0, 0] : model.pays[symbol]));
  const grid = new Uint8Array(reelCount * rowCount);
  const gone = new Uint8Array(reelCount * rowCount);
  const tops = new Int32Array(reelCount);

  function land(stops: readonly number[]): void {
    for (let reel = 0; reel < reelCount; reel += 1) {
      const tape = tapes[reel] ?? new Uint8Array(1);
      const stop = stops[reel] ?? 0;
      tops[reel] = stop;
      for (let row = 0; row < rowCount; row += 1) grid[reel * rowCount + row] = tape[(stop + row) % tape.length] ?? 0;
    }
  }

  /** Pays of what stands in `reels` reels; marks what goes. */
  function pay(reels: number): number {
    gone.fill(0);
    let sum = 0;
    for (let row = 0; row < rowCount; row += 1) {
      const symbol = grid[row] ?? 0;
      if (symbol === scatter || symbol === wild || (row > 0 && grid[0] === symbol) || (row > 1 && grid[1] === symbol))
        continue;
      sum += payOf(symbol, reels);
    }
    return sum;
  }

  function payOf(symbol: number, reels: number): number {
    let [ways, count] = [1, 0];
    while (count < reels) {
      const from = count * rowCount;
      let shown = 0;
      for (let cell = from; cell < from + rowCount; cell += 1)
        if (grid[cell] === symbol || grid[cell] === wild) shown += 1;
      if (shown === 0) break;
      ways *= shown;
      count += 1;
    }
    if (count < 3) return 0;
    for (let cell = 0; cell < count * rowCount; cell += 1)
      if (grid[cell] === symbol || grid[cell] === wild) gone[cell] = 1;
    return ways * (pays[symbol]?.[count - 3] ?? 0);
  }

  function fall(): void {
    for (let reel = 0; reel < reelCount; reel += 1) {
      const tape = tapes[reel] ?? new Uint8Array(1);
      let to = rowCount - 1;
      for (let row = rowCount - 1; row >= 0; row -= 1) {
        const cell = reel * rowCount + row;
        if (gone[cell] === 1) continue;
        grid[reel * rowCount + to] = grid[cell] ?? 0;
        to -= 1;
      }
      for (; to >= 0; to -= 1) {
        const top = ((tops[reel] ?? 0) + tape.length - 1) % tape.length;
        tops[reel] = top;
        grid[reel * rowCount + to] = tape[top] ?? 0;
      }
    }
  }

  return {
    /** Whether the first three reels pay at these stops. */
    pays(stops: readonly number[]): boolean {
      land(stops);
      return pay(3) > 0;
    },
    addTo(sums: number[], stops: readonly number[]): void {
      land(stops);
      let won = pay(reelCount);
      for (let step = 0; won > 0; step += 1) {
        for (const [place, steps] of play.entries())
          sums[place] = (sums[place] ?? 0) + won * stepMultiplier(steps, step);
        if (step === mostFalls) break;
        fall();
        won = pay(reelCount);
      }
    },
  };
}

/** Line stakes of one spin on average without scatters, for each row of multipliers. */
export function cascadeExpectation(model: SlotModel, strips: readonly string[], play: readonly Steps[]): Fraction[] {
  const machine = machineOf(model, strips, play);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = strips.map((strip) => strip.length);
  const sums = play.map(() => 0);
  const stops = [0, 0, 0, 0, 0];
  for (let three = 0; three < a * b * c; three += 1) {
    [stops[0], stops[1], stops[2]] = [Math.floor(three / (b * c)), Math.floor(three / c) % b, three % c];
    if (!machine.pays(stops)) continue;
    for (let two = 0; two < d * e; two += 1) {
      [stops[3], stops[4]] = [Math.floor(two / e), two % e];
      machine.addTo(sums, stops);
    }
  }
  return sums.map((sum) => fraction(sum, a * b * c * d * e));
}
