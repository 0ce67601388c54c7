/**
 * The ledger of a Citus cluster: one for each shard, with queues and batches of its own. Players of one shard share
 * batches, and no statement reaches across shards. ADR 540
 */
import type { Shards } from '../db/citus/shards.ts';
import type { Movement, Posted } from './accounts.ts';
import { shardPlace } from './moneyPlace.ts';
import type { MoneyPlace } from './moneyPlace.ts';
import type { LedgerWrites } from './post.ts';

export function createShardedLedger(shards: Shards, create: (place: MoneyPlace) => LedgerWrites): LedgerWrites {
  const ledgers = Array.from({ length: shards.count }, (_, place) => create(shardPlace(shards, place)));
  const ledgerOf = (playerId: string): LedgerWrites => {
    const ledger = ledgers[shards.placeOf(playerId)];
    if (ledger === undefined) throw new Error(`no shard has the rows of ${playerId}`);
    return ledger;
  };
  return {
    async post(movement) {
      return ledgerOf(movement.playerId).post(movement);
    },
    postAll: (movements) => postAll(movements, ledgerOf),
    async closeLost(lost) {
      const byLedger = Map.groupBy(lost, ({ playerId }) => ledgerOf(playerId));
      await Promise.all([...byLedger].map(([ledger, its]) => ledger.closeLost(its)));
    },
    async close() {
      await Promise.all(ledgers.map((ledger) => ledger.close()));
    },
  };
}

async function postAll(
  movements: readonly Movement[],
  ledgerOf: (playerId: string) => LedgerWrites,
): Promise<PromiseSettledResult<Posted>[]> {
  const byLedger = Map.groupBy(movements, ({ playerId }) => ledgerOf(playerId));
  const outcomes = new Map<Movement, PromiseSettledResult<Posted>>();
  await Promise.all(
    [...byLedger].map(async ([ledger, its]) => {
      const settled = await ledger.postAll(its);
      for (const [at, movement] of its.entries()) {
        const outcome = settled[at];
        if (outcome !== undefined) outcomes.set(movement, outcome);
      }
    }),
  );
  return movements.map((movement) => {
    const outcome = outcomes.get(movement);
    if (outcome === undefined) throw new Error(`the ledger did not answer for ${movement.key}`);
    return outcome;
  });
}
