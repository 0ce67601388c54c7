/** The wallet's calls. */
import { addBankCard, bankCardList, checkBankCard, deleteBank } from './cards.ts';
import { betFlowLockList, queryUserLockAmount } from './lockRecords.ts';
import { autoBanksList, payConfigV2, payTypeV2 } from './depositChannels.ts';
import { inPayUSDTOrder, offlineAutoPayOrder, semiAutomaticPayOrder, webpayGateway } from './depositOrders.ts';
import { depositDjs, depositOrderCancel, depositOrderList, selectUserPayOrderList } from './depositRecords.ts';
import type { FateOf } from './moneyFatePort.ts';
import { outcomeOf } from './moneyOutcome.ts';
import { inBanksList, inPayOrder, payType } from './deposits.ts';
import { usdtRate } from './rates.ts';
import { withdrawGames } from './retrieve.ts';
import { selfUnlockAmount } from './selfUnlock.ts';
import { balanceDetail, myBalanceList, statementTotals } from './statement.ts';
import { gameAccounts, gameBalance, refresh, transferIn, transferOut } from './transfers.ts';
import { applyWithdraw, minLimit, withdrawList, withdrawRange } from './withdrawals.ts';

export const walletRoutes = (fateOf: FateOf) => ({
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
  payTypeV2,
  payConfigV2,
  usdtRate,
  autoBanksList,
  webpayGateway,
  inPayUSDTOrder,
  offlineAutoPayOrder,
  semiAutomaticPayOrder,
  depositOrderList,
  depositOrderCancel,
  depositDjs,
  selectUserPayOrderList,
  minLimit,
  withdrawRange,
  queryUserLockAmount,
  betFlowLockList,
  selfUnlockAmount,
  applyWithdraw,
  withdrawList,
  moneyOutcome: outcomeOf(fateOf),
  bankCardList,
  checkBankCard,
  addBankCard,
  deleteBank,
  myBalanceList,
  statementTotals,
  balanceDetail,
});
