import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerSetup } from './messages.ts';

/** Enough for the client and twenty pages; a page that leaks ends the thread instead of the house. */
const heapMb = 256;
/** Rendering leaves much garbage, but a page at a time. A larger young generation would be kept for good. */
const youngMb = 6;

/** Starts the thread that makes pages. It gets no environment, so that rendering code cannot read the house's secrets. */
export function startWorker(setup: WorkerSetup): Worker {
  return new Worker(join(import.meta.dirname, 'worker.ts'), {
    name: 'pages',
    workerData: setup,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb },
  });
}
