/** SQL of the lottery's chains. */
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { LotteryTables } from '../db/lotteryTables.ts';
import type { Tables } from '../db/tables.ts';
import { openedChain, sealedChain } from '../fairness/seedVault.ts';
import type { House } from '../house.ts';

/** A chain with its secret opened. */
export type ChainRow = ReturnType<typeof openedChain<Selectable<LotteryTables['lottery_chain']>>>;

/** The chains that end after `fromIndex`, oldest first. */
export async function readChains(house: House, lotteryCode: LotteryCode, fromIndex: number): Promise<ChainRow[]> {
  const rows = await house.db
    .selectFrom('lottery_chain')
    .selectAll()
    .where('lottery_code', '=', lotteryCode)
    .where(sql<boolean>`first_index + length > ${fromIndex}`)
    .orderBy('chain_no')
    .execute();
  return rows.map((row) => openedChain(house, row));
}

const endChain = (house: House, lotteryCode: LotteryCode, order: 'asc' | 'desc') =>
  house.db
    .selectFrom('lottery_chain')
    .select(['chain_no', 'first_index', 'length'])
    .where('lottery_code', '=', lotteryCode)
    .orderBy('chain_no', order)
    .limit(1)
    .executeTakeFirst();
export const firstChain = (house: House, lotteryCode: LotteryCode) => endChain(house, lotteryCode, 'asc');
export const lastChain = (house: House, lotteryCode: LotteryCode) => endChain(house, lotteryCode, 'desc');

/** Returns false if another process has stored a chain of this number. */
export async function insertChain(house: House, db: Kysely<Tables>, chain: ChainRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto('lottery_chain')
    .values(sealedChain(house, chain))
    .onConflict((conflict) => conflict.columns(['lottery_code', 'chain_no']).doNothing())
    .executeTakeFirst();
  return count === 1n;
}
