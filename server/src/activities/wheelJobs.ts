/** Scheduled jobs of the wheels. */
import { scheduledJob } from '../jobs/job.ts';
import type { Job } from '../jobs/job.ts';
import { payOwedPrizes } from './wheelPrize.ts';

/** Pays prizes whose process crashed between draw and payment, within a few minutes. L10 */
export const wheelJobs: readonly Job[] = [
  scheduledJob('wheels.pay', { every: { minutes: 5 }, missed: 'last' }, async (house) => {
    await payOwedPrizes(house);
  }),
];
