/** How draws are earned. They are counted per player and do not expire. STATE-020, CONST-042 */
import type { DepositStep } from '../db/wheelTables.ts';
import type { House } from '../house.ts';
import { titles } from '../ledger/accounts.ts';
import { dayOf, readDays } from '../ledger/statementDays.ts';
import { settledStakes } from '../ledger/settledStakes.ts';
import type { WheelRow } from './wheelStore.ts';

export interface Earned {
  readonly draws: number;
  /** Progress to the next draw, in satang: all stakes so far, or today's deposits. */
  readonly countedSatang: number;
}

/** Draws earned on one day: those of the highest step that its deposits reach. */
export const drawsOfDay = (steps: readonly DepositStep[], depositSatang: number): number =>
  Math.max(0, ...steps.filter((step) => depositSatang >= step.depositSatang).map(({ draws }) => draws));

/** Free draws plus draws for stakes. A remainder of stakes counts towards the next draw. */
export const drawsOfStakes = (
  { free_draws, stake_per_draw_satang }: Pick<WheelRow, 'free_draws' | 'stake_per_draw_satang'>,
  stakedSatang: number,
): number => free_draws + (stake_per_draw_satang > 0 ? Math.floor(stakedSatang / stake_per_draw_satang) : 0);

const deposits = new Set<number>([titles.deposit, titles.manualDeposit, titles.fastDeposit]);

/** Returns the deposits per calendar day of the house. */
async function depositDays(house: House, playerId: string): Promise<Map<number, number>> {
  const days = new Map<number, number>();
  for (const { day, title, inSatang } of await readDays(house.db, { playerId, account: 'main' })) {
    if (deposits.has(title)) days.set(day, (days.get(day) ?? 0) + inSatang);
  }
  return days;
}

/** Counts all draws that a player has earned on a wheel, including used ones. */
export async function earnedDraws(house: House, wheel: WheelRow, playerId: string): Promise<Earned> {
  const stakedSatang = wheel.stake_per_draw_satang > 0 ? await settledStakes(house.db, playerId) : 0;
  const ofStakes = drawsOfStakes(wheel, stakedSatang);
  if (wheel.deposit_steps.length === 0) return { draws: ofStakes, countedSatang: stakedSatang };
  const days = await depositDays(house, playerId);
  const ofDeposits = [...days.values()].reduce((sum, satang) => sum + drawsOfDay(wheel.deposit_steps, satang), 0);
  return { draws: ofStakes + ofDeposits, countedSatang: days.get(dayOf(house.now())) ?? 0 };
}
