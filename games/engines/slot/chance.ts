/**
 * What a model returns, exactly: counted over all stops, without simulation. Every stop of a strip is equally likely
 * and reels are independent, so that a line's expectation is a product of counts. M04, M09
 */
import { cascadeExpectation, tallyPay } from './cascadeChance.ts';
import type { Tally } from './cascadeChance.ts';
import { fraction, plus, sum, times } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { holdChances } from './holdChance.ts';
import { lineCount, payingSymbols, rowCount } from './rules.ts';
import type { PayingSymbol, SlotModel, SlotSymbol, Steps } from './rules.ts';
import { forScatters, gridAt, ladderMultiplier } from './spin.ts';
import { paysInWays, winsOf } from './wins.ts';

const occurrences = (strip: string, symbol: SlotSymbol): number => strip.split(symbol).length - 1;
export const combinations = (strips: readonly string[]): bigint =>
  strips.reduce((product, strip) => product * BigInt(strip.length), 1n);

/** Stop combinations in which one line shows exactly `count` of a symbol from the left. */
function lineWays(strips: readonly string[], symbol: PayingSymbol, count: number): bigint {
  return strips.reduce((ways, strip, reel) => {
    const match = occurrences(strip, symbol) + (reel > 0 ? occurrences(strip, 'W') : 0);
    if (reel < count) return ways * BigInt(match);
    return ways * BigInt(reel === count ? strip.length - match : strip.length);
  }, 1n);
}

/** Number of stop combinations by how often the symbol is visible. */
export function shownWays(strips: readonly string[], symbol: SlotSymbol): bigint[] {
  return strips.reduce<bigint[]>(
    (ways, strip) => {
      const byCount = visibleCounts(strip, symbol);
      const next: bigint[] = [];
      ways.forEach((way, shown) =>
        byCount.forEach((stops, more) => (next[shown + more] = (next[shown + more] ?? 0n) + way * BigInt(stops))),
      );
      return next;
    },
    [1n],
  );
}

/** Number of a reel's stops by how often the symbols are visible. */
function visibleCounts(strip: string, ...wanted: SlotSymbol[]): number[] {
  const byCount = Array.from({ length: rowCount + 1 }, () => 0);
  for (let stop = 0; stop < strip.length; stop += 1) {
    const shown = gridAt([strip], [stop])[0]?.filter((each) => wanted.includes(each)).length ?? 0;
    byCount[shown] = (byCount[shown] ?? 0) + 1;
  }
  return byCount;
}

/** The sum of ways over all combinations in which exactly `count` reels from the left show a symbol. Rows multiply. */
function waysSum(strips: readonly string[], symbol: PayingSymbol, count: number): bigint {
  return strips.reduce((product, strip, reel) => {
    const shown = visibleCounts(strip, symbol, 'W');
    if (reel < count) return product * BigInt(shown.reduce((total, stops, rows) => total + stops * rows, 0));
    return product * BigInt(reel === count ? (shown[0] ?? 0) : strip.length);
  }, 1n);
}

/** Stored tallies of a cascade's strips, in paid and in free play. */
export type Known = readonly [paid: Tally, free: Tally];

/** What a paid and a free spin of a cascade pay on average, in line stakes. Scatters count in the landing only. */
function cascadesOf(
  model: SlotModel,
  { paid, free }: NonNullable<SlotModel['steps']>,
  known: Known | undefined,
): [Fraction, Fraction] {
  const scatters = (strips: readonly string[], steps: Steps) =>
    times(scatterExpectation(model, strips), fraction(steps[0] ?? 1));
  const [perPaid = fraction(0), alike = fraction(0)] = known
    ? known.map((tally) => fraction(tallyPay(tally, model.pays), combinations(model.strips)))
    : cascadeExpectation(model, model.strips, [paid, free]);
  const perFree =
    model.freeStrips === model.strips ? alike : (cascadeExpectation(model, model.freeStrips, [free])[0] ?? alike);
  return [plus(perPaid, scatters(model.strips, paid)), plus(perFree, scatters(model.freeStrips, free))];
}

