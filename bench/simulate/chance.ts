/** Chance of a simulation: everything that is drawn comes from the seed, in the order in which it is asked for. */
import type { Random } from '@foyer/house/house.ts';
import { belowFrom } from '../chance.ts';

export interface Chance {
  /** From 0 below `size`. */
  below(size: number): number;
  /** Both ends included. */
  between(low: number, high: number): number;
  pick<T>(all: readonly T[]): T;
  /** True once in so many times. */
  oneIn(times: number): boolean;
  shuffled<T>(all: readonly T[]): T[];
}

export function chanceOf(seed: number): Chance {
  const below = belowFrom(seed);
  const pick = <T>(all: readonly T[]): T => {
    if (all.length === 0) throw new RangeError('there is nothing to pick from');
    return all[below(all.length)] as T;
  };
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    pick,
    oneIn: (times) => below(times) === 0,
    shuffled: (all) => {
      const mixed = [...all];
      for (let at = mixed.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        [mixed[at], mixed[other]] = [mixed[other] as never, mixed[at] as never];
      }
      return mixed;
    },
  };
}

/** The house's randomness. Ids count up: unique in one run, and the same in every run of the seed. */
export function randomOf(seed: number): Random {
  const below = belowFrom(seed ^ 0x5bd1e995);
  let ids = 0;
  return {
    bytes: (length) => Uint8Array.from({ length }, () => below(256)),
    id(nowMs) {
      ids = (ids + 1) % 2 ** 22;
      return String((BigInt(nowMs - Date.UTC(2020, 0)) << 22n) + BigInt(ids));
    },
  };
}
