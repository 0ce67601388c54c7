/** SQL of the sports' chains. */
import type { Kysely, Selectable } from 'kysely';
import type { SportTables } from '../../db/sportTables.ts';
import type { Tables } from '../../db/tables.ts';
import { openedChain, sealedChain } from '../../fairness/seedVault.ts';
import type { House } from '../../house.ts';

/** A chain with its secret opened. */
export type ChainRow = ReturnType<typeof openedChain<Selectable<SportTables['sport_chain']>>>;

/** All chains by sport, oldest first. */
export async function readChains(house: House): Promise<ReadonlyMap<number, readonly ChainRow[]>> {
  const rows = await house.db.selectFrom('sport_chain').selectAll().orderBy('sport_id').orderBy('chain_no').execute();
  const chains = rows.map((row) => openedChain(house, row));
  return Map.groupBy(chains, (row) => row.sport_id);
}

/** Returns false if another process has stored a chain of this number. */
export async function insertChain(house: House, db: Kysely<Tables>, chain: ChainRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto('sport_chain')
    .values(sealedChain(house, chain))
    .onConflict((conflict) => conflict.columns(['sport_id', 'chain_no']).doNothing())
    .executeTakeFirst();
  return count === 1n;
}
