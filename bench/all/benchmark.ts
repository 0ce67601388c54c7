/** A benchmark of `npm run bench`, with the figures that have a goal. */
export interface Figure {
  readonly what: string;
  readonly beside: string;
  /** Finds the number in the output. */
  readonly pattern: RegExp;
  readonly unit?: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** The known reason, shown where the goal is missed. */
  readonly whyMissed?: string;
}

export interface Benchmark {
  readonly name: string;
  readonly title: string;
  readonly file: string;
  /** How long it takes on two cores that do nothing else. */
  readonly plannedSeconds: number;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly figures: readonly Figure[];
}

/** The planned minutes of these benchmarks together. */
export const minutesOf = (benchmarks: readonly Benchmark[]): number =>
  Math.ceil(benchmarks.reduce((sum, { plannedSeconds }) => sum + plannedSeconds, 0) / 60);
