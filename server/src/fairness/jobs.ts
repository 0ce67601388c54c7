/** The job that fixes the salt of each day soon after it has closed. */
import { saltDayAt } from '@foyer/games/fair/salt.ts';
import { scheduledJob } from '../jobs/job.ts';
import { fixSalt } from './salts.ts';

export const fairnessJobs = [
  scheduledJob('fairness.salts', { every: { minutes: 1 }, missed: 'last' }, async (house) => {
    await fixSalt(house, saltDayAt(house.now()) - 1);
  }),
];
