/** Shows a round. A stage draws what the house has settled and nothing else. M03 */
import { dealingMs } from '@foyer/contract/play/tableClock.ts';

export interface Stage {
  readonly root: HTMLElement;
  /** Resets the stage to its state before a round. */
  clear(): void;
  /** Shows a result, animated or at once. Every result takes the same time. Resolves when it is shown. */
  show(numbers: readonly number[], isAtOnce: boolean): Promise<void>;
}

/** The duration of the animation. It ends 600 ms before the dealing phase does. */
export const showMs = dealingMs - 600;

/** Returns a function that runs steps evenly over `showMs`. A new call cancels the remaining steps of the last one. */
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
