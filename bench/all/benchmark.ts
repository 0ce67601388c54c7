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
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly figures: readonly Figure[];
}
