/** Bonuses for verified items: one per item, once. CALL-202, SCREEN-051, ENUM-020 */
import type { queryBonusBindUserInfoList } from '@foyer/contract/activities/bind.ts';
import type { ResponseOf } from '@foyer/contract/call.ts';
import { bindType } from '@foyer/contract/promotions/bindType.ts';
import { giftCost, giftTerms, layDown, shownGift } from '../bonus/gift.ts';
import { receiveBonus } from '../bonus/grant.ts';
import { heldBonus } from '../bonus/heldStore.ts';
import { noDecision } from '../http/context.ts';
import type { House } from '../house.ts';
import type { Decision, PlayerContext } from '../http/context.ts';
import { bindBonusOf, boundItems, openBindBonuses } from './bindStore.ts';

const giftOf = (amountSatang: number) => ({ amountSatang, who: 'everyone', often: 'once', multiple: 1 }) as const;
const grantIdOf = (type: string): string => `bind:${type}`;
/** ENUM-002: other offers. */
const bonusType = '5';

export async function bindBonusesOf({
  house,
  playerId,
}: PlayerContext): Promise<ResponseOf<typeof queryBonusBindUserInfoList>> {
  const [rows, bound] = await Promise.all([openBindBonuses(house), boundItems(house, playerId)]);
  const held = await Promise.all(rows.map((row) => heldBonus(house, playerId, grantIdOf(row.bind_type))));
  return {
    list: rows.flatMap(({ bind_type, offer_id, amount_satang: amountSatang }, index) => {
      const [type, taken] = [bindType(bind_type), held[index]];
      if (type === undefined) return [];
      return [
        {
          type: bind_type,
          viewOfferId: offer_id,
          amountSatang,
          terms: shownGift(giftOf(amountSatang)),
          isBound: bound[type],
          isTaken: taken !== undefined,
          takeTime: taken?.received_ms ?? '',
        },
      ];
    }),
  };
}

export type BindGift =
  | 'unknown'
  | 'notBound'
  | 'taken'
  | { readonly amountSatang: number; readonly costSatang: number };

/** Gives a bind bonus by its offer's id, if the item is verified and its bonus was not given before. */
export async function giveBindBonus(
  house: House,
  playerId: string,
  offerId: string,
  decision: Decision = noDecision,
): Promise<BindGift> {
  const row = await bindBonusOf(house, offerId);
  const type = row && bindType(row.bind_type);
  if (row === undefined || type === undefined) return 'unknown';
  const isOwn = decision.made !== undefined;
  if (!isOwn && !(await boundItems(house, playerId))[type]) return 'notBound';
  const grantId = grantIdOf(row.bind_type);
  const terms = giftTerms(giftOf(row.amount_satang));
  const bonus = { playerId, grantId, names: row.names, bonusType, terms, depositSatang: 0 };
  const isFirst = await house.db.transaction().execute(async (trx) => {
    const isLaid = await layDown(house, trx, bonus);
    if (isLaid) await decision.make(trx, { grantId });
    return isLaid;
  });
  // Also on a repeated claim: the first one may have crashed before its money moved.
  await receiveBonus(house, playerId, grantId);
  if (!isFirst && !isOwn) return 'taken';
  const amountSatang = row.amount_satang;
  return { amountSatang, costSatang: giftCost(giftOf(amountSatang)) };
}
