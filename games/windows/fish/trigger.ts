/** When the next shot may be fired, by the same rules as the house's, with a little time to spare. M11 */
import { clipMs, clipShots, shotGapMs } from '@foyer/contract/games/fish.ts';
import type { FishClip } from '@foyer/contract/games/fish.ts';

/** Clocks are never quite the same. */
const spareMs = 20;

export interface Trigger {
  /** What a press would do now. */
  readonly state: (nowMs: number) => 'ready' | 'gap' | 'spent';
  left(nowMs: number): number;
  pull(nowMs: number): void;
  /** Takes over the house's count while this many shots are under way. */
  take(clip: FishClip, underWay: number): void;
}

export function createTrigger(given: FishClip): Trigger {
  let clip = given;
  let lastMs = 0;
  const isOpen = (nowMs: number): boolean => clip.openedMs > 0 && nowMs < clip.openedMs + clipMs + spareMs;
  return {
    state(nowMs) {
      if (isOpen(nowMs) && clip.shots >= clipShots) return 'spent';
      return nowMs < lastMs + shotGapMs + spareMs ? 'gap' : 'ready';
    },
    left: (nowMs) => (isOpen(nowMs) ? Math.max(0, clipShots - clip.shots) : clipShots),
    pull(nowMs) {
      clip = isOpen(nowMs) ? { ...clip, shots: clip.shots + 1 } : { openedMs: nowMs, shots: 1 };
      lastMs = nowMs;
    },
    take(current, underWay) {
      if (current.openedMs > 0)
        clip = { openedMs: current.openedMs, shots: Math.min(clipShots, current.shots + underWay) };
    },
  };
}
