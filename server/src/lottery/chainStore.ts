/** SQL of the lottery's chains. */
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import type { Selectable } from 'kysely';
import type { LotteryTables } from '../db/lotteryTables.ts';
import { openedChain, sealedChain } from '../fairness/seedVault.ts';
import type { House } from '../house.ts';

/** A chain with its secret opened. */
export type ChainRow = ReturnType<typeof openedChain<Selectable<LotteryTables['lottery_chain']>>>;

/** Oldest first. */
export async function readChains(house: House, lotteryCode: LotteryCode): Promise<ChainRow[]> {
  const rows = await house.db
    .selectFrom('lottery_chain')
    .selectAll()
    .where('lottery_code', '=', lotteryCode)
    .orderBy('chain_no')
    .execute();
  return rows.map((row) => openedChain(house, row));
}

/** If several processes create the same chain, the first one's is used. */
export async function insertChain(house: House, chain: ChainRow): Promise<void> {
  await house.db
    .insertInto('lottery_chain')
    .values(sealedChain(house, chain))
    .onConflict((conflict) => conflict.columns(['lottery_code', 'chain_no']).doNothing())
    .execute();
}
