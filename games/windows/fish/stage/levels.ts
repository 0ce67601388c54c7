/**
 * Levels of detail. The window starts with a level that suits the device and then measures frames: if they are late it
 * lowers the level by one, and tries the higher level again once after a long smooth period. docs/fish.md lists the
 * levels.
 */
export interface Level {
  readonly name: 'best' | 'good' | 'light' | 'plain' | 'coarse';
  /** Drawn by the CPU, with pictures that need no scaling and no rotation. */
  readonly isPlain: boolean;
  /** Upper limit of the resolution, in device pixels per CSS pixel. */
  readonly mostResolution: number;
  /** Fraction of the device's own resolution. */
  readonly share: number;
  /** Number of moving layers of light; with 0, the light is painted into the background. */
  readonly lights: 0 | 1 | 2;
  readonly bubbles: number;
}

/** Highest level first. */
export const levels: readonly [Level, Level, Level, Level, Level] = [
  { name: 'best', isPlain: false, mostResolution: 2, share: 1, lights: 2, bubbles: 16 },
  { name: 'good', isPlain: false, mostResolution: 1.5, share: 1, lights: 1, bubbles: 10 },
  { name: 'light', isPlain: false, mostResolution: 1, share: 1, lights: 0, bubbles: 6 },
  { name: 'plain', isPlain: true, mostResolution: 2, share: 1, lights: 0, bubbles: 6 },
  { name: 'coarse', isPlain: true, mostResolution: 1, share: 0.75, lights: 0, bubbles: 6 },
];

/** The first level for devices without a usable GPU. */
export const firstPlain = levels.findIndex(({ isPlain }) => isPlain);

export interface Governor {
  readonly at: number;
  /** Reports one frame by its time. Returns true if the level has changed. */
  frame(atMs: number): boolean;
}

/** A decision is based on this many frames, or on the frames within this many milliseconds. */
const [judgedFrames, judgedMs] = [120, 2_500];
const lateMs = 22;
/** Above this mean, one decision lowers the level instead of two in a row. */
const awfulMs = 50;
/** A longer frame means a hidden page or a sleeping machine and is ignored. */
const pauseMs = 4_000;
/** Decisions in a row with few late frames, about a minute, before a higher level is tried. */
const smoothToRise = 32;

/** `from` and `to` are indexes in `levels`: the first level and the lowest allowed one. */
export function createGovernor(from: number, to: number): Governor {
  let at = from;
  let lastMs = Infinity;
  let [frames, late, spentMs] = [0, 0, 0];
  let [slow, smooth] = [0, 0];
  /** Mean milliseconds per frame of each level when it was left. */
  const means: number[] = [];
  let hasRisen = false;
  let isSettled = false;

  function judge(): boolean {
    const mean = spentMs / frames;
    const [isSlow, isSmooth] = [late > frames * 0.3, late < frames * 0.04];
    [frames, late, spentMs] = [0, 0, 0];
    slow = isSlow ? slow + (mean > awfulMs ? 2 : 1) : 0;
    smooth = isSmooth ? smooth + 1 : 0;
    if (isSettled) return false;
    if (slow >= 2) return fall(mean);
    if (smooth < smoothToRise || at === from || hasRisen) return false;
    hasRisen = true;
    return moveTo(at - 1);
  }
  function fall(mean: number): boolean {
    means[at] = mean;
    if (at < to) return moveTo(at + 1);
    // If no lower level was faster, the screen or the rest of the machine is slow, not the drawing: restores the first.
    isSettled = true;
    const first = means[from] ?? mean;
    return at > from && mean > first * 0.9 && moveTo(from);
  }
  function moveTo(next: number): boolean {
    at = next;
    [slow, smooth] = [0, 0];
    return true;
  }

  return {
    get at() {
      return at;
    },
    frame(atMs) {
      const ms = atMs - lastMs;
      lastMs = atMs;
      if (ms <= 0 || ms > pauseMs) return false;
      frames += 1;
      spentMs += ms;
      if (ms > lateMs) late += 1;
      return (frames >= judgedFrames || spentMs >= judgedMs) && judge();
    },
  };
}
