/** Recurring background work: a round, a pause, the next round. */
import type { House } from '../house.ts';

export interface Worker {
  /** Resolves when the running round has ended. */
  stop(): Promise<void>;
}

export const idle: Worker = { stop: () => Promise.resolve() };

const pauseMs = 1000;

/**
 * Starts a worker. A round returns how much it has done; unless that is 0, the next round follows at once. A failed
 * round is logged under `name` and retried after a pause.
 */
export function startWorker(house: House, name: string, round: () => Promise<number>): Worker {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    let done = 0;
    try {
      done = await round();
    } catch (error) {
      house.log.error({ err: error }, `${name} could not finish a round`);
    }
    if (!isStopped) plan(done > 0 ? 0 : pauseMs);
  }
  function plan(delayMs: number): void {
    timer = setTimeout(() => {
      running = run();
    }, delayMs);
  }
  plan(pauseMs);
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
