/** Where a job that moves bets sends its statements: to one server, or to each shard of a Citus cluster. ADR 566 */
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Shard, Shards } from '../../db/citus/shards.ts';
import type { Tables } from '../../db/tables.ts';
import { isShardGone } from '../failures.ts';

type BetTable = 'bet' | 'old_bet' | 'bet_change' | 'recalled_bet';

export interface BetPlace {
  /** The table under its own name as an alias, for `from`, `delete from` or `insert into`. */
  readonly table: (table: BetTable) => RawBuilder<unknown>;
  /** A condition that is true. On a cluster, it keeps the shard from being moved until the statement ends. */
  readonly held: RawBuilder<unknown>;
  readonly ask: <Row extends object>(query: RawBuilder<Row>) => Promise<readonly Row[]>;
}

/**
 * Runs `act` for each place, one after the other. Leaves out a shard that has been moved meanwhile: the next run finds it.
 */
export async function atEachPlace(
  db: Kysely<Tables>,
  shards: Shards | undefined,
  act: (place: BetPlace) => Promise<void>,
): Promise<void> {
  if (shards === undefined) {
    const ask: BetPlace['ask'] = async (query) => (await query.execute(db)).rows;
    return act({ table: (table) => sql`${sql.table(table)} as ${sql.ref(table)}`, held: sql`true`, ask });
  }
  for (let at = 0; at < shards.count; at += 1) {
    await act(placeOf(db, shards.at(at))).catch(async (error: unknown) => {
      if (!isShardGone(error)) throw error;
      await shards.refresh();
    });
  }
}

const placeOf = (db: Kysely<Tables>, { id, pool, tableOf }: Shard): BetPlace => ({
  table: (table) => sql`${sql.table(tableOf(table))} as ${sql.ref(table)}`,
  held: sql`(select foyer_hold_shard(${sql.lit(id)}::bigint, '{}'))`,
  async ask<Row extends object>(query: RawBuilder<Row>) {
    const { sql: text, parameters } = query.compile(db);
    return (await pool.query<Row>(text, [...parameters])).rows;
  },
});
