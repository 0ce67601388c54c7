/** Bonuses for verified items: real name, email, bank card, phone, app. SCREEN-051, ENTITY-026, ENUM-020 */
import { bonusTerms } from '../bonusTerms.ts';
import { defineCall } from '../call.ts';
import { at, flag, list, moment, money, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** `type` is a key of ENUM-020. `viewOfferId` is the offer to claim with CALL-201 once the item is verified. */
export const bindBonus = record({
  type: text,
  viewOfferId: text,
  amountSatang: at('amount', withDefault(money, 0)),
  terms: bonusTerms,
  isBound: at('bound', flag),
  isTaken: at('taken', flag),
  takeTime: withDefault(moment, ''),
});
export type BindBonus = Value<typeof bindBonus>;

export const queryBonusBindUserInfoList = defineCall({
  id: 'CALL-202',
  name: 'queryBonusBindUserInfoList',
  path: '/api/loged/queryBonusBindUserInfoList',
  access: 'player',
  request: record({}),
  response: record({ list: withDefault(list(bindBonus), []) }),
});
