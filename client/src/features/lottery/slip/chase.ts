/** 追号: the same cart over several issues. The total stake is known before it begins. SI-21 */
import { drawTimes } from '@foyer/contract/lottery/clock.ts';
import { bettingLimits } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';

export interface ChasePlan {
  /** Number of issues, the first one included. */
  readonly issues: number;
  /** `same` keeps the stake; `double` doubles it every `every` issues. */
  readonly growth: 'same' | 'double';
  readonly every: number;
  readonly isStopOnWin: boolean;
}

export const plainPlan: ChasePlan = { issues: 5, growth: 'same', every: 1, isStopOnWin: true };

/** The multiple of each issue, at most the highest that can be bet. */
export function multiplesOf({ issues, growth, every }: ChasePlan): number[] {
  return Array.from({ length: issues }, (_, index) => {
    const steps = growth === 'double' ? Math.floor(index / Math.max(1, every)) : 0;
    return Math.min(bettingLimits.maxMultiple, 2 ** Math.min(steps, 30));
  });
}

export interface ChaseStep {
  readonly issue: string;
  readonly multiple: number;
}

/** The issues from `firstIndex` on, each with its multiple. */
export const stepsOf = (code: LotteryCode, firstIndex: number, plan: ChasePlan): ChaseStep[] =>
  multiplesOf(plan).map((multiple, index) => ({ issue: drawTimes(code, firstIndex + index).issue, multiple }));

/** The total stake of a chase, in satang, which is taken at once. `onceSatang` is the cart's stake for one issue. */
export const chaseSatang = (plan: ChasePlan, onceSatang: number): number =>
  multiplesOf(plan).reduce((sum, multiple) => sum + multiple * onceSatang, 0);
