/** Scheduled jobs of the bets. */
import { scheduledJob } from '../jobs/job.ts';
import { sumBets } from '../ledger/betSums/sumBets.ts';
import { archiveBets } from '../ledger/oldBets/archive.ts';
import { sumSettledStakes } from '../ledger/settledStakes.ts';

/** Every ten minutes, so that a total has few bets to add to its sum. After missed runs one is enough. */
export const betJobs = [
  scheduledJob('bets.sum', { every: { minutes: 10 }, missed: 'last' }, async (house) => {
    await sumSettledStakes(house.db, house.now());
    await sumBets(house.db, house.now());
  }),
  // Every hour, because a run ends after some minutes, and a large house has more to archive than one run moves.
  scheduledJob('bets.archive', { every: { minutes: 60 }, missed: 'last' }, (house) =>
    archiveBets(house.db, house.now(), { afterMonths: house.config.archiveAfterMonths, shards: house.shards }),
  ),
];
