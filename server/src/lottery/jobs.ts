/** The lottery's clock: every minute the house draws and settles what is due. */
import { scheduledJob } from '../jobs/job.ts';
import { settleDue } from './settle.ts';

export const lotteryJobs = [
  // The draws themselves show what was missed during a pause.
  scheduledJob('lottery.draw', { every: { minutes: 1 }, missed: 'last' }, async (house) => {
    await settleDue(house);
  }),
];
