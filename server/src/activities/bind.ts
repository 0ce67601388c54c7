/** Bonuses for what is verified: one for each item, once. CALL-202, SCREEN-051, ENUM-020 */
import type { queryBonusBindUserInfoList } from '@foyer/contract/activities/bind.ts';
import { costToClear } from '@foyer/contract/bonusTerms.ts';
import type { RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { bindType } from '@foyer/contract/promotions/bindType.ts';
import { giftTerms, layDown } from '../bonus/gift.ts';
import { receiveBonus } from '../bonus/grant.ts';
import { heldBonus } from '../bonus/heldStore.ts';
import { shownTerms } from '../bonus/shownTerms.ts';
import type { House, PlayerContext } from '../http/context.ts';
import { bindBonusOf, boundItems, openBindBonuses } from './bindStore.ts';

const bindTerms = (amountSatang: number) => giftTerms({ amountSatang, who: 'everyone', often: 'once', multiple: 1 });
const grantIdOf = (type: string): string => `bind:${type}`;
/** ENUM-002: other offers. */
const bonusType = '5';

export async function bindBonusesOf(
  { house, playerId, lang }: PlayerContext,
  _request: RequestOf<typeof queryBonusBindUserInfoList>,
): Promise<ResponseOf<typeof queryBonusBindUserInfoList>> {
  const [rows, bound] = await Promise.all([openBindBonuses(house), boundItems(house, playerId)]);
  const [held, cards] = await Promise.all([
    Promise.all(rows.map((row) => heldBonus(house, playerId, grantIdOf(row.bind_type)))),
    shownTerms(house, lang, rows.map((row) => bindTerms(row.amount_satang))),
  ]);
  return {
    list: rows.flatMap((row, index) => {
      const [terms, type, taken] = [cards[index], bindType(row.bind_type), held[index]];
      if (terms === undefined || type === undefined) return [];
      return [
        {
          type: row.bind_type,
          viewOfferId: row.offer_id,
          amountSatang: row.amount_satang,
          terms,
          isBound: bound[type],
          isTaken: taken !== undefined,
          takeTime: taken?.received_ms ?? '',
        },
      ];
    }),
  };
}

export type BindGift = 'unknown' | 'notBound' | 'taken' | { readonly amountSatang: number; readonly costSatang: number };

/** Gives a bind bonus by its offer's id, where the item is verified and nothing was given for it before. */
export async function giveBindBonus(house: House, playerId: string, offerId: string): Promise<BindGift> {
  const row = await bindBonusOf(house, offerId);
  const type = row && bindType(row.bind_type);
  if (row === undefined || type === undefined) return 'unknown';
  if (!(await boundItems(house, playerId))[type]) return 'notBound';
  const grantId = grantIdOf(row.bind_type);
  const terms = bindTerms(row.amount_satang);
  const bonus = { playerId, grantId, names: row.names, bonusType, terms, depositSatang: 0 };
  const isFirst = await layDown(house, house.db, bonus);
  // Also for a later claim: the first one may have died before its money moved.
  await receiveBonus(house, playerId, grantId);
  if (!isFirst) return 'taken';
  const amountSatang = row.amount_satang;
  return { amountSatang, costSatang: costToClear(terms, { bonusSatang: amountSatang, depositSatang: 0 }) };
}
