/** The lottery's clock: every minute the house draws and settles what is due. */
import { scheduledJob } from '../jobs/job.ts';
import { settleDue } from './settle.ts';

export const lotteryJobs = [
  // What a pause has missed is found in the draws themselves.
  scheduledJob('lottery.draw', { every: { minutes: 1 }, missed: 'last' }, async (house) => {
    await settleDue(house);
  }),
];
