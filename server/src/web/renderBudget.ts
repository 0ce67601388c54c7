/**
 * Limits how many pages are rendered at once: they share one thread, and read from the house. A request over the limit
 * gets a shell, which the browser renders.
 */
export interface RenderBudget {
  /** Runs `render` when a place is free. Returns undefined at once if the queue is full, or after `waitMs` in it. */
  run<T>(render: () => Promise<T>): Promise<T | undefined>;
}

interface Limits {
  /** Several, because a rendering waits for its reads most of the time. */
  readonly atWork: number;
  readonly inLine: number;
  readonly waitMs: number;
}

export function createRenderBudget({ atWork, inLine, waitMs }: Limits): RenderBudget {
  const line: ((hasPlace: boolean) => void)[] = [];
  let running = 0;

  function place(): Promise<boolean> {
    if (running < atWork) {
      running += 1;
      return Promise.resolve(true);
    }
    if (line.length >= inLine) return Promise.resolve(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      line.splice(line.indexOf(enter), 1);
      resolve(false);
    }, waitMs);
    const enter = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    line.push(enter);
    return promise;
  }

  /** Passes the place to the request that has waited longest, after a turn of the event loop for pending calls. */
  function leave(): void {
    const next = line.shift();
    if (next === undefined) running -= 1;
    else setImmediate(next, true);
  }

  return {
    async run(render) {
      if (!(await place())) return undefined;
      try {
        return await render();
      } finally {
        leave();
      }
    },
  };
}
