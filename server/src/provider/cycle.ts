/** The minimum time between two starts of a player's rounds, by the rules of the place. M11, docs/jurisdiction.md */
import type { House } from '../house.ts';
import type { PacedFamily } from '../jurisdiction/schema.ts';

/** A family that no profile knows, such as one of an operator's own backend. The longest that the standards name. */
const unknownCycleMs = 5_000;

/** Milliseconds, for a family by its code. `ownMs` is for a family that no profile knows. */
export function cycleMsOf(house: Pick<House, 'config'>, family: string, ownMs = unknownCycleMs): number {
  const { minCycleMs } = house.config.jurisdiction;
  return family in minCycleMs ? minCycleMs[family as PacedFamily] : ownMs;
}
