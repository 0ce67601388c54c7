/** The lottery's calls. SI-21 */
import { gtBetting } from './betting.ts';
import { gtStopChase } from './chase.ts';
import { gtBettingList, gtDraw, gtInit, gtResultList } from './draws.ts';
import { gtChaseList, gtUserBetRecords } from './records.ts';

export const lotteryRoutes = {
  gtInit,
  gtBettingList,
  gtBetting,
  gtResultList,
  gtUserBetRecords,
  gtDraw,
  gtChaseList,
  gtStopChase,
};
