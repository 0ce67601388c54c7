/**
 * What a hold pays on average, exactly. Coins have the same average value in every cell, so only the number of coins at
 * the end matters. It follows from the number of free cells and of turns left.
 */
import type { Chances } from './chance.ts';
import { fraction, plus, sum, times } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { cellCount, ticketsOf } from './hold.ts';
import { lineCount } from './rules.ts';
import type { HoldRules, SlotModel } from './rules.ts';
import { gridAt } from './spin.ts';

interface End {
  /** Coins at the end, the chance of a full window, and the turns until then, all on average. */
  readonly coins: Fraction;
  readonly full: Fraction;
  readonly turns: Fraction;
}

function choose(n: number, k: number): bigint {
  let [top, bottom] = [1n, 1n];
  for (let i = 0; i < k; i += 1) [top, bottom] = [top * BigInt(n - i), bottom * BigInt(i + 1)];
  return top / bottom;
}

/** Probability that this many of the free cells show a coin in one turn. */
const shows = (free: number, coins: number, oneIn: number): Fraction =>
  fraction(choose(free, coins) * BigInt(oneIn - 1) ** BigInt(free - coins), BigInt(oneIn) ** BigInt(free));

function endOf(rules: HoldRules): (coins: number, left: number) => End {
  const known = new Map<string, End>();
  const none = fraction(0);
  const find = (coins: number, left: number): End => {
    if (coins === cellCount) return { coins: fraction(cellCount), full: fraction(1), turns: none };
    if (left === 0) return { coins: fraction(coins), full: none, turns: none };
    const key = `${coins}/${left}`;
    const before = known.get(key);
    if (before) return before;
    const free = cellCount - coins;
    const ways = Array.from({ length: free + 1 }, (_, more) => ({
      chance: shows(free, more, rules.oneIn),
      after: more === 0 ? find(coins, left - 1) : find(coins + more, rules.turns),
    }));
    const over = (pick: (end: End) => Fraction) => sum(ways.map(({ chance, after }) => times(chance, pick(after))));
    const end = {
      coins: over((after) => after.coins),
      full: over((after) => after.full),
      turns: plus(
        fraction(1),
        over((after) => after.turns),
      ),
    };
    known.set(key, end);
    return end;
  };
  return find;
}

/** Number of combinations of the paid strips by visible coins. */
function coinWays(strips: readonly string[]): { coins: number; ways: bigint; all: bigint }[] {
  let ways = new Map<number, bigint>([[0, 1n]]);
  let all = 1n;
  for (const strip of strips) {
    const next = new Map<number, bigint>();
    for (let stop = 0; stop < strip.length; stop += 1) {
      const more = gridAt([strip], [stop])[0]?.filter((symbol) => symbol === 'S').length ?? 0;
      for (const [shown, count] of ways) next.set(shown + more, (next.get(shown + more) ?? 0n) + count);
    }
    ways = next;
    all *= BigInt(strip.length);
  }
  return [...ways].map(([coins, count]) => ({ coins, ways: count, all }));
}

interface Known {
  /** What the paid spin pays on average, in line stakes. */
  readonly base: Fraction;
  readonly hits: (model: SlotModel) => Fraction;
}

export function holdChances(model: SlotModel, rules: HoldRules, { base, hits }: Known): Chances {
  const end = endOf(rules);
  const value = fraction(
    rules.values.reduce((top, each) => top + each.value * each.tickets, 0),
    ticketsOf(rules),
  );
  const starts = coinWays(model.strips)
    .filter(({ coins }) => coins >= rules.trigger)
    .map(({ coins, ways, all }) => ({ chance: fraction(ways, all), end: end(coins, rules.turns) }));
  const over = (pick: (end: End) => Fraction) => sum(starts.map((start) => times(start.chance, pick(start.end))));
  const triggerRate = sum(starts.map(({ chance }) => chance));
  const full = over((each) => each.full);
  const stake = fraction(1, lineCount);
  const coinsPay = times(
    over((each) => each.coins),
    value,
  );
  const held = times(plus(coinsPay, times(full, fraction(rules.grand))), stake);
  const turns = over((each) => each.turns);
  return {
    rtp: plus(times(base, stake), held),
    freeSpinsPart: held,
    hitRate: hits(model),
    triggerRate,
    freeSpinsPlayed: times(turns, fraction(triggerRate.bottom, triggerRate.top)),
    topLine: full,
  };
}
