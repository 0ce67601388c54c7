/** What anybody may know of the VIP club. SI-26, CALL-017, CALL-142 */
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
  /** The levels in their order; the notice says how the club counts. */
  showVIpInfo: async ({ house, lang }) => {
    const rows = await levels(house);
    return {
      list: rows.map((row) => ({
        level: row.level,
        levelName: row.names[lang],
        riseBetflowSatang: row.rise_betflow_satang,
        keepBetflowSatang: row.keep_betflow_satang,
      })),
      notice: translate(lang)('vip', 'howCounted'),
    };
  },
  /** What each level brings; the notice says where it is claimed. */
  vipPrivilege: async ({ house, lang }) => {
    const rows = await privileges(house);
    return {
      list: rows.map((row) => ({
        level: row.level,
        levelName: row.names[lang],
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
