/** All reads that show a balance, a movement or a lock. A received bonus changes them all. */
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { betFlowLockList, queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import { myBalanceList } from '@foyer/contract/wallet/statement.ts';

export const moneyReads = [logedUserInfo, refresh, myBalanceList, queryUserLockAmount, betFlowLockList] as const;
