/** SQL for the tables' chains. */
import type { Selectable } from 'kysely';
import type { LiveTables } from '../../db/liveTables.ts';
import { openedChain, sealedChain } from '../../fairness/seedVault.ts';
import type { House } from '../../house.ts';

/** A chain with its secret opened. */
export type ChainRow = ReturnType<typeof openedChain<Selectable<LiveTables['table_chain']>>>;

/** Oldest first. */
export async function readChains(house: House, gameId: string): Promise<ChainRow[]> {
  const rows = await house.db
    .selectFrom('table_chain')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('chain_no')
    .execute();
  return rows.map((row) => openedChain(house, row));
}

/** The chains of several tables, oldest first. A table at which nobody has sat yet has none. */
export async function chainsOfTables(house: House, gameIds: readonly string[]): Promise<Map<string, ChainRow[]>> {
  const rows = await house.db
    .selectFrom('table_chain')
    .selectAll()
    .where('game_id', 'in', [...gameIds])
    .orderBy('chain_no')
    .execute();
  const chains = rows.map((row) => openedChain(house, row));
  return Map.groupBy(chains, (chain) => chain.game_id);
}

/** If several processes create the same chain, the first one's is used. */
export async function insertChain(house: House, chain: ChainRow): Promise<void> {
  await house.db
    .insertInto('table_chain')
    .values(sealedChain(house, chain))
    .onConflict((conflict) => conflict.columns(['game_id', 'chain_no']).doNothing())
    .execute();
}
