/** Operations by the house's own services, one after the other, each with its fault at a place of its own. */
import { checkStep, Divergence } from '../check.ts';
import { faultNames } from '../grid.ts';
import type { FaultName, Grid } from '../grid.ts';
import type { Model } from '../model.ts';
import { Untrue } from '../operation.ts';
import type { Answer, Kind, Ready, Scene } from '../operation.ts';
import type { Trace } from '../trace.ts';
import { between } from './wallet.ts';
import { deliver } from './deliver.ts';
import type { Delivered, Machines } from './deliver.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';

export interface Given {
  readonly machines: Machines;
  readonly model: Model;
  readonly grid: Grid;
  readonly trace: Trace;
}

interface Late {
  readonly kind: string;
  readonly ready: Ready;
  readonly answer: Answer;
  readonly again: () => Promise<Answer>;
  readonly dueAt: number;
}

/** A cell of the grid; `none` is an operation to which nothing happens. */
interface Cell {
  readonly kind: Kind;
  readonly fault: FaultName | 'none';
}

export interface Calls {
  readonly kinds: readonly string[];
  /** One operation, of the next cell. Each cell comes once before any comes again. */
  next(): Promise<void>;
  /** Late copies that are still on their way arrive. */
  end(): Promise<void>;
}

const sceneOf = ({ machines, model, trace }: Given): Scene => {
  let requests = 0;
  const scene: Scene = {
    world: machines.world,
    model,
    chance: machines.chance,
    quiet: () => machines.first,
    newRequestId: () => `simulation-${(requests += 1)}`,
    async step(players, act) {
      const written = await checkStep(machines.world, model, players, await act());
      trace.add('before', ...written.map(({ id, key }) => [id, key]));
    },
    async pay(playerId, account, amountSatang) {
      const legs = between('house:bank', account, amountSatang);
      await scene.step([playerId], async () => {
        const key = `simulation:${scene.newRequestId()}`;
        await machines.first.house.ledger.post({
          playerId,
          key,
          title: titles.manualDeposit,
          legs,
          reference: 'simulation',
        });
        return [{ playerId, title: titles.manualDeposit, legs }];
      });
    },
  };
  return scene;
};

/** Why a step is wrong, with what was done in it. */
function blame(cell: string, error: unknown): Divergence {
  return new Divergence(`${cell}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

/** Every cell once. Each kind has had one fault before any has a second, so that a short run meets all kinds. */
function deckOf(kinds: readonly Kind[], chance: Machines['chance']): Cell[] {
  const own = kinds.map((kind) => ({ kind, faults: chance.shuffled(['none' as const, ...faultNames]) }));
  const rounds = [...faultNames, 'none'].map((_, turn) =>
    chance
      .shuffled(own)
      .flatMap(({ kind, faults }) => (faults[turn] === undefined ? [] : [{ kind, fault: faults[turn] }])),
  );
  return rounds.flat().toReversed();
}

export function callsOf(given: Given, kinds: readonly Kind[], firstPlace: number): Calls {
  const { machines, model, grid, trace } = given;
  const scene = sceneOf(given);
  const places = new Map<string, number>();
  const late: Late[] = [];
  let deck: Cell[] = [];
  let count = 0;

  async function check(ready: Ready, answer: Answer): Promise<void> {
    const expected = await ready.expected(answer);
    const written = await checkStep(machines.world, model, ready.players, expected);
    trace.add(answer.refusal ?? 'done', ...written.map(({ playerId, seq, id, key }) => [playerId, seq, id, key]));
  }

  /** The same request again: the same answer, and nothing moves. */
  async function repeat({ again, answer, ready }: Pick<Late, 'again' | 'answer' | 'ready'>): Promise<void> {
    const outcome = await again();
    if (outcome.refusal !== answer.refusal)
      throw new Untrue(`first ${answer.refusal ?? 'done'}, then ${outcome.refusal ?? 'done'}`);
    await checkStep(machines.world, model, ready.players, []);
    trace.add('again', outcome.refusal ?? 'done');
  }

  async function operate({ kind, fault }: Cell): Promise<void> {
    const name = `${kind.name} x ${fault}`;
    const at = (places.get(name) ?? firstPlace - 1) + 1;
    const ready = await kind.ready(scene);
    trace.add(kind.name, fault, at, machines.world.clock.nowMs);
    const done = await deliver(machines, ready, fault, at);
    await check(ready, done.answer);
    await ready.after?.(done.answer);
    note(kind.name, fault, at, done);
    if (done.again === undefined) return;
    if (fault === 'reorder')
      late.push({ kind: kind.name, ready, answer: done.answer, again: done.again, dueAt: count + 7 });
    else await repeat({ again: done.again, answer: done.answer, ready });
  }

  function note(kind: string, fault: FaultName | 'none', at: number, { hasHit, statements }: Delivered): void {
    grid.done(kind);
    if (fault === 'none') return;
    // Past the last statement: the next one begins at the first again.
    places.set(`${kind} x ${fault}`, hasHit && fault !== 'reorder' ? at : 0);
    if (!hasHit) return;
    grid.faults += 1;
    grid.hit(kind, fault);
    if (statements > 0) grid.place(kind, at);
  }

  /** Copies whose time has come; at the end all of them. */
  async function arrive(upTo: number): Promise<void> {
    const due = late.filter(({ dueAt }) => dueAt <= upTo);
    late.splice(0, due.length);
    for (const one of due)
      await repeat(one).catch((error: unknown) => Promise.reject(blame(`${one.kind} x reorder`, error)));
  }

  return {
    kinds: kinds.map(({ name }) => name),
    async next() {
      count += 1;
      machines.world.clock.nowMs += machines.chance.between(500, 2_000);
      if (deck.length === 0) deck = deckOf(kinds, machines.chance);
      const cell = deck.pop();
      if (cell === undefined) return;
      await operate(cell).catch((error: unknown) => Promise.reject(blame(`${cell.kind.name} x ${cell.fault}`, error)));
      await arrive(count);
    },
    end: () => arrive(Number.POSITIVE_INFINITY),
  };
}
