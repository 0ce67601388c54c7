/** The tables' jobs: every minute the house settles what a dead process has left, every hour it extends the chains. */
import { catalogueOf } from '@foyer/games/catalogue/catalogue.ts';
import { tableOf } from '@foyer/games/engines/table/tables.ts';
import { scheduledJob } from '../../jobs/job.ts';
import { chainsOf } from './chains.ts';
import { settleDue } from './settle.ts';

export const tableJobs = [
  scheduledJob('tables.settle', { every: { minutes: 1 }, missed: 'last' }, async (house) => {
    await settleDue(house);
  }),
  // A chain that is published before a table's first visit gives the table a road to show from then on.
  scheduledJob('tables.chains', { every: { minutes: 60 }, missed: 'last' }, async (house) => {
    for (const { gameId } of catalogueOf(house.config.catalogueSize))
      if (tableOf(gameId) !== undefined) await chainsOf(house, gameId);
  }),
];
