/** Port through which every part of the house adds delayed and recurring work. */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type Payload = Readonly<Record<string, unknown>>;

export interface JobToAdd {
  /** Name of a job that a domain declares; see houseJobs.ts. */
  readonly name: string;
  readonly payload: Payload;
  /** Unique for each name. A job whose key is waiting, running, or was done in the last week is not added again. */
  readonly key: string;
  readonly runAtMs: number;
}

interface JobTimes extends Pick<JobToAdd, 'key'> {
  /** Epoch milliseconds; now if omitted. */
  readonly runAtMs?: number;
  /**
   * Adds the job in this transaction, so that it exists only if the transaction commits. The queue must be open
   * already, as it is in a house that serves requests.
   */
  readonly within?: Kysely<Tables> | undefined;
}

/** A due job that a process has taken. */
export interface DueJob extends JobToAdd {
  readonly id: string;
  /** Number of earlier failures. */
  readonly failures: number;
}
export type RunJob = (due: DueJob) => Promise<void>;

export interface Ran {
  readonly done: readonly string[];
  readonly failed: readonly { readonly name: string; readonly key: string; readonly error: unknown }[];
}

export interface JobPort {
  add(name: string, payload: Payload, when: JobTimes): Promise<void>;
  /** Adds them in the transaction `within`, if given. */
  addAll(jobs: readonly JobToAdd[], within?: Kysely<Tables>): Promise<void>;
  /** Runs due jobs, now and from now on, until `close`. A job that throws is retried after growing pauses. */
  work(run: RunJob): Promise<void>;
  /** Runs due jobs at once until none is left; for tests, and for operators who do not want to wait. */
  runDue(run: RunJob): Promise<Ran>;
  /** Waits for running jobs. Jobs that take too long are left to another process or the next start. */
  close(): Promise<void>;
}
