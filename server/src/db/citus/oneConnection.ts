/** Transactions whose rows appear at once. */
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Makes the coordinator of a Citus cluster use one connection to each server for what this transaction writes, so that a
 * reader of one player's rows and of a reference table sees all of it or nothing. Otherwise each shard commits by itself.
 * A plain server keeps the setting for the transaction and ignores it. ADR 566
 */
export const writeOnOneConnection = (trx: Transaction<Tables>): Promise<unknown> =>
  sql`
    select set_config('citus.multi_shard_modify_mode', 'sequential', true),
           set_config('citus.max_adaptive_executor_pool_size', '1', true)`.execute(trx);
