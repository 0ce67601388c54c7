/** Counts an amount up on the screen. */

export interface Count {
  readonly satang: number;
  readonly lengthMs: number;
  readonly show: (satang: number) => void;
  /** Called about eleven times a second while it counts. */
  readonly tick: () => void;
  /** Ends the count at its amount. */
  readonly signal: AbortSignal;
}

export function countUp({ satang, lengthMs, show, tick, signal }: Count): Promise<void> {
  const startMs = performance.now();
  let tickedMs = 0;
  return new Promise((done) => {
    const step = (nowMs: number): void => {
      const part = signal.aborted ? 1 : Math.min(1, (nowMs - startMs) / lengthMs);
      show(Math.round(satang * (1 - (1 - part) ** 3)));
      if (nowMs - tickedMs > 90 && part < 1) {
        tickedMs = nowMs;
        tick();
      }
      if (part < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}
