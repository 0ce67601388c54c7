/**
 * Limits how many pages are rendered at once. Rendering takes the processor from the calls: 34 ms for /home, 84 ms for
 * /slots. Whoever asks for many addresses that are not in the cache gets pages that the browser renders itself.
 */
export interface RenderBudget {
  /** Runs `render` when there is a place; returns undefined at once if the line is full, or after `waitMs` in it. */
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

  /** Gives the place to whoever has waited longest, after the calls that have arrived meanwhile. */
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
