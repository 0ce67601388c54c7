/** Brings a drawn prize into the wallet, once, however often it is tried. L09 */
import type { WheelCode } from '@foyer/contract/activities/wheelDraw.ts';
import { giftTerms } from '../bonus/gift.ts';
import type { Gift } from '../bonus/gift.ts';
import { grantBonus } from '../bonus/grant.ts';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import { markPaid, owedDraws, readWheel } from './wheelStore.ts';
import type { DrawRow } from './wheelStore.ts';

/** What must be staked before a prize may be withdrawn, in satang. */
export const targetOf = (amountSatang: number, multiple: number): number => amountSatang * multiple;

/** A prize is staked in games of chance, whenever the player likes. */
export const prizeGift = (amountSatang: number, multiple: number): Gift => ({
  amountSatang,
  who: 'everyone',
  often: 'everyTime',
  multiple,
});

/** The draw is written down before: a process that dies in between leaves a prize that is owed, never one twice. */
export async function payPrize(house: House, draw: DrawRow): Promise<void> {
  if (draw.amount_satang === 0 || draw.paid_ms !== null) return;
  const { names } = await readWheel(house.db, draw.wheel_code as WheelCode);
  await grantBonus(house, {
    playerId: draw.player_id,
    grantId: `wheel:${draw.draw_id}`,
    names: names satisfies Words,
    bonusType: '5',
    terms: giftTerms(prizeGift(draw.amount_satang, draw.target_satang / draw.amount_satang)),
    depositSatang: 0,
  });
  await markPaid(house, draw);
}

/** Longer than any draw of a living process takes. */
const stepMs = 60_000;

/** Pays what dead processes have left. */
export async function payOwedPrizes(house: House): Promise<number> {
  const owed = await owedDraws(house.db, house.now() - stepMs);
  for (const draw of owed) await payPrize(house, draw);
  return owed.length;
}
