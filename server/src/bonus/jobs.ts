/** What is done about bonuses by time. */
import { scheduledJob } from '../jobs/job.ts';
import type { Job } from '../jobs/job.ts';
import { expireBonuses } from './expire.ts';

/** Each five minutes; a pause is made up by one round, which takes everything that is due. */
export const bonusJobs: readonly Job[] = [
  scheduledJob('bonus.expire', { every: { minutes: 5 }, missed: 'last' }, async (house) => {
    while ((await expireBonuses(house)) > 0);
  }),
];
