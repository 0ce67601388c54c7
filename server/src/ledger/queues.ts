/** The movements that wait for a batch: a queue for each player, oldest first. */
import type { Posted } from './accounts.ts';
import type { Prepared } from './batch.ts';

export interface Waiting {
  readonly prepared: Prepared;
  /** By the machine's clock, not the house's. */
  readonly sinceMs: number;
  readonly resolve: (posted: Posted) => void;
  readonly reject: (error: unknown) => void;
}

export interface Queues {
  /** Players are here while they have a queue, also while their first movement is in a batch. */
  readonly byPlayer: Map<string, Waiting[]>;
  /** Players with a queue who are in no batch. */
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

/** The oldest movement of each of at most this many players, who are in no other batch until `release`. */
export function takeBatch(queues: Queues, largest: number): Batch {
  const players = queues.ready.slice(0, largest);
  queues.ready = queues.ready.slice(largest);
  // Every player in `ready` has a queued movement.
  const movements = players
    .map((player) => queues.byPlayer.get(player)?.[0])
    .filter((waiting) => waiting !== undefined);
  return { players, movements };
}

/** The batch is settled: its movements leave their queues, and its players may be in the next one. */
export function release(queues: Queues, { players, movements }: Batch): void {
  queues.size -= movements.length;
  for (const player of players) {
    const queue = queues.byPlayer.get(player);
    queue?.shift();
    if (queue?.length) queues.ready.push(player);
    else queues.byPlayer.delete(player);
  }
}
