/** When the next shot may be fired, by the same rule as the house's, with a little time to spare. M11 */
import { shotGapMs } from '@foyer/contract/play/fish.ts';
import type { FishClip } from '@foyer/contract/play/fish.ts';

/** Clocks are never quite the same. */
const spareMs = 20;

export interface Trigger {
  /** Whole seconds until a press fires again; 0 where it does now. */
  waitSeconds(nowMs: number): number;
  pull(nowMs: number): void;
  /** Adopts the house's time of the last shot. A shot without a reply counts from its press. */
  take(clip: FishClip, underWay: number): void;
}

export function createTrigger({ openedMs }: FishClip): Trigger {
  let lastMs = openedMs;
  return {
    waitSeconds: (nowMs) => (lastMs === 0 ? 0 : Math.max(0, Math.ceil((lastMs + shotGapMs + spareMs - nowMs) / 1_000))),
    pull: (nowMs) => void (lastMs = nowMs),
    take(clip, underWay) {
      lastMs = underWay > 0 ? Math.max(lastMs, clip.openedMs) : clip.openedMs;
    },
  };
}
