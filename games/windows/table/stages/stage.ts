/** Where a round is shown. A stage draws what the house has said and nothing else. M03 */
import { dealingMs } from '@foyer/contract/play/tableClock.ts';

export interface Stage {
  readonly root: HTMLElement;
  /** As before a round. */
  clear(): void;
  /** Shows a result, animated or at once. Every result takes the same time. Resolves when it is shown. */
  show(numbers: readonly number[], isAtOnce: boolean): Promise<void>;
}

/** Leaves half a second in which the result is visible before it is announced. */
export const showMs = dealingMs - 600;

/** Steps one after the other; those of an older showing are left out as soon as a newer one begins. */
export function createSteps(): (steps: readonly (() => void)[], isAtOnce: boolean) => Promise<void> {
  let turn = 0;
  return async (steps, isAtOnce) => {
    turn += 1;
    const mine = turn;
    for (const step of steps) {
      if (!isAtOnce) await new Promise((done) => setTimeout(done, showMs / steps.length));
      if (mine !== turn) return;
      step();
    }
  };
}