const scatterExpectation = (model: SlotModel, strips: readonly string[]): Fraction =>
  fraction(
    shownWays(strips, 'S').reduce((top, ways, shown) => top + ways * BigInt(forScatters(model.scatterPays, shown)), 0n),
    combinations(strips),
  );

/** What the wins and scatters of one spin pay on average, in line stakes, with multiplier 1 and without free spins. */
function spinExpectation(model: SlotModel, strips: readonly string[]): Fraction {
  const all = combinations(strips);
  const perSymbol = (count: (symbol: PayingSymbol, shown: number) => bigint) =>
    payingSymbols
      .flatMap((symbol) => model.pays[symbol].map((pay, place) => count(symbol, place + 3) * BigInt(pay)))
      .reduce((a, b) => a + b, 0n);
  const winsTop = paysInWays(model)
    ? perSymbol((symbol, count) => waysSum(strips, symbol, count))
    : perSymbol((symbol, count) => lineWays(strips, symbol, count)) * BigInt(lineCount);
  return plus(fraction(winsTop, all), scatterExpectation(model, strips));
}

/** Number of ways in which a free spin shows a number of wilds and wins a number of free spins. */
function freeSpinSteps(model: SlotModel): { wilds: number; won: number; ways: bigint }[] {
  let ways = new Map<string, bigint>([['0/0', 1n]]);
  for (const strip of model.freeStrips) {
    const next = new Map<string, bigint>();
    for (let stop = 0; stop < strip.length; stop += 1) {
      const shown = gridAt([strip], [stop])[0] ?? [];
      const more = [shown.filter((each) => each === 'W').length, shown.filter((each) => each === 'S').length];
      for (const [key, count] of ways) {
        const [wilds = 0, scatters = 0] = key.split('/').map(Number);
        const to = `${wilds + (more[0] ?? 0)}/${scatters + (more[1] ?? 0)}`;
        next.set(to, (next.get(to) ?? 0n) + count);
      }
    }
    ways = next;
  }
  const steps = new Map<string, { wilds: number; won: number; ways: bigint }>();
  for (const [key, count] of ways) {
    const [wilds = 0, scatters = 0] = key.split('/').map(Number);
    const won = forScatters(model.freeSpins, scatters);
    const old = steps.get(`${wilds}/${won}`)?.ways ?? 0n;
    steps.set(`${wilds}/${won}`, { wilds, won, ways: old + count });
  }
  return [...steps.values()];
}

/**
 * Averages over all free spins that a start with `given` of them leads to: the sum of their multipliers, and their
 * number. A spin's multiplier depends only on earlier spins, so that the expectations of multiplier and win may be
 * multiplied.
 */
function multiplierSum(model: SlotModel, given: number): { multipliers: Fraction; spins: Fraction } {
  const steps = freeSpinSteps(model);
  const all = combinations(model.freeStrips);
  const top = model.ladder.at(-1)?.wilds ?? 0;
  let states = new Map<string, bigint>([[`${Math.min(given, model.maxFreeSpins)}/0`, 1n]]);
  let bottom = 1n;
  const terms: { multipliers: bigint; spins: bigint; bottom: bigint }[] = [];
  for (let played = 0; played < model.maxFreeSpins && states.size > 0; played += 1) {
    const next = new Map<string, bigint>();
    const term = { multipliers: 0n, spins: 0n, bottom };
    for (const [key, ways] of states) {
      const [left = 0, wilds = 0] = key.split('/').map(Number);
      term.multipliers += ways * BigInt(ladderMultiplier(model, wilds));
      term.spins += ways;
      for (const step of steps) {
        const won = Math.min(step.won, model.maxFreeSpins - played - left);
        if (left - 1 + won === 0) continue;
        const to = `${left - 1 + won}/${Math.min(wilds + step.wilds, top)}`;
        next.set(to, (next.get(to) ?? 0n) + ways * step.ways);
      }
    }
    terms.push(term);
    states = next;
    bottom *= all;
  }
  const over = (pick: (term: (typeof terms)[number]) => bigint) =>
    fraction(
      terms.reduce((total, term) => total + pick(term) * (bottom / term.bottom), 0n),
      bottom,
    );
  return { multipliers: over((term) => term.multipliers), spins: over((term) => term.spins) };
}

