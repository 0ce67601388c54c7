/** Judges a run against the database: what was acknowledged is there once, and the house was back in time. */

export interface Outcome {
  readonly done: number;
  readonly refused: number;
  /** Tries without a final answer. Each was repeated under its id until it had one. */
  readonly unknown: number;
  /** Operations that never got a final answer. */
  readonly open: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** What is wrong with the books. */
  readonly wrong: readonly string[];
  /** Houses that ended by themselves. */
  readonly fallen: number;
  /** From the fault to the first acknowledged write through each house, milliseconds. */
  readonly backMs: readonly number[];
}

/** One line for each fault of the run; none if it went well. */
export function faultsOf(outcome: Outcome, longestBackMs: number): string[] {
  const { done, open, lost, doubled, wrong, fallen, backMs } = outcome;
  const late = backMs.filter((ms) => ms > longestBackMs);
  return [
    ...(done === 0 ? ['no operation was acknowledged'] : []),
    ...(open > 0 ? [`${open} operations never got an answer`] : []),
    ...lost.map((name) => `acknowledged and lost: ${name}`),
    ...doubled.map((name) => `booked twice, or although refused: ${name}`),
    ...wrong,
    ...(fallen > 0 ? [`${fallen} houses ended`] : []),
    ...(backMs.length === 0 ? ['no house came back'] : []),
    ...late.map((ms) => `back after ${ms} ms instead of ${longestBackMs}`),
  ];
}
