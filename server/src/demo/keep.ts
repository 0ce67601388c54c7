/** Maintains the sandbox after its seeded history: amounts for fast payments, and a running bet. */
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { keepBetting } from './bet.ts';
import { demoPayees } from './payees.ts';

/**
 * The work for `startWorker`, by one process at a time. It returns 0, so that the worker pauses before the next run.
 */
export function demoKeeper(house: House): () => Promise<number> {
  const keepOffers = demoPayees(house);
  return () =>
    house.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended('foyer demo keeper', 0)) as mine`.execute(trx);
      if (rows[0]?.mine !== true) return 0;
      await keepOffers();
      await keepBetting(house);
      return 0;
    });
}
