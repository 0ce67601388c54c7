/**
 * Splits a long count into slices, each with a seed of its own. The sums are saved in the system's temporary folder
 * after every slice, so an interrupted count resumes. The sums of a short trial are saved beside them. If a rule has
 * changed, the trial gives other sums, and the count starts again.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { belowFrom } from '../chance.ts';
import { measuredOf, sumsOf } from './measure.ts';
import type { Measured, Sums } from './measure.ts';

export type Chance = ReturnType<typeof belowFrom>;

const sliceRounds = 100_000;
const trialRounds = 2_000;

/** `belowFrom` makes its seed odd, so only every second number gives a stream of its own. */
const chanceOf = (seed: number, slice: number): Chance => belowFrom(seed + 2 * slice);

const added = (a: Sums, b: Sums): Sums => ({
  rounds: a.rounds + b.rounds,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
});

function keptIn(file: string, trial: Sums): Sums | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { trial: Sums; sums: Sums };
    return JSON.stringify(kept.trial) === JSON.stringify(trial) ? kept.sums : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Counts whole slices until there are `rounds` at least. `roundsOf(chance)()` plays a round and returns its net gain.
 */
export function countInSlices(
  name: string,
  seed: number,
  rounds: number,
  roundsOf: (chance: Chance) => () => number,
): Measured {
  const file = join(tmpdir(), `foyer-count-${name}.json`);
  const trial = sumsOf(trialRounds, roundsOf(chanceOf(seed, 0)));
  if (rounds <= trialRounds) return measuredOf(trial);
  let sums = keptIn(file, trial) ?? { rounds: 0, sum: 0, squares: 0 };
  if (sums.rounds > rounds) sums = { rounds: 0, sum: 0, squares: 0 };
  while (sums.rounds < rounds) {
    const slice = sums.rounds / sliceRounds;
    sums = added(sums, sumsOf(sliceRounds, roundsOf(chanceOf(seed, slice))));
    writeFileSync(`${file}.new`, JSON.stringify({ trial, sums, ...measuredOf(sums) }));
    renameSync(`${file}.new`, file);
  }
  return measuredOf(sums);
}
