/** State of a purchased interest plan. ENUM-017, AMB-065 */
import { wordOf } from '../closedSet.ts';

const states = { '0': 'inProgress', '1': 'ended', '2': 'redeemed' } as const;
export type PlanState = (typeof states)[keyof typeof states];

export const planState = (code: string | number): PlanState | undefined => wordOf(states, code);
export function planStateLabel(code: string | number) {
  const state = planState(code);
  return state === undefined ? ('unknown' as const) : (`plan.${state}` as const);
}
/** Redeeming ends the plan at once. STATE-016 */
export const isRedeemable = (state: PlanState): boolean => state === 'inProgress';
