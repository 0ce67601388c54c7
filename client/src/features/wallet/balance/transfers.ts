/** Money moved between the main wallet and games: which reads become stale. */
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { gameBalance, getAllPlatform, refresh, refreshGameAccount } from '@foyer/contract/wallet/balance.ts';
import { myBalanceList } from '@foyer/contract/wallet/statement.ts';

/** Everything that shows a balance or a movement. */
export const balanceReads = [
  logedUserInfo,
  refresh,
  getAllPlatform,
  refreshGameAccount,
  gameBalance,
  myBalanceList,
] as const;
