/** What goes on in the sandbox by itself after its story is told: amounts for fast payments, and a bet that runs. */
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { keepBetting } from './bet.ts';
import { demoPayees } from './payees.ts';

/** A round for `startWorker`, which answers 0: the next look waits. One process of a house does it at a time. */
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
