/** Players of the fault trial who move money through the address of several houses. */
import { openPools } from '@foyer/house/db/open.ts';
import type { Database } from '@foyer/house/db/open.ts';
import { cardNumberOf } from '../faults/cardNumber.ts';
import { createPlayer } from '../faults/player.ts';
import type { Operation } from '../faults/player.ts';
import { findWrong, reconcile } from '../faults/reconcile.ts';
import { chanceOf, fund } from '../faults/trial.ts';
import type { Outcome } from './judge.ts';
import { setTimeout as pause } from 'node:timers/promises';

export interface Load {
  readonly operations: readonly Operation[];
  /** Operations with a final answer. */
  finals(): number;
  /** Waits until so many more have one. Throws after `withinMs`. */
  answered(more: number, withinMs: number): Promise<void>;
  /** Stops the players when their last operation has its answer. */
  end(): Promise<void>;
}

/** Registers and funds the players, then lets them play. Player n uses address n, in turn. */
export async function startLoad(addresses: readonly string[], players: number, databaseUrl: string): Promise<Load> {
  const operations: Operation[] = [];
  let isEnding = false;
  const all = Array.from({ length: players }, (_, index) =>
    createPlayer({
      address: addresses[index % addresses.length] ?? '',
      account: `faulty${index + 1}`,
      cardNumber: cardNumberOf(index + 1),
      chance: chanceOf(index + 1),
      isEnding: () => isEnding,
      operations,
    }),
  );
  await Promise.all(all.map((player) => player.register()));
  await onDatabase(databaseUrl, fund);
  await Promise.all(all.map((player) => player.prepare()));
  const playing = Promise.all(all.map((player) => player.play()));
  const finals = () => operations.filter(({ state }) => state !== 'open').length;
  return {
    operations,
    finals,
    async answered(more, withinMs) {
      const wanted = finals() + more;
      const untilMs = performance.now() + withinMs;
      while (finals() < wanted) {
        if (performance.now() > untilMs) throw new Error(`no ${more} operations were answered within ${withinMs} ms`);
        await pause(20);
      }
    },
    async end() {
      isEnding = true;
      await playing;
    },
  };
}

/** Compares the operations with the database, which has come to rest. */
export function readOutcome(
  databaseUrl: string,
  { operations }: Pick<Load, 'operations'>,
): Promise<Omit<Outcome, 'fallen' | 'backMs'>> {
  return onDatabase(databaseUrl, async ({ db }) => ({
    ...(await reconcile(db, operations)),
    wrong: await findWrong(db, operations),
    unknown: operations.reduce((sum, { unknown }) => sum + unknown, 0),
    open: operations.filter(({ state }) => state === 'open').length,
  }));
}

async function onDatabase<T>(connectionString: string, act: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPools({ connectionString }, () => undefined);
  return act(database).finally(() => database.close());
}
