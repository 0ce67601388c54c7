/** Movements that wait for a batch: one queue per player, oldest first. */
import type { Posted } from './accounts.ts';
import type { Prepared } from './batch.ts';

export interface Waiting {
  readonly prepared: Prepared;
  /** By `performance.now()`, not the house's clock. */
  readonly sinceMs: number;
  readonly resolve: (posted: Posted) => void;
  readonly reject: (error: unknown) => void;
}

export interface Queues {
  /** Contains a movement until its batch is settled, so also those in flight. */
  readonly byPlayer: Map<string, Waiting[]>;
  /** Players with a queue and no movement in flight. */
  ready: string[];
  /** Movements in all queues. */
  size: number;
}

export const createQueues = (): Queues => ({ byPlayer: new Map(), ready: [], size: 0 });

export function enqueue(queues: Queues, waiting: Waiting): void {
  const { playerId } = waiting.prepared.movement;
  queues.size += 1;
  const queue = queues.byPlayer.get(playerId);
  if (queue) queue.push(waiting);
  else {
    queues.byPlayer.set(playerId, [waiting]);
    queues.ready.push(playerId);
  }
}

export interface Batch {
  readonly players: readonly string[];
  readonly movements: readonly Waiting[];
}

/** Takes the oldest movement of up to `largest` players. They are in no other batch until `release`. */
export function takeBatch(queues: Queues, largest: number): Batch {
  const players = queues.ready.slice(0, largest);
  queues.ready = queues.ready.slice(largest);
  // Every player in `ready` has a queued movement.
  const movements = players
    .map((player) => queues.byPlayer.get(player)?.[0])
    .filter((waiting) => waiting !== undefined);
  return { players, movements };
}

/** Called after a batch is settled: removes its movements, and its players may be in the next batch. */
export function release(queues: Queues, { players, movements }: Batch): void {
  queues.size -= movements.length;
  for (const player of players) {
    const queue = queues.byPlayer.get(player);
    queue?.shift();
    if (queue?.length) queues.ready.push(player);
    else queues.byPlayer.delete(player);
  }
}
