/** When the reels start and land, and when the canvas is drawn. */
import { isCalm, wait } from '../frame/dom.ts';
import type { Reel } from './reel.ts';

const staggerMs = 70;
const firstStopMs = 820;
const betweenStopsMs = 260;

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
  stop(stops: readonly number[], onStop: (reel: number) => void): Promise<void>;
  end(): void;
}

/** Starts and lands each reel at its time. `wake` requests a frame. */
export function createMotion(reels: readonly Reel[], canvas: HTMLCanvasElement, wake: () => void): Motion {
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
    async stop(stops, onStop) {
      for (const [index, reel] of reels.entries()) {
        await wait(startedMs + firstStopMs + index * betweenStopsMs - performance.now());
        const stop = stops[index] ?? 0;
        const nowMs = performance.now();
        if (isCalm()) reel.show(spinning[index] ?? 'A', stop);
        untilMs = isCalm() ? nowMs + 300 : reel.land(nowMs, stop) + 100;
        setTimeout(onStop, isCalm() ? 0 : 420, index);
        wake();
      }
      await wait(untilMs - performance.now());
      canvas.classList.remove('resting');
    },
    end() {
      untilMs = 0;
      wake();
    },
  };
}
