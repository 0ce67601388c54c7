/** When the reels start and land, and when the canvas is drawn. */
import { isCalm, wait } from '../frame/dom.ts';
import type { Reel } from './reel.ts';

const staggerMs = 70;
const firstStopMs = 820;
const betweenStopsMs = 260;
/** A reel that is still open turns slowly for this long, from the moment the one before it shows its symbols. */
const openMs = 640;
const seenMs = 420;

/** Requests frames while `paint` returns true. Returns a function that requests one more frame. */
export function createFrames(paint: (nowMs: number) => boolean): () => void {
  let frame = 0;
  const wake = (): void => {
    frame ||= requestAnimationFrame(step);
  };
  const step = (nowMs: number): void => {
    frame = 0;
    if (paint(nowMs)) wake();
  };
  return wake;
}

export interface Motion {
  /** When the picture stops changing, by `performance.now()`; Infinity while the reels run. */
  readonly untilMs: number;
  start(strips: readonly string[]): void;
  /** `open` are the reels that turn slowly before they land. None does under reduced motion. */
  stop(stops: readonly number[], onStop: (reel: number) => void, open?: readonly boolean[]): Promise<void>;
  end(): void;
}

interface Screen {
  readonly canvas: HTMLCanvasElement;
  /** Requests a frame. */
  readonly wake: () => void;
  /** Marks the reel that turns slowly; undefined once it has landed. */
  readonly watch: (reel: number | undefined) => void;
}

/** Starts and lands each reel at its time. */
export function createMotion(reels: readonly Reel[], { canvas, wake, watch }: Screen): Motion {
  let spinning: readonly string[] = [];
  let startedMs = 0;
  let untilMs = 0;
  return {
    get untilMs() {
      return untilMs;
    },
    start(strips) {
      spinning = strips;
      startedMs = performance.now();
      untilMs = Infinity;
      canvas.classList.toggle('resting', isCalm());
      if (!isCalm()) reels.forEach((reel, index) => reel.start(startedMs + index * staggerMs, strips[index] ?? 'A'));
      wake();
    },
    async stop(stops, onStop, open = []) {
      let landsMs = Math.max(startedMs + firstStopMs, performance.now());
      for (const [index, reel] of reels.entries()) {
        if (index > 0 && open[index] === true && !isCalm()) {
          await wait(landsMs - betweenStopsMs + seenMs - performance.now());
          reel.slow(performance.now());
          watch(index);
          landsMs += seenMs + openMs - betweenStopsMs;
        }
        await wait(landsMs - performance.now());
        const stop = stops[index] ?? 0;
        const nowMs = performance.now();
        if (isCalm()) reel.show(spinning[index] ?? 'A', stop);
        untilMs = isCalm() ? nowMs + 300 : reel.land(nowMs, stop) + 100;
        setTimeout(onStop, isCalm() ? 0 : seenMs, index);
        landsMs += betweenStopsMs;
        wake();
      }
      await wait(untilMs - performance.now());
      canvas.classList.remove('resting');
      watch(undefined);
    },
    end() {
      untilMs = 0;
      wake();
    },
  };
}