export interface Chances {
  /** The average return per unit staked: in all, and the part from free spins. */
  readonly rtp: Fraction;
  readonly freeSpinsPart: Fraction;
  /** How often a paid spin pays anything at all. */
  readonly hitRate: Fraction;
  /** How often a paid spin starts free play, be it free spins or a hold, and how long it then is on average. */
  readonly triggerRate: Fraction;
  readonly freeSpinsPlayed: Fraction;
  /** Chance of the best win of a paid spin: five `A`, on one line or in any way; of a hold, a full window. */
  readonly topLine: Fraction;
}

const counted = new WeakMap<SlotModel, Chances>();

/** Counting takes a second or more, so a model is counted once. Stored tallies shorten the count of a cascade. */
export function chancesOf(model: SlotModel, tallies?: Known): Chances {
  const known = counted.get(model) ?? countChances(model, tallies);
  counted.set(model, known);
  return known;
}

function countChances(model: SlotModel, tallies: Known | undefined): Chances {
  const all = combinations(model.strips);
  if (model.hold)
    return holdChances(model, model.hold, { base: spinExpectation(model, model.strips), hits: hitRateOf });
  const [perPaidSpin, perFreeSpin] = model.steps
    ? cascadesOf(model, model.steps, tallies)
    : [spinExpectation(model, model.strips), spinExpectation(model, model.freeStrips)];
  const triggers = shownWays(model.strips, 'S').flatMap((ways, shown) => {
    const given = forScatters(model.freeSpins, shown);
    return given > 0 ? [{ given, chance: fraction(ways, all) }] : [];
  });
  const starts = triggers.map(({ given, chance }) => ({ chance, ...multiplierSum(model, given) }));
  const stake = fraction(1, lineCount);
  const free = times(times(sum(starts.map((start) => times(start.chance, start.multipliers))), perFreeSpin), stake);
  const triggerRate = sum(triggers.map((trigger) => trigger.chance));
  const played = sum(starts.map((start) => times(start.chance, start.spins)));
  return {
    rtp: plus(times(perPaidSpin, stake), free),
    freeSpinsPart: free,
    hitRate: hitRateOf(model),
    triggerRate,
    freeSpinsPlayed: times(played, fraction(triggerRate.bottom, triggerRate.top)),
    topLine: topLineOf(model),
  };
}

/** Stops at which a reel shows `A` or a wild. */
const showsTop = (strip: string): number => strip.length - (visibleCounts(strip, 'A', 'W')[0] ?? 0);

/** Chance of five `A`: on one line, or in any way. */
function topLineOf(model: SlotModel): Fraction {
  const all = combinations(model.strips);
  if (!paysInWays(model)) return fraction(lineWays(model.strips, 'A', 5), all);
  return fraction(
    model.strips.reduce((ways, strip) => ways * BigInt(showsTop(strip)), 1n),
    all,
  );
}

/** Every win includes the first three reels, so reels 4 and 5 matter for scatters only. */
function hitRateOf(model: SlotModel): Fraction {
  const [first = '', second = '', third = '', ...rest] = model.strips;
  const restWays = shownWays(rest, 'S');
  const restAll = combinations(rest);
  const blank = rest.map(() => ['S', 'S', 'S'] as SlotSymbol[]);
  let hits = 0n;
  for (let a = 0; a < first.length; a += 1)
    for (let b = 0; b < second.length; b += 1)
      for (let c = 0; c < third.length; c += 1) {
        const grid = gridAt([first, second, third], [a, b, c]);
        if (winsOf(model, [...grid, ...blank]).length > 0) {
          hits += restAll;
          continue;
        }
        const scatters = grid.flat().filter((symbol) => symbol === 'S').length;
        hits += restWays.reduce(
          (ways, count, shown) => (forScatters(model.scatterPays, scatters + shown) > 0 ? ways + count : ways),
          0n,
        );
      }
  return fraction(hits, combinations(model.strips));
}
