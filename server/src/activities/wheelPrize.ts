/** Pays a drawn prize into the wallet, exactly once. L09 */
import type { WheelCode } from '@foyer/contract/activities/wheelDraw.ts';
import { giftTerms } from '../bonus/gift.ts';
import type { Gift } from '../bonus/gift.ts';
import { grantBonus } from '../bonus/grant.ts';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import { markPaid, owedDraws, readWheel } from './wheelStore.ts';
import type { DrawRow } from './wheelStore.ts';

/** Turnover required before a prize can be withdrawn, in satang. */
export const targetOf = (amountSatang: number, multiple: number): number => amountSatang * multiple;

/** Terms of a prize: casino turnover without a time limit. */
export const prizeGift = (amountSatang: number, multiple: number): Gift => ({
  amountSatang,
  who: 'everyone',
  often: 'everyTime',
  multiple,
});

/** Pays a prize. The draw is stored before, so a crash in between leaves an unpaid prize and never pays one twice. */
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

/** Longer than any draw takes, so an unpaid draw of this age belongs to a crashed process. */
const stepMs = 60_000;

/** Pays prizes left unpaid by crashed processes. */
export async function payOwedPrizes(house: House): Promise<number> {
  const owed = await owedDraws(house.db, house.now() - stepMs);
  for (const draw of owed) await payPrize(house, draw);
  return owed.length;
}
