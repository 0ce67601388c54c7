/** How the ledger's statements name their tables: as a whole, or as those of one shard of a Citus cluster. ADR 540 */
import type { ClusterTable } from '../db/citus/clusterTables.ts';
import type { Shard } from '../db/citus/shards.ts';

/** Returns a table for `from`, `into` or `update`, under an alias; by default, its plain name. */
export type TableName = (table: ClusterTable, alias?: string) => string;

export interface TableNames {
  readonly name: TableName;
  /** A condition that holds the shard and is true; '' for whole tables. */
  readonly held: string;
}

export const wholeTables: TableNames = {
  name: (table, alias = table) => (alias === table ? table : `${table} as ${alias}`),
  held: '',
};

/**
 * The tables of one shard. `players` is the number of the parameter with the ids of all players of the statement. The
 * condition is a subquery, so that it is evaluated once, and before a row of the shard is read.
 */
export const tablesOf = ({ id, tableOf }: Shard, players: number): TableNames => ({
  name: (table, alias = table) => `${tableOf(table)} as ${alias}`,
  held: `(select foyer_hold_shard(${id}, $${players}::text[]))`,
});
