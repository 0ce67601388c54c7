/** What anybody may know of the VIP club. SI-26 */
import { defineCall } from '../call.ts';
import { at, integer, list, money, record, text, withDefault } from '../wire.ts';
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
