/** The best a spin of a cascade can pay, exactly: every combination of stops is played to the end of its falls. */
import { countWins, fall, land, machineOf, startsFall } from '../cascadeChance.ts';
import type { Machine } from '../cascadeChance.ts';
import { mostFalls, payingSymbols, reelCount } from '../rules.ts';
import type { SlotModel, Steps } from '../rules.ts';
import { gridAt } from '../spin.ts';
import type { BestSpin } from './bestSpins.ts';

/** Combinations of the first three reels between two pauses. */
const atOnce = 64;

// Local constants, because the loops run millions of times and an import that is not bundled is looked up each time.
const [reelsInAll, lastFall] = [reelCount, mostFalls];

const scattersOf = (strip: string): number[] =>
  Array.from(strip, (_, stop) => gridAt([strip], [stop])[0]?.filter((symbol) => symbol === 'S').length ?? 0);

/** What the current wins pay, in line stakes. */
function payNow({ winning, wonEntries, wonWays }: Machine, pays: readonly number[]): number {
  let sum = 0;
  for (let one = 0; one < winning; one += 1) sum += (pays[wonEntries[one] ?? 0] ?? 0) * (wonWays[one] ?? 0);
  return sum;
}

/** What a landing and its falls pay, by row of multipliers, into `sums`. */
function payAll(machine: Machine, pays: readonly number[], sums: Float64Array): void {
  const { factors } = machine;
  sums.fill(0);
  for (let step = 0; machine.winning > 0; step += 1) {
    const pay = payNow(machine, pays);
    for (let row = 0; row < factors.length; row += 1) sums[row] = (sums[row] ?? 0) + pay * (factors[row]?.[step] ?? 1);
    if (step === lastFall) break;
    fall(machine);
    countWins(machine, reelsInAll);
  }
}

/**
 * For each row of multipliers the best pay by scatters, falls included, scatters not paid. It takes seconds, so it
 * pauses often: the caller decides when it goes on.
 */
export function* bestCascades(
  { pays }: Pick<SlotModel, 'pays'>,
  strips: readonly string[],
  play: readonly Steps[],
): Generator<undefined, BestSpin[][]> {
  const machine = machineOf(strips, play);
  const flat = payingSymbols.flatMap((symbol) => pays[symbol]);
  const shown = strips.map(scattersOf);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = strips.map((strip) => strip.length);
  const best = play.map(() => reachable(shown));
  const sums = new Float64Array(play.length);
  const stops = [0, 0, 0, 0, 0];
  const at = (reel: number): number => shown[reel]?.[stops[reel] ?? 0] ?? 0;
  for (let three = 0; three < a * b * c; three += 1) {
    if (three % atOnce === 0) yield;
    [stops[0], stops[1], stops[2]] = [Math.floor(three / (b * c)), Math.floor(three / c) % b, three % c];
    if (!startsFall(machine, stops)) continue;
    const first = at(0) + at(1) + at(2);
    for (let two = 0; two < d * e; two += 1) {
      [stops[3], stops[4]] = [Math.floor(two / e), two % e];
      land(machine, stops);
      countWins(machine, reelsInAll);
      payAll(machine, flat, sums);
      const scatters = first + at(3) + at(4);
      for (let row = 0; row < best.length; row += 1) {
        const own = best[row];
        if (own && (sums[row] ?? 0) > (own[scatters] ?? 0)) own[scatters] = sums[row] ?? 0;
      }
    }
  }
  return best.map((pay) => pay.flatMap((each, scatters) => (each < 0 ? [] : [{ wilds: 0, scatters, pay: each }])));
}

/** 0 for every number of scatters that the reels can show, -1 for the others. */
function reachable(shown: readonly (readonly number[])[]): number[] {
  let counts = new Set([0]);
  for (const reel of shown) counts = new Set([...counts].flatMap((count) => reel.map((more) => count + more)));
  return Array.from({ length: Math.max(...counts) + 1 }, (_, count) => (counts.has(count) ? 0 : -1));
}
