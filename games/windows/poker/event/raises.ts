/** The amounts of the slider: from the lowest raise in steps of a big blind, and all in at the end. */
import type { EventHand, EventRound } from '@foyer/contract/play/poker.ts';

export interface Preset {
  readonly name: 'half' | 'pot' | 'all';
  readonly index: number;
}

export interface RaiseSteps {
  readonly amounts: readonly number[];
  /** Half a pot, a pot and all in, as indexes of `amounts`. Those that reach all in are left out besides `all`. */
  readonly presets: readonly Preset[];
}

export function raiseSteps(
  { callChips, canRaise, minTo, maxTo }: NonNullable<EventRound['choices']>,
  hand: Pick<EventHand, 'big' | 'bets' | 'totals'>,
): RaiseSteps {
  if (!canRaise) return { amounts: [], presets: [] };
  const amounts: number[] = [];
  for (let to = minTo; to < maxTo; to += hand.big) amounts.push(to);
  amounts.push(maxTo);
  const pot = hand.totals.reduce((sum, total) => sum + total, 0) + callChips;
  const most = Math.max(...hand.bets);
  const nearest = (to: number): number => {
    const above = amounts.findIndex((amount) => amount >= to);
    return above < 0 ? amounts.length - 1 : above;
  };
  const wanted: Preset[] = [
    { name: 'half', index: nearest(most + pot / 2) },
    { name: 'pot', index: nearest(most + pot) },
    { name: 'all', index: amounts.length - 1 },
  ];
  const last = amounts.length - 1;
  return { amounts, presets: wanted.filter(({ name, index }) => name === 'all' || index < last) };
}
