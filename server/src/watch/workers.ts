/** Tells the operator which worker of a Citus cluster is missing, and when it is back. ADR 570 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { WorkerState } from '../db/citus/requireServers.ts';
import type { Database } from '../db/open.ts';

export interface WorkerWatch {
  /** State at the last check; empty on a plain server. */
  states(): readonly WorkerState[];
  stop(): Promise<void>;
}

/** Checks once before it returns, then regularly until it is stopped. Logs each change once. */
export async function watchWorkers(
  { readWorkers }: Pick<Database, 'readWorkers'>,
  log: Pick<Logger, 'error' | 'warn'>,
  everyMs = 5_000,
): Promise<WorkerWatch> {
  if (readWorkers === undefined) return { states: () => [], stop: () => Promise.resolve() };
  let states: readonly WorkerState[] = [];
  const ending = new AbortController();
  const look = async (): Promise<void> => {
    // Without the coordinator nothing is known of the workers. /readyz then names the database.
    const next = await readWorkers().catch(() => states);
    for (const { server, fault } of next) {
      const before = states.find((each) => each.server === server)?.fault;
      if (fault !== undefined && before === undefined)
        log.error({ server, fault }, 'a worker does not answer: the money of its players cannot be read or moved');
      if (fault === undefined && before !== undefined) log.warn({ server }, 'a worker answers again');
    }
    states = next;
  };
  const goOn = async (): Promise<void> => {
    const { signal } = ending;
    for (;;) {
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await look();
    }
  };
  await look();
  const going = goOn();
  return {
    states: () => states,
    stop() {
      ending.abort();
      return going;
    },
  };
}
