/** SQL for the tables' chains. */
import type { Selectable } from 'kysely';
import type { LiveTables } from '../../db/liveTables.ts';
import type { House } from '../../house.ts';

export type ChainRow = Selectable<LiveTables['table_chain']>;

/** Oldest first. */
export const readChains = (house: House, gameId: string): Promise<ChainRow[]> =>
  house.db.selectFrom('table_chain').selectAll().where('game_id', '=', gameId).orderBy('chain_no').execute();

/** If several processes create the same chain, the first one's is used. */
export async function insertChain(house: House, chain: ChainRow): Promise<void> {
  await house.db
    .insertInto('table_chain')
    .values(chain)
    .onConflict((conflict) => conflict.columns(['game_id', 'chain_no']).doNothing())
    .execute();
}
