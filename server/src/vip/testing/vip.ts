/** Test fixtures of the club: bets settled at a time of the test's choice. */
import { randomUUID } from 'node:crypto';
import type { SignedUp, TestHouse } from '../../testing/house.ts';

export async function playerIdOf(t: TestHouse, player: SignedUp): Promise<string> {
  const row = await t.house.db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', '=', player.userAccount)
    .executeTakeFirstOrThrow();
  return row.player_id;
}

/** Inserts a lost bet, settled at the house's current time. */
export async function settleBet(
  t: TestHouse,
  playerId: string,
  stakeSatang: number,
  { isSettled = true } = {},
): Promise<void> {
  await t.house.db
    .insertInto('bet')
    .values({
      player_id: playerId,
      bet_order_no: randomUUID(),
      platform_code: 'orchard',
      game_type: 1,
      game_id: 'x',
      round_id: randomUUID(),
      stake_satang: stakeSatang,
      win_satang: 0,
      is_settled: isSettled,
      placed_ms: t.clock.nowMs,
      settled_ms: isSettled ? t.clock.nowMs : null,
    })
    .execute();
}

/** Extends the session, because sessions end long before a month does. */
export async function stayLoggedIn(t: TestHouse, playerId: string): Promise<void> {
  await t.house.db
    .updateTable('session')
    .set({ seen_ms: t.clock.nowMs, expires_ms: t.clock.nowMs + 3_600_000 })
    .where('player_id', '=', playerId)
    .execute();
}
