/** Moves shards between the workers of a test's cluster. */
import type { Pool } from 'pg';
import type { ClusterDatabase } from './cluster.ts';

export const portsOf = ({ workers }: ClusterDatabase): string[] =>
  workers.map((worker) => ('connectionString' in worker ? new URL(worker.connectionString).port : String(worker.port)));

export const portOf = (pool: Pool): string => new URL(pool.options.connectionString ?? '').port;

export const moveShard = (
  pool: Pool,
  { id, from, to }: Record<'id' | 'from' | 'to', string | undefined>,
  way: string,
) =>
  pool.query(
    `select citus_move_shard_placement($1::bigint, '127.0.0.1', $2::int, '127.0.0.1', $3::int, $4::citus.shard_transfer_mode)`,
    [id, from, to, way],
  );

/** Whether the coordinator, or a worker on its behalf, waits for another's lock. */
export async function isMoveWaiting(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query('select from citus_lock_waits');
  return rowCount !== 0;
}
