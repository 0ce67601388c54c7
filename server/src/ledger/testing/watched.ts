/** The ledger's connections, watched by a test; on a cluster those to the servers of the shards too. */
import type { Pool } from 'pg';
import type { MoneyPool } from '../../db/citus/shards.ts';

/** Calls `before` for each statement. An error that it returns is the statement's answer, and nothing is sent. */
export function watched(money: MoneyPool, before: () => Error | undefined): MoneyPool {
  const over = (pool: Pool): Pool => {
    const watching = Object.create(pool) as Pool;
    watching.query = ((...given: Parameters<Pool['query']>) => {
      const error = before();
      return error === undefined ? pool.query(...given) : Promise.reject(error);
    }) as Pool['query'];
    return watching;
  };
  const { shards } = money;
  if (shards === undefined) return over(money);
  const at = (place: number) => ({ ...shards.at(place), pool: over(shards.at(place).pool) });
  return Object.assign(over(money), { shards: { ...shards, at } });
}

/** So many players whose movements share batches: those of one shard, on a cluster. */
export function playersTogether({ shards }: MoneyPool, count: number): readonly string[] {
  const many = Array.from({ length: count * (shards?.count ?? 1) * 4 }, (_, index) => `row ${index}`);
  const place = shards?.placeOf('row 0');
  return many.filter((player) => shards?.placeOf(player) === place).slice(0, count);
}
