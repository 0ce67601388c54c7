/** Kills the house in the middle of a job, again and again, until the job comes to its end. L10 */
import { dyingAt, Killed } from './dyingTesting.ts';
import { houseJobs } from './houseJobs.ts';
import type { House } from './house.ts';
import { runnerOf } from './jobs/job.ts';
import type { TestHouse } from './testHouse.ts';

/** A job that goes on behind one failure says so in the log alone. */
const watching = ({ log }: House, onDeath: () => void): House['log'] =>
  Object.assign(Object.create(log) as House['log'], {
    error: (fields: { readonly err?: unknown }) => {
      if (fields.err instanceof Killed) onDeath();
    },
  });

/** Whether the house died of the job at its nth step. */
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
    /** The jobs that were killed and came to their end. */
    killed,
    /** Runs until no death comes any more; answers how often it died. */
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
