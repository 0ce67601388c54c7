/** Public information on the VIP club. SI-26 */
import { defineCall } from '../call.ts';
import { at, flag, integer, list, money, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** Requirements of a level: valid bets since registration to reach it, and per month to keep it. */
export const vipLevel = record({
  level: integer,
  levelName: text,
  riseBetflowSatang: at('riseBetflow', money),
  keepBetflowSatang: at('keepBetflow', money),
});
export type VipLevel = Value<typeof vipLevel>;

export const showVIpInfo = defineCall({
  id: 'CALL-017',
  name: 'showVIpInfo',
  method: 'GET',
  path: '/api/guest/vipinfo/showVIpInfo',
  access: 'guest',
  request: record({}),
  response: record({ list: withDefault(list(vipLevel), []), notice: withDefault(text, '') }),
});

/**
 * Benefits of a level: bonuses for reaching it, monthly and on the birthday, each with turnover `bonusStakeMultiple`,
 * and whether its players have a personal service contact.
 */
export const vipPrivilegeLevel = record({
  level: integer,
  levelName: text,
  riseBonusSatang: at('riseBonus', money),
  monthBonusSatang: at('monthBonus', money),
  birthdayBonusSatang: at('birthdayBonus', money),
  bonusStakeMultiple: withDefault(integer, 1),
  hasOwnService: at('ownService', flag),
});
export type VipPrivilegeLevel = Value<typeof vipPrivilegeLevel>;

/** The levels in ascending order. */
export const vipPrivilege = defineCall({
  id: 'CALL-142',
  name: 'vipPrivilege',
  path: '/api/guest/vipPrivilege',
  access: 'guest',
  request: record({}),
  response: record({ list: withDefault(list(vipPrivilegeLevel), []), notice: withDefault(text, '') }),
});
