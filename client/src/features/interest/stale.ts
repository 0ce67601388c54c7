/** Reads that a purchase or a redemption makes stale: every balance, the locks and the plans. */
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { queryUserBuyBalanceProfitList, selectBonusBalanceProfitList } from '@foyer/contract/interest/plans.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { betFlowLockList, queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import { myBalanceList } from '@foyer/contract/wallet/statement.ts';

export const interestReads = [
  selectBonusBalanceProfitList,
  queryUserBuyBalanceProfitList,
  logedUserInfo,
  refresh,
  myBalanceList,
  queryUserLockAmount,
  betFlowLockList,
] as const;
