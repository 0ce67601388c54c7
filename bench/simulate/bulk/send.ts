/** Sends a batch until every outcome is known, with one fault on the way. The ledger and its settlement are the house's own. */
import type { Machines } from '../calls/deliver.ts';
import { restart } from '../calls/deliver.ts';
import type { FaultName } from '../grid.ts';
import { delivery, within } from '../wire.ts';
import type { Delivery, Mishap, Plan } from '../wire.ts';
import type { Process } from '../world.ts';

/** Work that may be done again: it answers what it knows now, and `isKnown` where that is everything. */
export interface Work<T> {
  readonly run: (process: Process) => Promise<T>;
  readonly isKnown: (done: T) => boolean;
}

export interface Sent<T> {
  /** Every answer, the first one first. */
  readonly all: readonly T[];
  readonly hasHit: boolean;
}

const tries = 8;

async function attempt<T>(
  process: Process,
  { run }: Work<T>,
  plan?: Plan,
): Promise<{ run: Delivery; done?: T; error?: unknown }> {
  const one = delivery(plan);
  try {
    return { run: one, done: await within(one, () => run(process)) };
  } catch (error) {
    return { run: one, error };
  }
}

async function untilKnown<T>(machines: Machines, work: Work<T>): Promise<T[]> {
  const all: T[] = [];
  let last: unknown;
  for (let count = 0; count < tries; count += 1) {
    const { done, error } = await attempt(machines.first, work);
    if (done !== undefined) all.push(done);
    if (done !== undefined && work.isKnown(done)) return all;
    last = error;
  }
  throw new Error('it is never known', { cause: last });
}

const mishapOf = (fault: FaultName, isSent: boolean, { world, chance }: Machines): Mishap | undefined => {
  const jumpMs = chance.oneIn(3) ? -chance.between(1, 5) * 60_000 : chance.between(1, 15) * 60_000;
  switch (fault) {
    case 'duplicate':
    case 'reorder':
      return undefined;
    case 'time-out':
      return { kind: 'held' };
    case 'cut':
    case 'crash':
      return { kind: fault, isSent };
    case 'clock':
      return { kind: 'clock', jump: () => (world.clock.nowMs += jumpMs) };
    default:
      return { kind: fault };
  }
};

/** `at` counts statements, each met before it is sent and after. */
export async function sendBatch<T>(
  machines: Machines,
  work: Work<T>,
  fault: FaultName | 'none',
  at: number,
): Promise<Sent<T>> {
  const mishap = fault === 'none' ? undefined : mishapOf(fault, at % 2 === 0, machines);
  if (mishap === undefined) return { all: await untilKnown(machines, work), hasHit: false };
  const plan = { mishap, at: Math.ceil(at / 2) };
  if (mishap.kind === 'held') return besides(machines, work, plan);
  const { run, done } = await attempt(machines.first, work, plan);
  if (run.isDead) await restart(machines);
  if (fault === 'cut') await machines.world.warm();
  const first = done === undefined || run.isDead ? [] : [done];
  const isKnown = first[0] !== undefined && work.isKnown(first[0]);
  return { all: isKnown ? first : [...first, ...(await untilKnown(machines, work))], hasHit: run.hasHit };
}

/** The first process stands still before a statement, the other one does everything, then the first goes on. */
async function besides<T>(machines: Machines, work: Work<T>, plan: Plan): Promise<Sent<T>> {
  const run = delivery(plan);
  const first = within(run, () => work.run(machines.first)).catch((error: unknown) => ({ error }));
  await Promise.race([run.reached.promise, first]);
  const other = run.hasHit ? await attempt(machines.second, work) : undefined;
  run.released.resolve();
  await first;
  const done = other?.done === undefined ? [] : [other.done];
  return { all: [...done, ...(await untilKnown(machines, work))], hasHit: run.hasHit };
}
