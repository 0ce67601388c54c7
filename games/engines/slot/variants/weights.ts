/**
 * The weights of a pay table's entries: how many line stakes a spin pays on average for each unit of a pay, in doubles.
 * They are the sums of `chance.ts`, written for speed. The return is linear in the pays, so that a pay table can be
 * fitted to it. Tests compare it with the exact fractions. Only + - * / are used, so that every browser gets the same
 * result.
 */
import type { Tally } from '../cascadeChance.ts';
import { ticketsOf } from '../hold.ts';
import { lineCount, payingSymbols, rowCount } from '../rules.ts';
import type { HoldRules, Pays, SlotModel } from '../rules.ts';
import { forScatters } from '../spin.ts';
import { freePlay, holdEnds, visibleCounts } from './freePlay.ts';

/** A model without its code and without its pays for symbols. */
export type Shape = Omit<SlotModel, 'pays' | 'code'>;

/** At how many of its stops a strip shows 0, 1, 2 and 3 of a symbol or a wild. */
function rowsOf(strip: string, symbol: string): number[] {
  const counts = [0, 0, 0, 0];
  const round = strip + strip.slice(0, rowCount - 1);
  let shown = 0;
  for (let place = 0; place < round.length; place += 1) {
    if (round[place] === symbol || round[place] === 'W') shown += 1;
    const gone = round[place - rowCount];
    if (gone === symbol || gone === 'W') shown -= 1;
    if (place >= rowCount - 1) counts[shown] = (counts[shown] ?? 0) + 1;
  }
  return counts;
}

/** Average line stakes per unit of pay, for 3, 4 and 5 of each symbol, `A` first. */
function winWeights(strips: readonly string[], inWays: boolean): number[] {
  return payingSymbols.flatMap((symbol) => {
    const reels = strips.map((strip) => {
      const rows = rowsOf(strip, symbol);
      const cells = (rows[1] ?? 0) + 2 * (rows[2] ?? 0) + 3 * (rows[3] ?? 0);
      const size = strip.length;
      return inWays
        ? { on: cells / size, off: (rows[0] ?? 0) / size }
        : { on: cells / rowCount / size, off: 1 - cells / rowCount / size };
    });
    return [3, 4, 5].map((count) =>
      reels.reduce(
        (product, { on, off }, reel) => product * (reel < count ? on : reel === count ? off : 1),
        inWays ? 1 : lineCount,
      ),
    );
  });
}

/** Chances to show 0, 1, 2 … scatters in the whole window. */
export function scatterChances(strips: readonly string[]): number[] {
  let chances = [1];
  for (const strip of strips) {
    const next = Array.from({ length: chances.length + rowCount }, () => 0);
    for (const { scatters, chance } of visibleCounts(strip))
      chances.forEach((before, shown) => (next[shown + scatters] = (next[shown + scatters] ?? 0) + before * chance));
    chances = next;
  }
  return chances;
}

export interface Weights {
  /** Average line stakes of a paid spin per unit of pay: in the spin itself, and in the free spins it leads to. */
  readonly paid: readonly number[];
  readonly free: readonly number[];
  /** Average line stakes that do not depend on the pays of symbols: scatters, coins. */
  readonly fixedPaid: number;
  readonly fixedFree: number;
  readonly triggerRate: number;
  readonly freeSpinsPlayed: number;
  /** The chance of a full window; 0 without a hold. */
  readonly full: number;
}

const scatterPay = (chances: readonly number[], pays: Pays): number =>
  chances.reduce((sum, chance, shown) => sum + chance * forScatters(pays, shown), 0);

function holdWeights(shape: Shape, rules: HoldRules): Weights {
  const ends = holdEnds(rules);
  const mean = rules.values.reduce((sum, { value, tickets }) => sum + value * tickets, 0) / ticketsOf(rules);
  let [triggerRate, coins, full, turns] = [0, 0, 0, 0];
  scatterChances(shape.strips).forEach((chance, shown) => {
    const end = ends[shown];
    if (shown < rules.trigger || end === undefined) return;
    triggerRate += chance;
    coins += chance * end.coins;
    full += chance * end.full;
    turns += chance * end.turns;
  });
  const paid = winWeights(shape.strips, false);
  return {
    paid,
    free: paid.map(() => 0),
    fixedPaid: 0,
    fixedFree: coins * mean + full * rules.grand,
    triggerRate,
    freeSpinsPlayed: turns / triggerRate,
    full,
  };
}

/** Stored tallies of a cascade's strips: ways in paid and in free play, and the number of combinations. */
export interface Tallies {
  readonly paid: Tally;
  readonly free: Tally;
  readonly all: number;
}

export function weightsOf(shape: Shape, tallies?: Tallies): Weights {
  if (shape.hold) return holdWeights(shape, shape.hold);
  const inWays = shape.mechanic !== 'lines';
  const chances = scatterChances(shape.strips);
  const given: number[] = [];
  let triggerRate = 0;
  chances.forEach((chance, shown) => {
    const spins = forScatters(shape.freeSpins, shown);
    given[spins] = (given[spins] ?? 0) + chance;
    if (spins > 0) triggerRate += chance;
  });
  const { multipliers, spins } = freePlay(shape, given);
  const freeChances = shape.freeStrips === shape.strips ? chances : scatterChances(shape.freeStrips);
  const paid = tallies ? tallies.paid.map((ways) => ways / tallies.all) : winWeights(shape.strips, inWays);
  const free = tallies ? tallies.free.map((ways) => ways / tallies.all) : winWeights(shape.freeStrips, inWays);
  return {
    paid,
    free: free.map((weight) => weight * multipliers),
    fixedPaid: scatterPay(chances, shape.scatterPays) * (shape.steps?.paid[0] ?? 1),
    fixedFree: scatterPay(freeChances, shape.scatterPays) * (shape.steps?.free[0] ?? 1) * multipliers,
    triggerRate,
    freeSpinsPlayed: spins / triggerRate,
    full: 0,
  };
}
