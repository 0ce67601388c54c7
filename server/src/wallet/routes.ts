/** The wallet's calls. */
import { addBankCard, bankCardList, checkBankCard } from './cards.ts';
import { inBanksList, inPayOrder, payType, selectUserPayOrderList } from './deposits.ts';
import { queryUserLockAmount } from './locks.ts';
import { usdtRate } from './rates.ts';
import { withdrawGames } from './retrieve.ts';
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
  applyWithdraw,
  withdrawList,
  bankCardList,
  checkBankCard,
  addBankCard,
  myBalanceList,
  statementTotals,
  balanceDetail,
};
