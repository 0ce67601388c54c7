/** The cap on stakes for each draw, by the rules of the place. docs/jurisdiction.md */
import type { DrawTimes } from '@foyer/contract/lottery/clock.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { lockWallet } from '../guard/guardStore.ts';
import { requireWithinCap, stakeCapOf } from '../guard/stakeCap.ts';
import type { House } from '../house.ts';
import { stakedOnDraw } from './orderStore.ts';

interface Asked {
  readonly lotteryCode: LotteryCode;
  /** The stake of one issue, before its multiple; satang. */
  readonly onceSatang: number;
  readonly steps: readonly { readonly times: DrawTimes; readonly multiple: number }[];
}

/**
 * Requires that what the player stakes on each draw, together with earlier orders, is within the cap. Runs under the
 * wallet's lock, so that concurrent orders cannot exceed it. Refuses: STAKE_CAP.
 */
export async function requireDrawsWithinCap(house: House, trx: House['db'], playerId: string, asked: Asked) {
  const family = 'lottery';
  if ((await stakeCapOf(house, playerId, family)) === undefined) return;
  await lockWallet(trx, playerId);
  for (const { times, multiple } of asked.steps) {
    const before = await stakedOnDraw(trx, { playerId, lotteryCode: asked.lotteryCode, drawIndex: times.index });
    await requireWithinCap(house, playerId, { family, roundSatang: before + asked.onceSatang * multiple });
  }
}
