/** SQL of ending chases. */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { BetRow, ChaseRow } from './orderStore.ts';

type Db = Kysely<Tables>;

/** Locks and returns a chase; undefined if the player has no such chase. */
export const lockChase = (trx: Db, playerId: string, chaseNo: string): Promise<ChaseRow | undefined> =>
  trx
    .selectFrom('lottery_chase')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('chase_no', '=', chaseNo)
    .where('state', '<>', 'opening')
    .forUpdate()
    .executeTakeFirst();

/** Returns the bets that a chase has not played yet, in the order of the draws. */
export const plannedOf = (trx: Db, { player_id, chase_no }: ChaseRow): Promise<BetRow[]> =>
  trx
    .selectFrom('lottery_bet')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('order_no', '=', chase_no)
    .where('state', '=', 'planned')
    .orderBy('draw_index')
    .execute();

/** Ends a chase: cancels these of its bets and marks their stakes as due for return. Returns the sum of the stakes. */
export async function endChase(
  trx: Db,
  chase: ChaseRow,
  state: 'won' | 'stopped' | 'void',
  cancelled: readonly BetRow[],
  nowMs: number,
): Promise<number> {
  const returnSatang = cancelled.reduce((sum, bet) => sum + bet.stake_satang, 0);
  if (cancelled.length > 0)
    await trx
      .updateTable('lottery_bet')
      .set({ state: 'cancelled', settled_ms: nowMs })
      .where('player_id', '=', chase.player_id)
      .where('order_no', '=', chase.chase_no)
      .where('state', '=', 'planned')
      .where('draw_index', 'in', [...new Set(cancelled.map((bet) => bet.draw_index))])
      .execute();
  await trx
    .updateTable('lottery_chase')
    .set({ state, return_satang: returnSatang, is_return_due: returnSatang > 0 })
    .where('player_id', '=', chase.player_id)
    .where('chase_no', '=', chase.chase_no)
    .execute();
  return returnSatang;
}

/** Returns ended chases whose money has not gone back yet. */
export const dueReturns = (house: House, limit: number): Promise<ChaseRow[]> =>
  house.db.selectFrom('lottery_chase').selectAll().where('is_return_due', '=', true).limit(limit).execute();

export async function markReturned(house: House, { player_id, chase_no }: ChaseRow): Promise<void> {
  await house.db
    .updateTable('lottery_chase')
    .set({ is_return_due: false })
    .where('player_id', '=', player_id)
    .where('chase_no', '=', chase_no)
    .execute();
}
