/** How long the next round has to wait: the cycle counts from the start of the last one, by the house's clock. M11 */
import { minPokerCycleMs } from '@foyer/contract/play/poker.ts';
import { houseNow } from '../frame/clock.ts';

/** The screen waits a little longer than the house, so that its own answer is not for haste. */
const spareMs = 60;

/** Whole seconds until a next round may begin; 0 where it may, or where none was played yet. */
export const restSeconds = (last: { readonly openedMs: number } | undefined): number =>
  last === undefined ? 0 : Math.max(0, Math.ceil((last.openedMs + minPokerCycleMs + spareMs - houseNow()) / 1_000));

/** Draws again every moment while a rest lasts, one at a time. */
export function createCountdown(draw: () => void): (seconds: number) => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  return (seconds) => {
    clearTimeout(next);
    next = seconds > 0 ? setTimeout(draw, 200) : undefined;
  };
}
