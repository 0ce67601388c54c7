/** A fish that the cannon follows until it leaves or is caught. */
import type { Stage } from './stage.ts';

export type Lock = string | undefined;

export const isStillThere = (stage: Stage, lock: Lock): lock is string =>
  lock !== undefined && stage.angleFor(lock) !== undefined;
