/** A whole simulation: two ways into one house, the services with their calls and the ledger with its batches, in turn. */
import { callsOf } from './calls/calls.ts';
import { openMachines } from './calls/deliver.ts';
import { callKinds } from './calls/kinds.ts';
import { bulkOf, crowdFor } from './bulk/bulk.ts';
import { chanceOf } from './chance.ts';
import { checkBooks } from './check.ts';
import { Grid } from './grid.ts';
import { Model } from './model.ts';
import { digestOfBooks, traceOf } from './trace.ts';
import { watchWire } from './wire.ts';
import type { Site } from './world.ts';

export interface Settings {
  readonly seed: number;
  readonly operations: number;
  /** Calls of services among the operations, and faults in all. */
  readonly calls: number;
  readonly faults: number;
  /** The statement at which the first fault of each kind of call happens, from 1; the parts of a run share them out. */
  readonly firstPlace?: number;
  readonly log?: (line: string) => void;
}

export interface Report {
  readonly grid: Grid;
  readonly kinds: readonly string[];
  /** Of everything done and seen, and of the books at the end. */
  readonly trace: string;
  readonly books: string;
  readonly movements: number;
  readonly players: number;
  readonly milliseconds: number;
  /** The first step that was wrong; undefined where none was. */
  readonly divergence: string | undefined;
  readonly latest: readonly string[];
}

export async function simulate(site: Site, settings: Settings): Promise<Report> {
  const { seed, log = () => undefined } = settings;
  const world = await site.open(seed);
  const wire = watchWire();
  const startedMs = performance.now();
  const [model, grid, trace] = [new Model(), new Grid(), traceOf()];
  try {
    const given = { machines: await openMachines(world, chanceOf(seed)), model, grid, trace };
    const { firstPlace = 1 } = settings;
    const [calls, bulk] = [callsOf(given, callKinds(), firstPlace), bulkOf(given, crowdFor(settings.operations))];
    let divergence: string | undefined;
    try {
      await play(settings, { calls, bulk, grid, log });
      await calls.end();
      log('the books are read from end to end');
      await checkBooks(world, model);
    } catch (error) {
      divergence = describe(error);
    }
    return {
      grid,
      kinds: [...calls.kinds, ...bulk.kinds],
      trace: trace.digest(),
      books: await digestOfBooks(world),
      movements: model.players().reduce((sum, player) => sum + model.seq(player), 0),
      players: model.players().length,
      milliseconds: performance.now() - startedMs,
      divergence,
      latest: trace.latest(),
    };
  } finally {
    wire.stop();
    await world.close();
  }
}

interface Playing {
  readonly calls: ReturnType<typeof callsOf>;
  readonly bulk: ReturnType<typeof bulkOf>;
  readonly grid: Grid;
  readonly log: (line: string) => void;
}

/** Both ways advance together: after a tenth of the calls, a tenth of the operations is done. */
async function play(
  { operations, calls: wanted, faults }: Settings,
  { calls, bulk, grid, log }: Playing,
): Promise<void> {
  const startedMs = performance.now();
  let logged = 0;
  for (let called = 0; called < wanted || grid.operations < operations || grid.faults < faults;) {
    const share = Math.max(called / wanted, grid.operations / operations);
    const isCallDue = called < wanted && called / wanted <= grid.operations / operations;
    if (isCallDue) {
      await calls.next();
      called += 1;
    } else await bulk.round(grid.faults < faults * Math.min(1, share));
    if (share < logged + 0.1) continue;
    logged += 0.1;
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    log(`${grid.operations} operations, ${grid.faults} faults, ${seconds} s`);
  }
}

function describe(error: unknown): string {
  const causes: string[] = [];
  for (let one: unknown = error; one instanceof Error; one = one.cause) causes.push(one.stack ?? one.message);
  return causes.length > 0 ? causes.join('\n') : String(error);
}
