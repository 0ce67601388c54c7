/** A fault that a careless engineer might make, in one place of the source, and the tests that are to notice it. */
export interface Mutant {
  /** What the fault does, in words. */
  readonly name: string;
  /** Where it is planted, from the root. */
  readonly file: string;
  /** The text that is replaced; it occurs in the file exactly once. */
  readonly was: string;
  readonly is: string;
  /** Test files, or folders of them, that are to turn red. */
  readonly tests: readonly string[];
  /** Only tests with this in their title: a part of it as it is written, no pattern. */
  readonly title?: string;
}

/** The faults of one part of the product. */
export interface FaultGroup {
  readonly subject: string;
  readonly faults: readonly Mutant[];
}
