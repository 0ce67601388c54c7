/** Reads that a claim makes stale: the player's figures, claimable bonuses and locks. AMB-129 */
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { queryBonusArticleInfoDetail, querySelfApplyBonusList } from '@foyer/contract/promotions/articles.ts';
import { realTimeRebateAmount, realTimeRescueAmount } from '@foyer/contract/promotions/realTime.ts';
import { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';

export const claimChanges = [
  queryBonusArticleInfoDetail,
  querySelfApplyBonusList,
  realTimeRebateAmount,
  realTimeRescueAmount,
  logedUserInfo,
  queryUserLockAmount,
] as const;
