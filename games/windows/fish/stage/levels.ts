/**
 * Levels of detail. The window starts with a level that suits the device and then measures frames: if they are late it
 * lowers the level by one, and tries the higher level again once after a long smooth period. docs/fish.md lists the
 * levels.
 */
export interface Level {
  readonly name: 'best' | 'good' | 'light' | 'plain' | 'coarse';
  /** Drawn by the processor, with pictures that need no scaling and no turning. */
  readonly isPlain: boolean;
  /** Device pixels for each of the page's, at most. */
  readonly mostResolution: number;
  /** Of the device's own pixels, in either direction. */
  readonly share: number;
  /** Layers of light that move over the water; without any the light is painted into it. */
  readonly lights: 0 | 1 | 2;
  readonly bubbles: number;
}

/** From the most to the least. */
export const levels: readonly [Level, Level, Level, Level, Level] = [
  { name: 'best', isPlain: false, mostResolution: 2, share: 1, lights: 2, bubbles: 16 },
  { name: 'good', isPlain: false, mostResolution: 1.5, share: 1, lights: 1, bubbles: 10 },
  { name: 'light', isPlain: false, mostResolution: 1, share: 1, lights: 0, bubbles: 6 },
  { name: 'plain', isPlain: true, mostResolution: 2, share: 1, lights: 0, bubbles: 6 },
  { name: 'coarse', isPlain: true, mostResolution: 1, share: 0.75, lights: 0, bubbles: 6 },
];

/** Where a device without a graphics card begins. */
export const firstPlain = levels.findIndex(({ isPlain }) => isPlain);

export interface Governor {
  readonly at: number;
  /** Reports one frame by its time. Returns true if the level has changed. */
  frame(atMs: number): boolean;
}

/** A decision is based on this many frames, or on the frames within this many milliseconds. */
const [judgedFrames, judgedMs] = [120, 2_500];
const lateMs = 22;
/** Frames that take longer than this are not judged twice before less is drawn. */
const awfulMs = 50;
/** Longer is a hidden page or a sleeping machine, not a slow picture. */
const pauseMs = 4_000;
/** So many judgements in a row with hardly a late frame, a good minute, until more is tried again. */
const smoothToRise = 32;

/** `from` and `to` are places in `levels`; `to` is the least it may go down to. */
export function createGovernor(from: number, to: number): Governor {
  let at = from;
  let lastMs = Infinity;
  let [frames, late, spentMs] = [0, 0, 0];
  let [slow, smooth] = [0, 0];
  /** Milliseconds a frame of each level when it was left. */
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
    // Drawing less has not made the frames any quicker: the screen or the rest of the machine is slow, not the picture.
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
