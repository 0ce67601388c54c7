/** Sends one operation until its outcome is known, with one fault on the way. L04 to L06 */
import { takeOverMs } from '@foyer/house/http/moneyRequests.ts';
import type { FaultName } from '../grid.ts';
import type { Answer, Ready } from '../operation.ts';
import { delivery, ProcessEnded, within } from '../wire.ts';
import type { Delivery, Mishap, Plan } from '../wire.ts';
import type { Process, World } from '../world.ts';
import type { Chance } from '../chance.ts';

/** The processes of one house, as far as they live. */
export interface Machines {
  readonly world: World;
  readonly chance: Chance;
  /** The one that players reach first, and the other one. */
  first: Process;
  second: Process;
}

export async function openMachines(world: World, chance: Chance): Promise<Machines> {
  return { world, chance, first: await world.start(true), second: await world.start(false) };
}

/** All processes have ended, and the house starts again from its database. */
export async function restart(machines: Machines): Promise<void> {
  machines.world.clock.nowMs += 1_000;
  machines.first = await machines.world.start(true);
  machines.second = await machines.world.start(false);
}

interface Attempt {
  readonly run: Delivery;
  readonly answer?: Answer;
  readonly error?: unknown;
}

async function attempt(process: Process, ready: Ready, plan?: Plan): Promise<Attempt> {
  const run = delivery(plan);
  try {
    return { run, answer: await within(run, () => ready.send(process)) };
  } catch (error) {
    return { run, error };
  }
}

const tries = 8;

/** Nothing happens to these. A request that a dead process holds is taken over when it is old enough. */
async function untilAnswered(machines: Machines, ready: Ready, at: 'first' | 'second' = 'first'): Promise<Answer> {
  let last: unknown;
  for (let count = 0; count < tries; count += 1) {
    const { answer, error } = await attempt(machines[at], ready);
    if (answer !== undefined) return answer;
    last = error;
    machines.world.clock.nowMs += takeOverMs;
  }
  throw new Error('it is never answered', { cause: last });
}

export interface Delivered {
  readonly answer: Answer;
  /** Whether the fault has happened, and at which statement. */
  readonly hasHit: boolean;
  readonly statements: number;
  /** The same request once more, later: its answer must be the same. */
  readonly again?: () => Promise<Answer>;
}

const minuteMs = 60_000;

function mishapOf(fault: FaultName, isSent: boolean, { world, chance }: Machines): Mishap {
  const jumpMs = chance.oneIn(3) ? -chance.between(1, 5) * minuteMs : chance.between(1, 15) * minuteMs;
  switch (fault) {
    case 'cut':
    case 'crash':
      return { kind: fault, isSent };
    case 'time-out':
    case 'duplicate':
      return { kind: 'held' };
    case 'clock':
      return { kind: 'clock', jump: () => (world.clock.nowMs += jumpMs) };
    case 'reorder':
      throw new Error('a late copy meets no statement');
    default:
      return { kind: fault };
  }
}

/** `at` counts statements; every place is met before and after the statement in turn. */
export async function deliver(
  machines: Machines,
  ready: Ready,
  fault: FaultName | 'none',
  at: number,
): Promise<Delivered> {
  if (fault === 'none' || fault === 'reorder') {
    const answer = await untilAnswered(machines, ready);
    const again = () => untilAnswered(machines, ready);
    return { answer, hasHit: fault === 'reorder', statements: 0, ...(fault === 'reorder' && { again }) };
  }
  const plan: Plan = { mishap: mishapOf(fault, at % 2 === 0, machines), at: Math.ceil(at / 2) };
  if (plan.mishap.kind === 'held') return besides(machines, ready, plan, fault);
  const { run, answer, error } = await attempt(machines.first, ready, plan);
  if (!run.hasHit && answer === undefined) throw new Error('it fails by itself', { cause: error });
  const isOver = answer !== undefined && !run.isDead;
  if (run.isDead) {
    if (!(error instanceof ProcessEnded) && answer === undefined) checkEnded(error);
    await restart(machines);
  }
  if (fault === 'cut') await machines.world.warm();
  const known = isOver ? answer : await untilAnswered(machines, ready);
  return { answer: known, hasHit: run.hasHit, statements: run.count };
}

/** A dead process's errors are nobody's, unless they say that the program is wrong. */
function checkEnded(error: unknown): void {
  if (error instanceof TypeError || error instanceof ReferenceError) throw error;
}

/** A first delivery stands still at a statement while another one of the same request runs. */
async function besides(machines: Machines, ready: Ready, plan: Plan, fault: FaultName): Promise<Delivered> {
  const run = delivery(plan);
  const first = within(run, () => ready.send(machines.first)).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  await Promise.race([run.reached.promise, first]);
  if (!run.hasHit) {
    const done = await first;
    if ('error' in done) throw new Error('it fails by itself', { cause: done.error });
    return { answer: done.answer, hasHit: false, statements: run.count };
  }
  if (fault === 'time-out') machines.world.clock.nowMs += takeOverMs;
  const other = await attempt(machines.second, ready);
  run.released.resolve();
  const own = await first;
  const answer = other.answer ?? ('answer' in own ? own.answer : undefined) ?? (await untilAnswered(machines, ready));
  return { answer, hasHit: true, statements: run.count, again: () => untilAnswered(machines, ready, 'second') };
}
