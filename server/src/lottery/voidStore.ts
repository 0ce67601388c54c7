/** SQL of voided draws. */
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import type { DrawTimes } from '@foyer/contract/lottery/clock.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { DrawRow } from './drawStore.ts';

type Db = Kysely<Tables>;

/**
 * Voids a draw under an exclusive lock. From then on it takes and pays nothing. Returns false if it was voided before.
 */
export async function markVoid(trx: Db, { lotteryCode, index, issue }: DrawTimes, reason: string): Promise<boolean> {
  await trx
    .insertInto('lottery_draw')
    .values({ lottery_code: lotteryCode, draw_index: index, issue, state: 'open' })
    .onConflict((conflict) => conflict.columns(['lottery_code', 'draw_index']).doNothing())
    .execute();
  const changed = await trx
    .updateTable('lottery_draw')
    .set({ state: 'void', void_reason: reason, settled_ms: null })
    .where('lottery_code', '=', lotteryCode)
    .where('draw_index', '=', index)
    .where('state', '<>', 'void')
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Returns voided draws whose money has not all gone back. */
export const unfinishedVoids = (house: House): Promise<DrawRow[]> =>
  house.db.selectFrom('lottery_draw').selectAll().where('state', '=', 'void').where('settled_ms', 'is', null).execute();

/** Adds what is written off for one page of bets. */
export async function addWrittenOff(trx: Db, draw: DrawRow, missingSatang: number): Promise<void> {
  if (missingSatang === 0) return;
  await trx
    .updateTable('lottery_draw')
    .set((row) => ({ written_off_satang: row('written_off_satang', '+', missingSatang) }))
    .where('lottery_code', '=', draw.lottery_code)
    .where('draw_index', '=', draw.draw_index)
    .execute();
}

export async function finishVoid(house: House, draw: DrawRow): Promise<void> {
  await house.db
    .updateTable('lottery_draw')
    .set({ settled_ms: house.now(), bet_count: 0, stake_satang: 0, prize_satang: 0 })
    .where('lottery_code', '=', draw.lottery_code)
    .where('draw_index', '=', draw.draw_index)
    .where('state', '=', 'void')
    .execute();
}

/** Stops or resumes the sale of a game. The setting is read on each use, so it applies at once. M26 */
export async function writePaused(house: House, paused: readonly LotteryCode[]): Promise<void> {
  const setting = { setting_key: 'lotteryPaused', setting_value: paused.join(',') };
  await house.db
    .insertInto('setting')
    .values(setting)
    .onConflict((conflict) => conflict.column('setting_key').doUpdateSet({ setting_value: setting.setting_value }))
    .execute();
}

/** Totals of bets in play on a game's draws, satang. */
export async function inPlay(house: House, lotteryCode: LotteryCode): Promise<{ bets: number; stakeSatang: number }> {
  const row = await house.db
    .selectFrom('lottery_bet')
    .select((sum) => [
      sum.fn.countAll<number>().as('bets'),
      sum.fn.coalesce(sum.fn.sum<string>('stake_satang'), sum.val('0')).as('stake'),
    ])
    .where('lottery_code', '=', lotteryCode)
    .where('state', 'in', ['planned', 'placed'])
    .executeTakeFirstOrThrow();
  return { bets: row.bets, stakeSatang: Number(row.stake) };
}
