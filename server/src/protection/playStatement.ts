/** The statement of what a player has paid in, staked, got back and withdrawn. M06 */
import type { calls } from '@foyer/contract/calls.ts';
import type { ActivitySums } from '@foyer/contract/protection/limits.ts';
import type { House } from '../house.ts';
import type { Handler } from '../http/context.ts';
import { titles } from '../ledger/accounts.ts';
import { depositTitles } from '../ledger/guarded.ts';
import { dayMs, dayOf, readDays } from '../ledger/statementDays.ts';
import { playedByMonth } from './playSumsStore.ts';

type Calls = typeof calls;
const shownMonths = 12;

/** Returns the month of a day, which is counted from 1970 by the house's calendar. */
const monthOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 7);

const nothingIn = (period: string): ActivitySums => ({
  period,
  stakedSatang: 0,
  returnedSatang: 0,
  depositedSatang: 0,
  withdrawnSatang: 0,
});

function sumOf(period: string, all: readonly ActivitySums[]): ActivitySums {
  const add = (of: (one: ActivitySums) => number): number => all.reduce((sum, one) => sum + of(one), 0);
  return {
    period,
    stakedSatang: add((one) => one.stakedSatang),
    returnedSatang: add((one) => one.returnedSatang),
    depositedSatang: add((one) => one.depositedSatang),
    withdrawnSatang: add((one) => one.withdrawnSatang),
  };
}

/** Returns the sums of each month in which anything happened, oldest first. */
async function monthsOf(house: House, playerId: string): Promise<ActivitySums[]> {
  const [played, main, withdrawing] = await Promise.all([
    playedByMonth(house, playerId),
    readDays(house.db, { playerId, account: 'main' }),
    readDays(house.db, { playerId, account: 'withdrawing' }),
  ]);
  const parts: ActivitySums[] = [
    ...played.map(({ month, staked, returned }) => ({
      ...nothingIn(month),
      stakedSatang: staked,
      returnedSatang: returned,
    })),
    ...main
      .filter(({ title }) => depositTitles.some((each) => each === title))
      .map(({ day, inSatang }) => ({ ...nothingIn(monthOf(day)), depositedSatang: inSatang })),
    ...withdrawing
      .filter(({ title }) => title === titles.withdrawalPaid)
      .map(({ day, outSatang }) => ({ ...nothingIn(monthOf(day)), withdrawnSatang: -outSatang })),
  ];
  const byMonth = Map.groupBy(parts, ({ period }) => period);
  return [...byMonth].map(([month, all]) => sumOf(month, all)).toSorted((a, b) => (a.period < b.period ? -1 : 1));
}

/** Returns this month and the ones before it, newest first. */
function lastMonths(nowMs: number): string[] {
  const now = new Date(dayOf(nowMs) * dayMs);
  return Array.from({ length: shownMonths }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

export const activityStatement: Handler<Calls['activityStatement']> = async ({ house, playerId }) => {
  const all = await monthsOf(house, playerId);
  const years = Map.groupBy(all, ({ period }) => period.slice(0, 4));
  return {
    months: lastMonths(house.now()).map((month) => all.find(({ period }) => period === month) ?? nothingIn(month)),
    years: [...years].map(([year, months]) => sumOf(year, months)).toReversed(),
    lifetime: sumOf('', all),
  };
};
