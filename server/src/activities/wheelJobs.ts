/** What the wheels do by time. */
import { scheduledJob } from '../jobs/job.ts';
import type { Job } from '../jobs/job.ts';
import { payOwedPrizes } from './wheelPrize.ts';

/** A prize whose process has died between the draw and the wallet arrives a few minutes later. L10 */
export const wheelJobs: readonly Job[] = [
  scheduledJob('wheels.pay', { every: { minutes: 5 }, missed: 'last' }, async (house) => {
    await payOwedPrizes(house);
  }),
];
