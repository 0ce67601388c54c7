/** Runs the jobs of a test's house by the test's clock, without a worker. */
import { sql } from 'kysely';
import type { House } from '../../house.ts';
import { runnerOf } from '../job.ts';
import type { Job } from '../job.ts';
import type { Ran } from '../jobPort.ts';
import { createPlanner } from '../plan.ts';

/** Adds the scheduled jobs at `house.now()`. A new schedule begins then. */
export async function planJobs(house: House, jobs: readonly Job[]): Promise<void> {
  await createPlanner(house, jobs)();
}

/**
 * Runs all jobs due at `house.now()` in this process. Sets the queue's clock in the test's database to the same time.
 */
export async function runDueJobs(house: House, jobs: readonly Job[]): Promise<Ran> {
  await planJobs(house, jobs);
  const now = sql.lit(house.now() / 1000);
  await sql`
    create or replace function jobs.job_now() returns timestamptz language sql stable
    as $$ select to_timestamp(${now}::double precision) $$`.execute(house.db);
  return house.jobs.runDue(runnerOf(house, jobs));
}
