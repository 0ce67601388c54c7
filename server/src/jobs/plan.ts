/** Adds scheduled jobs: the missed ones, and the next one of each schedule. */
import type { House } from '../house.ts';
import type { Job, Schedule } from './job.ts';
import { readPlanned, writePlanned } from './scheduleStore.ts';
import { slotAfter, slotsBetween } from './slots.ts';

/**
 * Returns a function that plans once and returns the number of added jobs. It adds the jobs before it stores the time
 * planned until. If the process is killed in between, the jobs are added again under the same keys.
 */
export function createPlanner(house: House, jobs: readonly Job[]): () => Promise<number> {
  const scheduled = jobs.flatMap(({ name, schedule }) => (schedule ? [{ name, schedule }] : []));
  let planned: Map<string, number> | undefined;
  return async () => {
    planned ??= await readPlanned(house);
    let added = 0;
    for (const { name, schedule } of scheduled) {
      const nowMs = house.now();
      const beforeMs = planned.get(name);
      if (beforeMs !== undefined && beforeMs > nowMs) continue;
      // A new schedule has no missed slots.
      const slots = slotsToAdd(schedule, beforeMs ?? nowMs, nowMs);
      await house.jobs.addAll(
        slots.map((slotMs) => ({ name, payload: { slotMs }, key: String(slotMs), runAtMs: slotMs })),
      );
      const plannedMs = slots.at(-1) ?? nowMs;
      await writePlanned(house, name, plannedMs);
      planned.set(name, plannedMs);
      added += slots.length;
    }
    return added;
  };
}

function slotsToAdd({ every, missed }: Schedule, afterMs: number, nowMs: number): number[] {
  const due = slotsBetween(every, afterMs, nowMs);
  return [...(missed === 'each' ? due : due.slice(-1)), slotAfter(every, nowMs)];
}
