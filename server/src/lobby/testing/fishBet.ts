import type { House } from '../../house.ts';

/** Writes a settled bet of a fishing room, as the fish king's ranking counts it. Amounts in satang. */
export async function writeFishBet({ db }: House, playerId: string, win: number, atMs: number): Promise<void> {
  const order = `fish-${win}`;
  await db
    .insertInto('bet')
    .values({
      player_id: playerId,
      bet_order_no: order,
      platform_code: 'canglan',
      game_type: 5,
      game_id: 'none',
      round_id: order,
      stake_satang: 1_000,
      win_satang: win,
      is_settled: true,
      placed_ms: atMs,
      settled_ms: atMs,
    })
    .execute();
}
