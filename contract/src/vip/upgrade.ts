/** How far a player is on the way to the next level of the club. CALL-163, ENTITY-025 */
import { defineCall } from '../call.ts';
import { at, integer, money, optional, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

export const upgradeInfo = record({
  levelInfo: record({
    level: withDefault(integer, 0),
    levelName: withDefault(text, ''),
    /** Valid bets since registration that this level asked for. */
    riseBetflowSatang: at('riseBetflow', withDefault(money, 0)),
    /** '' at the top. */
    nextLevelName: withDefault(text, ''),
  }),
  /** Valid bets since registration that the next level asks for; absent at the top. */
  nextLevelBetflowSatang: at('nextLevelBetflow', optional(money)),
  totalBetflowSatang: at('totalBetflow', withDefault(money, 0)),
  /** Gifts received so far for rising, by the month and by the week. Satang. */
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
