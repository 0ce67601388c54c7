/** The tables' clock: every minute the house settles what no living process has settled, and keeps its chains long. */
import { catalogueOf } from '@foyer/games/catalogue/catalogue.ts';
import { tableOf } from '@foyer/games/engines/table/tables.ts';
import { scheduledJob } from '../../jobs/job.ts';
import { chainsOf } from './chains.ts';
import { settleDue } from './settle.ts';

export const tableJobs = [
  scheduledJob('tables.settle', { every: { minutes: 1 }, missed: 'last' }, async (house) => {
    await settleDue(house);
  }),
  // A table whose chain is published before its first guest has a road to show from then on.
  scheduledJob('tables.chains', { every: { minutes: 60 }, missed: 'last' }, async (house) => {
    for (const { gameId } of catalogueOf(house.config.catalogueSize))
      if (tableOf(gameId) !== undefined) await chainsOf(house, gameId);
  }),
];
