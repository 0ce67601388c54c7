/** The sportsbook's jobs: every minute the house settles what a dead process has left. */
import { sportKinds } from '@foyer/contract/play/sport.ts';
import { scheduledJob } from '../../jobs/job.ts';
import { chainsOf } from './chains.ts';
import { forgetBookings } from './quote.ts';
import { settleVoided } from './voiding.ts';

export const sportJobs = [
  scheduledJob('sport.settle', { every: { minutes: 1 }, missed: 'last' }, async (house) => {
    await settleVoided(house);
  }),
  // Publishes chains days before their matches, whether or not there are viewers.
  scheduledJob('sport.chains', { every: { minutes: 60 }, missed: 'last' }, async (house) => {
    await Promise.all(sportKinds.map(({ sportId }) => chainsOf(house, sportId)));
    await forgetBookings(house);
  }),
];
