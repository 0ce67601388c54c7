/** Rewards that a player has earned in the club, and their claims. SCREEN-048, SI-26 */
import { bonusTerms } from '../bonusTerms.ts';
import { defineCall } from '../call.ts';
import { at, flag, integer, list, moment, money, oneOf, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** For reaching a level, for a month in which it was kept, and for the birthday. */
export const rewardKinds = ['rise', 'month', 'birthday'] as const;
export type RewardKind = (typeof rewardKinds)[number];

export const vipReward = record({
  rewardId: text,
  kind: oneOf(rewardKinds),
  level: integer,
  levelName: withDefault(text, ''),
  /** YYYY-MM for a kept month, YYYY for a birthday, '' for reaching a level. */
  period: withDefault(text, ''),
  amountSatang: at('amount', money),
  /** All terms, shown before it is claimed. M22 */
  terms: bonusTerms,
  isTaken: at('taken', flag),
  earnTime: withDefault(moment, ''),
  takeTime: withDefault(moment, ''),
});
export type VipReward = Value<typeof vipReward>;

/** Newest first; unclaimed rewards do not expire. `hasBirthday`: without a birthday there is no gift for it. */
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

/**
 * Once per level, month and year. Returns the amount, and the turnover required before it can be withdrawn. STATE-011
 */
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
