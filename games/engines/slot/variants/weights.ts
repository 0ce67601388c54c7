/**
 * What a machine's entries weigh: how many line stakes a spin brings for each unit of a pay, in doubles. It is the sum of
 * `chance.ts` written for speed, and linear in the pays, so that a pay table can be fitted to a return. The tests hold it
 * against the exact fractions. Only + - * / are used, so that every browser finds the same.
 */
import type { Tally } from '../cascadeChance.ts';
import { cellCount, ticketsOf } from '../hold.ts';
import { lineCount, payingSymbols, rowCount } from '../rules.ts';
import type { HoldRules, Pays, Rung, SlotModel } from '../rules.ts';
import { forScatters } from '../spin.ts';

/** All of a model but what it pays for symbols. */
export type Shape = Omit<SlotModel, 'pays' | 'code'>;

/** In a window of a strip: so many wilds and so many scatters, with their chance. */
interface Shown {
  readonly wilds: number;
  readonly scatters: number;
  readonly chance: number;
}

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

/** Line stakes a unit of pay, for 3, 4 and 5 of each symbol, `A` first. */
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

function windowsOf(strip: string): Shown[] {
  const counts = new Map<number, number>();
  const round = strip + strip.slice(0, rowCount - 1);
  for (let stop = 0; stop < strip.length; stop += 1) {
    let key = 0;
    for (let row = 0; row < rowCount; row += 1)
      key += round[stop + row] === 'W' ? 4 : round[stop + row] === 'S' ? 1 : 0;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({
    wilds: Math.floor(key / 4),
    scatters: key % 4,
    chance: count / strip.length,
  }));
}

/** Chances to show 0, 1, 2 … scatters in the whole window. */
export function scatterChances(strips: readonly string[]): number[] {
  let chances = [1];
  for (const strip of strips) {
    const next = Array.from({ length: chances.length + rowCount }, () => 0);
    for (const { scatters, chance } of windowsOf(strip))
      chances.forEach((before, shown) => (next[shown + scatters] = (next[shown + scatters] ?? 0) + before * chance));
    chances = next;
  }
  return chances;
}

/** Wilds and free spins that a free spin brings, alike ones put together. */
function stepsOf(strips: readonly string[], freeSpins: Pays): { wilds: number; won: number; chance: number }[] {
  let chances = new Map<number, number>([[0, 1]]);
  for (const strip of strips) {
    const next = new Map<number, number>();
    for (const { wilds, scatters, chance } of windowsOf(strip))
      for (const [key, before] of chances) {
        const to = key + wilds * 64 + scatters;
        next.set(to, (next.get(to) ?? 0) + before * chance);
      }
    chances = next;
  }
  const steps = new Map<number, number>();
  for (const [key, chance] of chances) {
    const to = Math.floor(key / 64) * 1_000 + forScatters(freeSpins, key % 64);
    steps.set(to, (steps.get(to) ?? 0) + chance);
  }
  return [...steps].map(([key, chance]) => ({ wilds: Math.floor(key / 1_000), won: key % 1_000, chance }));
}

type Play = Pick<Shape, 'freeStrips' | 'freeSpins' | 'maxFreeSpins' | 'ladder'>;

const multiplierAt = (ladder: readonly Rung[], wilds: number): number =>
  ladder.reduce((held, rung) => (wilds >= rung.wilds ? rung.multiplier : held), 1);

/** The sum of multipliers over all free spins of a paid spin, and their number, on average. */
function freePlay(play: Play, given: readonly number[]): { multipliers: number; spins: number } {
  const { maxFreeSpins, ladder } = play;
  const steps = stepsOf(play.freeStrips, play.freeSpins);
  const top = ladder.at(-1)?.wilds ?? 0;
  const width = top + 1;
  let states = new Float64Array((maxFreeSpins + 1) * width);
  given.forEach((chance, spins) => {
    if (spins > 0)
      states[Math.min(spins, maxFreeSpins) * width] = (states[Math.min(spins, maxFreeSpins) * width] ?? 0) + chance;
  });
  let [multipliers, spins] = [0, 0];
  for (let played = 0; played < maxFreeSpins; played += 1) {
    const next = new Float64Array(states.length);
    for (let left = 1; left <= maxFreeSpins - played; left += 1)
      for (let wilds = 0; wilds < width; wilds += 1) {
        const chance = states[left * width + wilds] ?? 0;
        if (chance === 0) continue;
        multipliers += chance * multiplierAt(ladder, wilds);
        spins += chance;
        for (const step of steps) {
          const to = left - 1 + Math.min(step.won, maxFreeSpins - played - left);
          if (to === 0) continue;
          const place = to * width + Math.min(wilds + step.wilds, top);
          next[place] = (next[place] ?? 0) + chance * step.chance;
        }
      }
    states = next;
  }
  return { multipliers, spins };
}

/** Coins at the end of a hold that began with so many, the chance of a full window, and its turns. */
function holdEnds({ turns, oneIn }: HoldRules): { coins: number; full: number; turns: number }[] {
  const ends: { coins: number; full: number; turns: number }[] = [];
  ends[cellCount] = { coins: cellCount, full: 1, turns: 0 };
  for (let coins = cellCount - 1; coins >= 0; coins -= 1) {
    const free = cellCount - coins;
    // The chance of `more` new coins in one turn.
    const chances: number[] = [1];
    for (let cell = 0; cell < free; cell += 1)
      for (let more = cell + 1; more >= 0; more -= 1)
        chances[more] = ((chances[more] ?? 0) * (oneIn - 1)) / oneIn + (chances[more - 1] ?? 0) / oneIn;
    let end = { coins, full: 0, turns: 0 };
    for (let left = 1; left <= turns; left += 1) {
      const after = {
        coins: (chances[0] ?? 0) * end.coins,
        full: (chances[0] ?? 0) * end.full,
        turns: 1 + (chances[0] ?? 0) * end.turns,
      };
      for (let more = 1; more <= free; more += 1) {
        const [chance, then] = [chances[more] ?? 0, ends[coins + more]];
        after.coins += chance * (then?.coins ?? 0);
        after.full += chance * (then?.full ?? 0);
        after.turns += chance * (then?.turns ?? 0);
      }
      end = after;
    }
    ends[coins] = end;
  }
  return ends;
}

export interface Weights {
  /** Line stakes of a paid spin a unit of pay: in the spin itself, and in the free spins it leads to. */
  readonly paid: readonly number[];
  readonly free: readonly number[];
  /** Line stakes that no pay of a symbol changes: scatters, coins. */
  readonly fixedPaid: number;
  readonly fixedFree: number;
  readonly triggerRate: number;
  readonly freeSpinsPlayed: number;
  /** Of a hold: the chance of a full window. */
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

/** Of a cascade the tallies of its strips are given: ways of paid and of free play, and over how many combinations. */
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
