/** Scheduled jobs on bonuses. */
import { scheduledJob } from '../jobs/job.ts';
import type { Job } from '../jobs/job.ts';
import { expireBonuses } from './expire.ts';

/** Every five minutes. After an outage one run is enough, because it handles everything that is due. */
export const bonusJobs: readonly Job[] = [
  scheduledJob('bonus.expire', { every: { minutes: 5 }, missed: 'last' }, async (house) => {
    while ((await expireBonuses(house)) > 0);
  }),
];
