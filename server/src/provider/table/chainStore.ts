/** SQL for the tables' chains. */
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { LiveTables } from '../../db/liveTables.ts';
import type { Tables } from '../../db/tables.ts';
import { openedChain, sealedChain } from '../../fairness/seedVault.ts';
import type { House } from '../../house.ts';

/** A chain with its secret opened. */
export type ChainRow = ReturnType<typeof openedChain<Selectable<LiveTables['table_chain']>>>;

/** The chains of tables that end after `fromIndex`, oldest first. A table at which nobody has sat yet has none. */
export async function chainsOfTables(
  house: House,
  gameIds: readonly string[],
  fromIndex: number,
): Promise<Map<string, ChainRow[]>> {
  const rows = await house.db
    .selectFrom('table_chain')
    .selectAll()
    .where('game_id', 'in', [...gameIds])
    .where(sql<boolean>`first_index + length > ${fromIndex}`)
    .orderBy('chain_no')
    .execute();
  const chains = rows.map((row) => openedChain(house, row));
  return Map.groupBy(chains, (chain) => chain.game_id);
}

export const lastChain = (house: House, gameId: string) =>
  house.db
    .selectFrom('table_chain')
    .select(['chain_no', 'first_index', 'length'])
    .where('game_id', '=', gameId)
    .orderBy('chain_no', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns false if another process has stored a chain of this number. */
export async function insertChain(house: House, db: Kysely<Tables>, chain: ChainRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto('table_chain')
    .values(sealedChain(house, chain))
    .onConflict((conflict) => conflict.columns(['game_id', 'chain_no']).doNothing())
    .executeTakeFirst();
  return count === 1n;
}
