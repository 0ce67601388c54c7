/** Picks on the pad, and 机选: random tickets. */
import { lotteryGame } from '@foyer/contract/lottery/games.ts';
import { zonesOf } from '@foyer/contract/lottery/plays.ts';
import type { Play } from '@foyer/contract/lottery/plays.ts';
import type { Selection } from '@foyer/contract/lottery/selection.ts';

/** Nothing picked yet. */
export const noPicks = (play: Play): Selection => ({
  play: play.play,
  picks: Array.from({ length: zonesOf(play).zones }, () => []),
  bankers: [],
});

export const withZone = (selection: Selection, zone: number, picks: readonly number[]): Selection => ({
  ...selection,
  picks: selection.picks.map((each, index) => (index === zone ? picks : each)),
});

/** A number that becomes a banker is removed from the drags. */
export const withBankers = (selection: Selection, bankers: readonly number[]): Selection => ({
  ...selection,
  bankers,
  picks: selection.picks.map((each) => each.filter((number) => !bankers.includes(number))),
});

export const isEmpty = ({ picks, bankers }: Selection): boolean => bankers.length === 0 && picks.flat().length === 0;

/** A uniformly random whole number from 0 to below `below`. */
export type Chance = (below: number) => number;

export const browserChance: Chance = (below) => {
  const limit = 2 ** 32 - (2 ** 32 % below);
  for (;;) {
    const [drawn = limit] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < limit) return drawn % below;
  }
};

/** Picks `count` different values at random, in ascending order. */
function some(values: readonly number[], count: number, chance: Chance): number[] {
  const left = [...values];
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)[0] ?? 0).toSorted((a, b) => a - b);
}

/** The smallest ticket of a play, with random numbers. */
export function chancePick(play: Play, chance: Chance): Selection {
  const { zones, values } = zonesOf(play);
  const empty = noPicks(play);
  switch (play.shape) {
    case 'positions':
    case 'halves':
    case 'colour':
      return withZone(empty, chance(zones), some(values, 1, chance));
    case 'straight': {
      const { isReplaced } = lotteryGame(play.lotteryCode).balls;
      const drawn = isReplaced
        ? Array.from({ length: zones }, () => values[chance(values.length)] ?? 0)
        : shuffled(some(values, zones, chance), chance);
      return { ...empty, picks: drawn.map((number) => [number]) };
    }
    case 'pair':
    case 'combination':
      return withZone(empty, 0, some(values, play.pick, chance));
  }
}

function shuffled(values: readonly number[], chance: Chance): number[] {
  const left = [...values];
  return values.map(() => left.splice(chance(left.length), 1)[0] ?? 0);
}

/** Whether a stored selection fits its play; false if the game no longer has the play. */
export const isKnown = ({ play, picks }: Selection, known: Play | undefined): boolean =>
  known !== undefined && known.play === play && picks.length === zonesOf(known).zones;
