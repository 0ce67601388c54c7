/** Public information on the VIP club, and the player's own calls. SI-26, CALL-017, CALL-142 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Handlers } from '../http/context.ts';
import { rewardsOf, takeGift } from './rewards.ts';
import { levels, privileges } from './store.ts';
import { promoteNow, upgradeInfoOf } from './upgrade.ts';

type VipCall =
  | 'showVIpInfo'
  | 'vipPrivilege'
  | 'selectUserUpgradeInfo'
  | 'fastApplyPromotion'
  | 'getVipReward'
  | 'getVipRewardGift';

export const vipRoutes: Pick<Handlers<Calls>, VipCall> = {
  selectUserUpgradeInfo: upgradeInfoOf,
  fastApplyPromotion: promoteNow,
  getVipReward: rewardsOf,
  getVipRewardGift: takeGift,
  /** Returns the levels in order. The notice explains how bets are counted. */
  showVIpInfo: async ({ house, lang }) => {
    const rows = await levels(house);
    return {
      list: rows.map((row) => ({
        level: row.level,
        levelName: inLanguage(row.names, lang),
        riseBetflowSatang: row.rise_betflow_satang,
        keepBetflowSatang: row.keep_betflow_satang,
      })),
      notice: translate(lang)('vip', 'howCounted'),
    };
  },
  /** Returns the privileges of each level. The notice says where to claim them. */
  vipPrivilege: async ({ house, lang }) => {
    const rows = await privileges(house);
    return {
      list: rows.map((row) => ({
        level: row.level,
        levelName: inLanguage(row.names, lang),
        riseBonusSatang: row.rise_bonus_satang,
        monthBonusSatang: row.month_bonus_satang,
        birthdayBonusSatang: row.birthday_bonus_satang,
        bonusStakeMultiple: row.bonus_stake_multiple,
        hasOwnService: row.has_own_service,
      })),
      notice: translate(lang)('vip', 'whereClaimed'),
    };
  },
};
