/** Scheduled jobs of the bets. */
import { scheduledJob } from '../jobs/job.ts';
import { sumSettledStakes } from '../ledger/settledStakes.ts';

/** Every hour, so that a total has few bets to add to its sum. After missed hours one run is enough. */
export const betJobs = [
  scheduledJob('bets.sum', { every: { minutes: 60 }, missed: 'last' }, (house) =>
    sumSettledStakes(house.db, house.now()),
  ),
];
