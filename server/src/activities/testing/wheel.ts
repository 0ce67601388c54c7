/** Test fixtures of the wheels. */
import { randomUUID } from 'node:crypto';
import { changeDrawSeed } from '@foyer/contract/activities/wheelDraw.ts';
import type { WheelCode } from '@foyer/contract/activities/wheelDraw.ts';
import type { TestClient } from '../../http/testing/client.ts';
import type { TestHouse } from '../../testing/house.ts';

/** Inserts a settled bet like those of the machines. */
export async function settledBet(t: TestHouse, playerId: string, stakeSatang: number): Promise<void> {
  const id = randomUUID();
  await t.house.db
    .insertInto('bet')
    .values({
      player_id: playerId,
      bet_order_no: id,
      platform_code: 'moyu',
      game_type: 1,
      game_id: 'moyu-koi-gate',
      round_id: id,
      stake_satang: stakeSatang,
      win_satang: 0,
      is_settled: true,
      placed_ms: t.clock.nowMs,
      settled_ms: t.clock.nowMs,
    })
    .execute();
}

/** Begins the next pair of seeds, as a page does before its first draw. */
export async function beginSeeds(
  player: TestClient,
  wheel: WheelCode,
  nextCommitment: string,
  clientSeed = 'my-own-seed',
) {
  return player.ok(changeDrawSeed, { wheel, clientSeed, nextCommitment });
}

/** A draw of the turntable whose prize has not been paid. */
export async function writeUnpaidDraw(
  { house, clock }: TestHouse,
  playerId: string,
  drawId: string,
  amountSatang: number,
): Promise<void> {
  const drawn = { wedges: JSON.stringify([]), seed_id: 's', nonce: 0, ticket: 0, prize_id: 'baht-8', request_key: 'r' };
  await house.db
    .insertInto('wheel_draw')
    .values({
      ...drawn,
      player_id: playerId,
      draw_id: drawId,
      wheel_code: 'turntable',
      amount_satang: amountSatang,
      target_satang: 3 * amountSatang,
      drawn_ms: clock.nowMs,
      paid_ms: null,
    })
    .execute();
}
