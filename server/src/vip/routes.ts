/** What anybody may know of the VIP club. SI-26, CALL-017 */
import type { Calls } from '@foyer/contract/calls.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Handlers } from '../http/context.ts';
import { upgradeInfoOf } from './upgrade.ts';

/** The levels in their order; as long as staying is not counted, the notice says so. */
export const vipRoutes: Pick<Handlers<Calls>, 'showVIpInfo' | 'selectUserUpgradeInfo'> = {
  selectUserUpgradeInfo: upgradeInfoOf,
  showVIpInfo: async ({ house, lang }) => {
    const rows = await house.db.selectFrom('vip_level').selectAll().orderBy('level').execute();
    return {
      list: rows.map((row) => ({
        level: row.level,
        levelName: row.names[lang],
        riseBetflowSatang: row.rise_betflow_satang,
        keepBetflowSatang: row.keep_betflow_satang,
      })),
      notice: translate(lang)('vip', 'keepNotCounting'),
    };
  },
};
