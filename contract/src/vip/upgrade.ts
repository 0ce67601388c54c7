/** The player's progress to the next level of the club. CALL-163, ENTITY-025 */
import { defineCall } from '../call.ts';
import { at, flag, integer, money, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

export const upgradeInfo = record({
  levelInfo: record({
    level: withDefault(integer, 0),
    levelName: withDefault(text, ''),
    /** Valid bets since registration that this level required. */
    riseBetflowSatang: at('riseBetflow', withDefault(money, 0)),
    /** '' at the highest level. */
    nextLevelName: withDefault(text, ''),
    /** Valid bets within the site's month that keep this level; 0: the level cannot be lost. */
    keepBetflowSatang: at('keepBetflow', withDefault(money, 0)),
  }),
  /** Valid bets since registration that the next level requires; absent at the highest level. */
  nextLevelBetflowSatang: at('nextLevelBetflow', optional(money)),
  /** The player lost the next level before and regains it with the bets of one month. */
  isNextLost: at('nextLevelLost', withDefault(flag, false)),
  /** Valid bets in the current month that regain the lost level. */
  nextLevelKeepSatang: at('nextLevelKeep', withDefault(money, 0)),
  /** The highest level that `fastApplyPromotion` would give now; the current one if there is none. */
  reachableLevel: withDefault(integer, 0),
  reachableLevelName: withDefault(text, ''),
  totalBetflowSatang: at('totalBetflow', withDefault(money, 0)),
  monthBetflowSatang: at('monthBetflow', withDefault(money, 0)),
  /** Gifts received so far for reaching levels, monthly and weekly. Satang. */
  totalUpSatang: at('totalUpAmount', withDefault(money, 0)),
  totalMonthSatang: at('totalMonthAmount', withDefault(money, 0)),
  totalWeekSatang: at('totalWeekAmount', withDefault(money, 0)),
  /** Masked by the house: first 3 and last 2 characters. */
  userAccount: withDefault(text, ''),
});
export type UpgradeInfo = Value<typeof upgradeInfo>;

/** Failure: a warning notice. ERR-037 */
export const selectUserUpgradeInfo = defineCall({
  id: 'CALL-163',
  name: 'selectUserUpgradeInfo',
  path: '/api/deposit/selectUserUpgradeInfo',
  access: 'player',
  request: record({ configId: withDefault(text, '') }),
  response: upgradeInfo,
});

/**
 * Raises the player at once to a level that their bets have reached, without waiting for the next grading. Returns the
 * resulting level, which may be higher. Refuses: UNKNOWN_LEVEL, LEVEL_HELD, LEVEL_NOT_REACHED with the missing amount.
 * SCREEN-048
 */
export const fastApplyPromotion = defineCall({
  id: 'CALL-158',
  name: 'fastApplyPromotion',
  path: '/api/vipDeposit/fastApplyPromotion',
  access: 'player',
  effect: 'write',
  request: record({ level: integer }),
  response: record({ level: integer, levelName: withDefault(text, '') }),
  refuses: ['UNKNOWN_LEVEL', 'LEVEL_HELD', 'LEVEL_NOT_REACHED'],
});
