/** The wallet's calls. */
import { addBankCard, bankCardList, checkBankCard, deleteBank } from './cards.ts';
import { inBanksList, inPayOrder, payType, selectUserPayOrderList } from './deposits.ts';
import { betFlowLockList, queryUserLockAmount } from './lockRecords.ts';
import { usdtRate } from './rates.ts';
import { withdrawGames } from './retrieve.ts';
import { selfUnlockAmount } from './selfUnlock.ts';
import { balanceDetail, myBalanceList, statementTotals } from './statement.ts';
import { gameAccounts, gameBalance, refresh, transferIn, transferOut } from './transfers.ts';
import { applyWithdraw, minLimit, withdrawList, withdrawRange } from './withdrawals.ts';

export const walletRoutes = {
  refresh,
  getAllPlatform: gameAccounts,
  refreshGameAccount: gameAccounts,
  gameBalance,
  deposit: transferIn,
  withdraw: transferOut,
  withdrawGames,
  payType,
  inBanksList,
  inPayOrder,
  selectUserPayOrderList,
  minLimit,
  withdrawRange,
  usdtRate,
  queryUserLockAmount,
  betFlowLockList,
  selfUnlockAmount,
  applyWithdraw,
  withdrawList,
  bankCardList,
  checkBankCard,
  addBankCard,
  deleteBank,
  myBalanceList,
  statementTotals,
  balanceDetail,
};
