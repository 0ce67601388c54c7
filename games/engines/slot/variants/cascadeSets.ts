/** The counted strips of the cascades, parsed from their text. */
import { cascadeTally } from '../cascadeChance.ts';
import type { Tally } from '../cascadeChance.ts';
import type { Steps } from '../rules.ts';
import { orbitSets, rapidsSets, terraceSets } from './counted.ts';
import type { CountedSet } from './counted.ts';

export interface CascadeSet {
  readonly strips: readonly string[];
  readonly steps: { readonly paid: Steps; readonly free: Steps };
  readonly paid: Tally;
  readonly free: Tally;
}

const setsOfBase: Readonly<Record<string, readonly CountedSet[]>> = {
  orbit: orbitSets,
  rapids: rapidsSets,
  terrace: terraceSets,
};

const tallyOf = (text: string): Tally => text.split(' ').map((digits) => Number.parseInt(digits, 36));

function setOf([steps, strips, paid, free]: CountedSet): CascadeSet {
  const [paidSteps = [], freeSteps = []] = steps.split('/').map((part) => part.split(' ').map(Number));
  return {
    strips: strips.split(' '),
    steps: { paid: paidSteps, free: freeSteps },
    paid: tallyOf(paid),
    free: tallyOf(free),
  };
}

const read = new Map<string, readonly CascadeSet[]>();

export function cascadeSets(base: string): readonly CascadeSet[] {
  const sets = read.get(base) ?? (setsOfBase[base] ?? []).map(setOf);
  read.set(base, sets);
  return sets;
}

/** Recounts the tallies of a set. */
export const countedAnew = ({ strips, steps }: CascadeSet): Tally[] => cascadeTally(strips, [steps.paid, steps.free]);
