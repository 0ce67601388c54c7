/** What anybody may know of the VIP club. SI-26 */
import { defineCall } from '../call.ts';
import { at, flag, integer, list, money, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** What a level asks for: valid bets since registration to rise, and within a month to stay. */
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
 * What a level brings: a bonus for the rise, one a month and one on the birthday, each to be staked `bonusStakeMultiple`
 * times before it can be withdrawn; and whether its players have somebody of the service to themselves.
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

/** The levels in their order. */
export const vipPrivilege = defineCall({
  id: 'CALL-142',
  name: 'vipPrivilege',
  path: '/api/guest/vipPrivilege',
  access: 'guest',
  request: record({}),
  response: record({ list: withDefault(list(vipPrivilegeLevel), []), notice: withDefault(text, '') }),
});
