/** Runs the house's jobs in this process until it is stopped. */
import type { House } from '../house.ts';
import { startWorker } from './worker.ts';
import type { Worker } from './worker.ts';
import { runnerOf } from './job.ts';
import type { Job } from './job.ts';
import { createPlanner } from './plan.ts';

export async function startJobs(house: House, jobs: readonly Job[]): Promise<Worker> {
  try {
    await house.jobs.work(runnerOf(house, jobs));
  } catch (error) {
    await house.jobs.close();
    throw error;
  }
  const planner = startWorker(house, 'the planner of jobs', createPlanner(house, jobs));
  return {
    async stop() {
      await planner.stop();
      await house.jobs.close();
    },
  };
}
