/** The fishing rooms' jobs: close clips that a dead process has left, and delete catches of old tides. */
import { tideAt } from '@foyer/games/engines/fish/shoals.ts';
import { scheduledJob } from '../../jobs/job.ts';
import { closeLeftClips } from './pay.ts';
import { forgetCatches } from './shotStore.ts';

export const fishJobs = [
  scheduledJob('fish.close', { every: { minutes: 1 }, missed: 'last' }, async (house) => {
    await closeLeftClips(house);
  }),
  scheduledJob('fish.forget', { every: { minutes: 60 }, missed: 'last' }, async (house) => {
    await forgetCatches(house.db, tideAt(house.now()) - 20);
  }),
];
