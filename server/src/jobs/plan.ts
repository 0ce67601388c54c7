/** Adds the jobs that time asks for: those that were missed, and for each schedule the next one. */
import type { House } from '../house.ts';
import type { Job, Schedule } from './job.ts';
import { readPlanned, writePlanned } from './scheduleStore.ts';
import { slotAfter, slotsBetween } from './slots.ts';

/**
 * A round of planning; answers how many jobs it has added. The job goes first and the note second: a process that is
 * killed in between adds it again, under the same key.
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
      // A schedule that is new has missed nothing.
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
