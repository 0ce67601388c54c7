/** Keeps the sums of the house's accounts by day. */
import { scheduledJob } from './jobs/job.ts';
import { sumHouseDays } from './ledger/houseDays.ts';

/** Every ten minutes, so that a report has few entries to add to the sums. After missed runs one is enough. */
export const houseDayJobs = [
  scheduledJob('money.days', { every: { minutes: 10 }, missed: 'last' }, (house) =>
    sumHouseDays(house.db, house.now()),
  ),
];
