/** Reads that a transfer between the main wallet and games makes stale. */
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { gameBalance, getAllPlatform, refresh, refreshGameAccount } from '@foyer/contract/wallet/balance.ts';
import { myBalanceList } from '@foyer/contract/wallet/statement.ts';

export const balanceReads = [
  logedUserInfo,
  refresh,
  getAllPlatform,
  refreshGameAccount,
  gameBalance,
  myBalanceList,
] as const;
