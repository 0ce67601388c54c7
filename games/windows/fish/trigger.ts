/** When the next shot may be fired: the house's rule plus a small margin. M11 */
import { shotGapMs } from '@foyer/contract/play/fish.ts';
import type { FishClip } from '@foyer/contract/play/fish.ts';
import { cycleMs } from '../frame/placeRules.ts';

/** Margin for the difference between the clocks. */
const spareMs = 20;

export interface Trigger {
  /** Whole seconds until the next shot; 0 if it may be fired now. */
  waitSeconds(nowMs: number): number;
  pull(nowMs: number): void;
  /** Takes over the house's time of the last shot. While shots wait for a reply, a later press counts. */
  take(clip: FishClip, underWay: number): void;
}

export function createTrigger({ openedMs }: FishClip): Trigger {
  let lastMs = openedMs;
  return {
    waitSeconds: (nowMs) =>
      lastMs === 0 ? 0 : Math.max(0, Math.ceil((lastMs + cycleMs(shotGapMs) + spareMs - nowMs) / 1_000)),
    pull: (nowMs) => void (lastMs = nowMs),
    take(clip, underWay) {
      lastMs = underWay > 0 ? Math.max(lastMs, clip.openedMs) : clip.openedMs;
    },
  };
}
