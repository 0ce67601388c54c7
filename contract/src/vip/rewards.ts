/** What a player has earned in the club, and the claim of it. SCREEN-048, SI-26 */
import { bonusTerms } from '../bonusTerms.ts';
import { defineCall } from '../call.ts';
import { at, flag, integer, list, moment, money, oneOf, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** For a rise, for a month in which the level was kept, for the birthday. */
export const rewardKinds = ['rise', 'month', 'birthday'] as const;
export type RewardKind = (typeof rewardKinds)[number];

export const vipReward = record({
  rewardId: text,
  kind: oneOf(rewardKinds),
  level: integer,
  levelName: withDefault(text, ''),
  /** YYYY-MM of a kept month, YYYY of a birthday, '' of a rise. */
  period: withDefault(text, ''),
  amountSatang: at('amount', money),
  /** All of them, before it is taken. M22 */
  terms: bonusTerms,
  isTaken: at('taken', flag),
  earnTime: withDefault(moment, ''),
  takeTime: withDefault(moment, ''),
});
export type VipReward = Value<typeof vipReward>;

/** Newest first; what is not taken stays. `hasBirthday`: without one there is no gift for it. */
export const getVipReward = defineCall({
  id: 'CALL-156',
  name: 'getVipReward',
  path: '/api/vipDeposit/getVipReward',
  access: 'player',
  request: record({}),
  response: record({
    hasBirthday: withDefault(flag, false),
    list: withDefault(list(vipReward), []),
  }),
});

/** Once for each level, month and year. What was given, and what must be staked before it may be withdrawn. STATE-011 */
export const getVipRewardGift = defineCall({
  id: 'CALL-157',
  name: 'getVipRewardGift',
  path: '/api/vipDeposit/getVipRewardGift',
  access: 'player',
  effect: 'write',
  request: record({ rewardId: text }),
  response: record({ amountSatang: at('amount', money), costSatang: at('costAmount', withDefault(money, 0)) }),
  refuses: ['UNKNOWN_REWARD', 'REWARD_TAKEN'],
});
