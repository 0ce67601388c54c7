/** How every part of the house asks for work that is done later, or again and again. */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type Payload = Readonly<Record<string, unknown>>;

export interface JobToAdd {
  /** One of those that the rooms declare: houseJobs.ts. */
  readonly name: string;
  readonly payload: Payload;
  /** Once per name: a job with the same key that stands, runs, or was done in the last week is not added again. */
  readonly key: string;
  readonly runAtMs: number;
}

interface JobTimes extends Pick<JobToAdd, 'key'> {
  /** Epoch milliseconds; now where it is left out. */
  readonly runAtMs?: number;
  /** The job is there when this transaction is committed, and otherwise never. The queue must be open: a house that serves has it. */
  readonly within?: Kysely<Tables>;
}

/** A job that is due, as a process holds it. */
export interface DueJob extends JobToAdd {
  readonly id: string;
  /** How often it has failed before. */
  readonly failures: number;
}
export type RunJob = (due: DueJob) => Promise<void>;

export interface Ran {
  readonly done: readonly string[];
  readonly failed: readonly { readonly name: string; readonly key: string; readonly error: unknown }[];
}

export interface JobPort {
  add(name: string, payload: Payload, when: JobTimes): Promise<void>;
  addAll(jobs: readonly JobToAdd[]): Promise<void>;
  /** Takes what is due, now and from now on, until `close`. A job that throws is tried again after a growing pause. */
  work(run: RunJob): Promise<void>;
  /** Takes what is due at once, until nothing is; for tests, and for an operator who will not wait. */
  runDue(run: RunJob): Promise<Ran>;
  /** Lets running jobs end; those that take too long are another process's, or the next start's. */
  close(): Promise<void>;
}
