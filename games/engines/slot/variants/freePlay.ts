/** Expected values of free play, in doubles: free spins by remaining spins and wilds, holds by coins. */
import { cellCount } from '../hold.ts';
import { rowCount } from '../rules.ts';
import type { HoldRules, Pays, Rung, SlotModel } from '../rules.ts';
import { forScatters } from '../spin.ts';

/** Probability that a window of a strip shows this many wilds and scatters. */
interface Shown {
  readonly wilds: number;
  readonly scatters: number;
  readonly chance: number;
}

export function visibleCounts(strip: string): Shown[] {
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

/** The chances of how many wilds and free spins a free spin brings. Equal results are merged. */
function stepsOf(strips: readonly string[], freeSpins: Pays): { wilds: number; won: number; chance: number }[] {
  let chances = new Map<number, number>([[0, 1]]);
  for (const strip of strips) {
    const next = new Map<number, number>();
    for (const { wilds, scatters, chance } of visibleCounts(strip))
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

type Play = Pick<SlotModel, 'freeStrips' | 'freeSpins' | 'maxFreeSpins' | 'ladder'>;

const multiplierAt = (ladder: readonly Rung[], wilds: number): number =>
  ladder.reduce((held, rung) => (wilds >= rung.wilds ? rung.multiplier : held), 1);

/** The sum of multipliers over all free spins of a paid spin, and their number, on average. */
export function freePlay(play: Play, given: readonly number[]): { multipliers: number; spins: number } {
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

/**
 * By the coins at the start of a hold: the average coins at its end, the chance of a full window, the average turns.
 */
export function holdEnds({ turns, oneIn }: HoldRules): { coins: number; full: number; turns: number }[] {
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
