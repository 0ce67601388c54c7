/** SQL for voided bets. */
import type { Selectable } from 'kysely';
import type { LedgerTables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import type { Account, Leg } from '../../ledger/accounts.ts';
import { titles } from '../../ledger/accounts.ts';
import { holdRound } from '../../ledger/oldBets/recall.ts';

export type Bet = Selectable<LedgerTables['bet']>;

export const readBet = (house: House, playerId: string, betOrderNo: string): Promise<Bet | undefined> =>
  house.db
    .selectFrom('every_bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('bet_order_no', '=', betOrderNo)
    .executeTakeFirst();

/** The sum that a round has moved per account: its stakes and its prize. */
export async function movedByRound(house: House, playerId: string, roundId: string): Promise<Leg[]> {
  const rows = await house.db
    .selectFrom('movement')
    .innerJoin('entry', (join) =>
      join.onRef('entry.player_id', '=', 'movement.player_id').onRef('entry.seq', '=', 'movement.seq'),
    )
    .select(['entry.account', (sum) => sum.fn.sum<string>('entry.amount_satang').as('moved')])
    .where('movement.player_id', '=', playerId)
    .where('movement.reference', '=', roundId)
    .where('movement.title', 'in', [titles.stake, titles.prize])
    .groupBy('entry.account')
    .orderBy('entry.account')
    .execute();
  return rows.map(({ account, moved }) => ({ account: account as Account, amountSatang: Number(moved) }));
}

/** Marks the bets of a round as voided: they no longer count as settled or as turnover. */
export async function markRoundVoided(house: House, playerId: string, roundId: string): Promise<void> {
  await house.db.transaction().execute(async (trx) => {
    await holdRound(trx, playerId, roundId);
    await trx
      .updateTable('bet')
      .set({ is_settled: false, voided_ms: house.now() })
      .where('player_id', '=', playerId)
      .where('round_id', '=', roundId)
      .where('voided_ms', 'is', null)
      .execute();
  });
}
