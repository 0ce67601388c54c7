/** How a room declares what the house does later, or again and again; houseJobs.ts puts the rooms together. */
import * as v from 'valibot';
import type { House } from '../house.ts';
import type { DueJob, RunJob } from './jobPort.ts';
import type { Every } from './slots.ts';

export interface Schedule {
  readonly every: Every;
  /** After a pause: every moment that was missed, or only the last of them. */
  readonly missed: 'each' | 'last';
}

/**
 * A job is done at least once: a process that is killed in the middle leaves it to the next. What it does must come to
 * the same when it is done again, so its writes carry keys, and a long one goes in small steps.
 */
export interface Job {
  /** Room and verb, for example `interest.accrue`; it stands in rows that outlive the process. */
  readonly name: string;
  readonly schedule: Schedule | undefined;
  run(house: House, due: DueJob): Promise<void>;
}

/** A job that somebody adds: `house.jobs.add(name, payload, { key, runAtMs })`. */
export function addedJob<S extends v.GenericSchema>(
  name: string,
  payload: S,
  run: (house: House, payload: v.InferOutput<S>, key: string) => Promise<void>,
): Job {
  return { name, schedule: undefined, run: (house, due) => run(house, v.parse(payload, due.payload), due.key) };
}

const slot = v.object({ slotMs: v.number() });

/** A job that time adds: `slotMs` is the moment for which it runs, whenever that comes to be. */
export function scheduledJob(
  name: string,
  schedule: Schedule,
  run: (house: House, slotMs: number) => Promise<void>,
): Job {
  return { name, schedule, run: (house, due) => run(house, v.parse(slot, due.payload).slotMs) };
}

/** What the queue calls for each due job. Failures are logged by the job's name and tried again. */
export function runnerOf(house: House, jobs: readonly Job[]): RunJob {
  const known = new Map(jobs.map((job) => [job.name, job]));
  return async (due) => {
    try {
      const job = known.get(due.name);
      if (!job) throw new Error(`no room declares the job ${due.name}`);
      await job.run(house, due);
      house.figures.job(due.name, 'done');
    } catch (error) {
      house.figures.job(due.name, 'failed');
      house.log.error({ err: error, key: due.key, failures: due.failures + 1 }, `the job ${due.name} failed`);
      throw error;
    }
  };
}
