/** The jobs of a test's house by the test's clock; no worker runs there. */
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { runnerOf } from './job.ts';
import type { Job } from './job.ts';
import type { Ran } from './jobPort.ts';
import { createPlanner } from './plan.ts';

/** Adds what time asks for by `house.now()`; a schedule that is new begins then. */
export async function planJobs(house: House, jobs: readonly Job[]): Promise<void> {
  await createPlanner(house, jobs)();
}

/** Does all that is due at `house.now()`, in this process. The queue's own clock in the test's database follows it. */
export async function runDueJobs(house: House, jobs: readonly Job[]): Promise<Ran> {
  await planJobs(house, jobs);
  const now = sql.lit(house.now() / 1000);
  await sql`
    create or replace function jobs.job_now() returns timestamptz language sql stable
    as $$ select to_timestamp(${now}::double precision) $$`.execute(house.db);
  return house.jobs.runDue(runnerOf(house, jobs));
}
