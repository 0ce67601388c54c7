/** The displayed state of a bet. Never shows it as waiting for a draw that the rest of the screen shows as over. */
import type { LotteryBetState } from '@foyer/contract/lottery/betting.ts';
import type { BadgeTone } from '#ui/values/Badge.tsx';

/** `settling`: the draw is over, but the house has not settled the bet yet. */
export type ShownState = LotteryBetState | 'settling';

interface OnIssue {
  readonly issue: string;
  readonly state: LotteryBetState;
}

/** `overIssue` is the newest issue whose draw is over. Issue names sort in order of time. */
export function shownState({ issue, state }: OnIssue, overIssue: string): ShownState {
  const isInPlay = state === 'planned' || state === 'placed';
  return isInPlay && issue <= overIssue ? 'settling' : state;
}

/** Poll interval while any bet is being settled. */
const settlingMs = 2_000;
export const settlingInterval = (all: readonly OnIssue[] | undefined, overIssue: string): number | false =>
  all?.some((one) => shownState(one, overIssue) === 'settling') === true && settlingMs;

export const betTones: Record<ShownState, BadgeTone> = {
  planned: 'line',
  placed: 'info',
  settling: 'info',
  won: 'good',
  lost: 'neutral',
  cancelled: 'line',
  void: 'warn',
};
