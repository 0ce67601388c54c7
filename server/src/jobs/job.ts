/** How a domain declares delayed and recurring work. houseJobs.ts collects the declarations. */
import * as v from 'valibot';
import type { House } from '../house.ts';
import type { DueJob, RunJob } from './jobPort.ts';
import type { Every } from './slots.ts';

export interface Schedule {
  readonly every: Every;
  /** What to make up for after a pause: every missed slot, or only the last one. */
  readonly missed: 'each' | 'last';
}

/**
 * A job runs at least once: if its process is killed, another one runs it again. It must therefore be idempotent. Its
 * writes carry keys, and a long job works in small steps.
 */
export interface Job {
  /** Domain and verb, for example `interest.accrue`. Stored in rows that outlive the process. */
  readonly name: string;
  readonly schedule: Schedule | undefined;
  run(house: House, due: DueJob): Promise<void>;
}

/** Declares a job that code adds: `house.jobs.add(name, payload, { key, runAtMs })`. */
export function addedJob<S extends v.GenericSchema>(
  name: string,
  payload: S,
  run: (house: House, payload: v.InferOutput<S>, key: string) => Promise<void>,
): Job {
  return { name, schedule: undefined, run: (house, due) => run(house, v.parse(payload, due.payload), due.key) };
}

const slot = v.object({ slotMs: v.number() });

/** Declares a job that a schedule adds. `slotMs` is the scheduled time, even if the job runs later. */
export function scheduledJob(
  name: string,
  schedule: Schedule,
  run: (house: House, slotMs: number) => Promise<void>,
): Job {
  return { name, schedule, run: (house, due) => run(house, v.parse(slot, due.payload).slotMs) };
}

/** Returns the function that the queue calls for each due job. Failures are logged under the job's name and retried. */
export function runnerOf(house: House, jobs: readonly Job[]): RunJob {
  const known = new Map(jobs.map((job) => [job.name, job]));
  return async (due) => {
    try {
      const job = known.get(due.name);
      if (!job) throw new Error(`no domain declares the job ${due.name}`);
      await job.run(house, due);
      house.figures.job(due.name, 'done');
    } catch (error) {
      house.figures.job(due.name, 'failed');
      house.log.error({ err: error, key: due.key, failures: due.failures + 1 }, `the job ${due.name} failed`);
      throw error;
    }
  };
}
