/** The wait until the next round. The cycle counts from the start of the last one, by the house's clock. M11 */
import { minPokerCycleMs } from '@foyer/contract/play/poker.ts';
import { houseNow } from '../frame/clock.ts';
import { cycleMs } from '../frame/placeRules.ts';

/** Margin over the house's cycle, so that the house does not refuse the next round as too soon. */
const spareMs = 60;

/** Whole seconds until the next round may begin; 0 if it may now or none was played yet. */
export const restSeconds = (last: { readonly openedMs: number } | undefined): number =>
  last === undefined
    ? 0
    : Math.max(0, Math.ceil((last.openedMs + cycleMs(minPokerCycleMs) + spareMs - houseNow()) / 1_000));

/** Returns a function that schedules one `draw` after 200 ms while seconds are left. */
export function createCountdown(draw: () => void): (seconds: number) => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  return (seconds) => {
    clearTimeout(next);
    next = seconds > 0 ? setTimeout(draw, 200) : undefined;
  };
}
