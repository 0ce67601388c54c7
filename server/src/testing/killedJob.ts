/** Kills the house in the middle of a job, again and again, until the job completes. L10 */
import { dyingAt, Killed } from './dying.ts';
import { houseJobs } from '../houseJobs.ts';
import type { House } from '../house.ts';
import { runnerOf } from '../jobs/job.ts';
import type { TestHouse } from './house.ts';

/** Watches the log, because a job that continues after a failure only reports it there. */
const watching = ({ log }: House, onDeath: () => void): House['log'] =>
  Object.assign(Object.create(log) as House['log'], {
    error: (fields: { readonly err?: unknown }) => {
      if (fields.err instanceof Killed) onDeath();
    },
  });

/** Returns whether the job reached its nth step, at which the house is killed. */
async function diesOf(name: string, payload: Record<string, unknown>, house: House, nth: number): Promise<boolean> {
  let hasDied = false;
  const where = dyingAt(house, nth);
  const watched: House = { ...where, log: watching(where, () => (hasDied = true)) };
  const due = { id: '', name, key: `killed:${name}`, payload, runAtMs: house.now(), failures: nth - 1 };
  await runnerOf(
    watched,
    houseJobs,
  )(due).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
    hasDied = true;
  });
  return hasDied;
}

export function jobKilling({ house }: TestHouse) {
  const killed = new Set<string>();
  return {
    /** Names of jobs that were killed and completed later. */
    killed,
    /** Runs the job until it completes. Returns how often it was killed. */
    runKilled: async (name: string, payload: Record<string, unknown>, config = house.config): Promise<number> => {
      for (let nth = 1; nth < 400; nth += 1) {
        if (await diesOf(name, payload, { ...house, config }, nth)) continue;
        if (nth > 1) killed.add(name);
        return nth - 1;
      }
      throw new Error(`${name} never came to its end`);
    },
  };
}
